/// The cafes that a search found.
public struct BusinessReply: Sendable, Hashable {
  /// The cafes, without duplicates.
  public var cafes: [Cafe]
  /// The source of their data.
  public let source: CafeSource
  /// The reason why sample data replaces real data, as a sentence; nil if sample data was requested or the data is
  /// real.
  public let reason: String?

  /// Creates a reply without duplicates.
  public init(_ cafes: [Cafe], source: CafeSource, reason: String? = nil) {
    var seen: Set<Cafe.ID> = []
    self.cafes = cafes.filter { seen.insert($0.id).inserted }
    self.source = source
    self.reason = reason
  }
}
