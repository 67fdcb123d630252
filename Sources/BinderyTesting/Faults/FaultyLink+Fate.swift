extension FaultyLink {
  /// The fate of a message: the arrival of its copies.
  public struct Fate: Sendable, Hashable {
    /// The delays after which its copies arrive; empty if it is lost.
    public var delays: [Duration]

    /// Creates a fate from the delays of the copies.
    public init(delays: [Duration]) { self.delays = delays }

    /// The message arrives once.
    public static func arrives(after delay: Duration) -> Fate { Fate(delays: [delay]) }

    /// The message arrives twice.
    public static func arrivesTwice(after first: Duration, and second: Duration) -> Fate {
      Fate(delays: [first, second])
    }

    /// The message never arrives, and neither end notices.
    public static let isLost = Fate(delays: [])
  }
}
