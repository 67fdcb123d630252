/// The cafes that a search found.
public struct BusinessReply: Sendable, Hashable {
  /// Each once.
  public var cafes: [Cafe]
  /// The source of their data.
  public let source: CafeSource
  /// Why they are made up, as a sentence; nil where sample data were asked for.
  public let reason: String?

  /// Makes a reply without duplicates.
  public init(_ cafes: [Cafe], source: CafeSource, reason: String? = nil) {
    var seen: Set<Cafe.ID> = []
    self.cafes = cafes.filter { seen.insert($0.id).inserted }
    self.source = source
    self.reason = reason
  }
}
