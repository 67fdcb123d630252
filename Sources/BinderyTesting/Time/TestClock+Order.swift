extension TestClock {
  /// In which order timers fire that are due together.
  public enum Order: Sendable, Hashable, CustomStringConvertible {
    /// By instant, then in the order in which they were set; sleeping tasks in the order in which their work was started.
    case asSet
    /// In any order among those that are due within a duration of the first, as on a real clock, where each sleeper wakes at its instant or a little
    /// later. The same seed gives the same order.
    case shuffled(seed: UInt64, within: Duration = .milliseconds(1))

    /// The order as it was made.
    public var description: String {
      switch self {
      case .asSet: "as set"
      case .shuffled(let seed, let within): "shuffled within \(within), seed \(seed)"
      }
    }
  }
}
