extension TestClock {
  /// A moment, as the time since the clock was made, to the nanosecond.
  ///
  /// The rounding makes steps add up: ten times `.seconds(0.1)` is one second, although 0.1 has no exact binary form.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The time since the clock was made.
    public let offset: Duration

    /// Makes the instant that comes so long after the clock was made.
    public init(offset: Duration = .zero) {
      let (seconds, attoseconds) = offset.components
      let half: Int64 = attoseconds < 0 ? -500_000_000 : 500_000_000
      self.offset = .seconds(seconds) + .nanoseconds((attoseconds + half) / 1_000_000_000)
    }

    /// The instant that comes so long after this one.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The time from this instant to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether an instant comes before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    /// The time since the clock was made, in words.
    public var description: String { "\(offset)" }
  }
}
