internal import Bindery

extension TestClock {
  /// An instant, as the time since the creation of the clock, rounded to nanoseconds. What lies beyond the seconds that
  /// fit into 64 bits is the first or the last instant.
  ///
  /// Because of the rounding, steps add up: ten times `.seconds(0.1)` is one second, although 0.1 has no exact binary
  /// form.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The time since the creation of the clock.
    public let offset: Duration

    /// Creates an instant from the time since the creation of the clock.
    public init(offset: Duration = .zero) {
      let (seconds, attoseconds) = min(max(offset, .seconds(Int64.min)), .seconds(Int64.max)).components
      let half: Int64 = attoseconds < 0 ? -500_000_000 : 500_000_000
      self.offset = .seconds(seconds) + .nanoseconds((attoseconds + half) / 1_000_000_000)
    }

    /// Returns the instant that is a duration after this one.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset.adding(duration)) }
    /// Returns the time from this instant to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether an instant is before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    /// The time since the creation of the clock, as text.
    public var description: String { "\(offset)" }
  }
}
