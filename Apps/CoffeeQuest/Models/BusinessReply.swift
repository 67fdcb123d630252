/// The cafes that a search found.
public struct BusinessReply: Sendable, Hashable {
  /// Each once.
  public var cafes: [Cafe]
  /// Who tells of them, or would.
  public let source: CafeSource
  /// Why they are made up, as a sentence, where there is a reason to tell.
  public let reason: String?

  /// Tells what was found.
  public init(_ cafes: [Cafe], source: CafeSource, reason: String? = nil) {
    var seen: Set<Cafe.ID> = []
    self.cafes = cafes.filter { seen.insert($0.id).inserted }
    self.source = source
    self.reason = reason
  }
}
