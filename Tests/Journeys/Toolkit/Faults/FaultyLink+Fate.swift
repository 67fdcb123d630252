extension FaultyLink {
  /// The fate of a message: the arrival of its copies.
  struct Fate: Sendable, Hashable {
    /// The delays after which its copies arrive; empty if it is lost.
    var delays: [Duration]

    /// Creates a fate from the delays of the copies.
    init(delays: [Duration]) { self.delays = delays }

    /// The message arrives once.
    static func arrives(after delay: Duration) -> Fate { Fate(delays: [delay]) }

    /// The message arrives twice.
    static func arrivesTwice(after first: Duration, and second: Duration) -> Fate {
      Fate(delays: [first, second])
    }

    /// The message never arrives, and neither end notices.
    static let isLost = Fate(delays: [])
  }
}
