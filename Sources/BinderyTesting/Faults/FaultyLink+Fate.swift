extension FaultyLink {
  /// What becomes of a message.
  public struct Fate: Sendable, Hashable {
    /// After which times a copy of it arrives; none where it is lost.
    public var delays: [Duration]

    /// Names the times after which a copy arrives.
    public init(delays: [Duration]) { self.delays = delays }

    /// It arrives once.
    public static func arrives(after delay: Duration) -> Fate { Fate(delays: [delay]) }

    /// It arrives twice.
    public static func arrivesTwice(after first: Duration, and second: Duration) -> Fate {
      Fate(delays: [first, second])
    }

    /// It never arrives, and nobody is told.
    public static let isLost = Fate(delays: [])
  }
}
