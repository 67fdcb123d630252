extension TestClock {
  /// The order in which simultaneous timers fire.
  public enum Order: Sendable, Hashable, CustomStringConvertible {
    /// By instant, then in the order in which they were set. Sleeping tasks are in the order in which their work was started.
    case asSet
    /// In random order among the timers that are due within a duration of the first, as on a real clock, where each sleeper wakes at its instant or
    /// slightly later. The same seed produces the same order.
    case shuffled(seed: UInt64, within: Duration = .milliseconds(1))

    /// A description of the order.
    public var description: String {
      switch self {
      case .asSet: "as set"
      case .shuffled(let seed, let within): "shuffled within \(within), seed \(seed)"
      }
    }
  }
}
