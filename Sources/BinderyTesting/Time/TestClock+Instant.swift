extension TestClock {
  /// An instant, as the time since the creation of the clock, rounded to nanoseconds.
  ///
  /// Because of the rounding, steps add up: ten times `.seconds(0.1)` is one second, although 0.1 has no exact binary
  /// form.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The time since the creation of the clock.
    public let offset: Duration

    /// Creates an instant from the time since the creation of the clock.
    public init(offset: Duration = .zero) {
      let (seconds, attoseconds) = offset.components
      let half: Int64 = attoseconds < 0 ? -500_000_000 : 500_000_000
      self.offset = .seconds(seconds) + .nanoseconds((attoseconds + half) / 1_000_000_000)
    }

    /// Returns the instant that is a duration after this one.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// Returns the time from this instant to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether an instant is before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    /// The time since the creation of the clock, as text.
    public var description: String { "\(offset)" }
  }
}
