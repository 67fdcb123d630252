extension Duration {
  /// The longest time for which a timer is set: a hundred years. Real clocks cannot count much longer ones.
  package static var longest: Duration { .seconds(3_155_760_000) }

  /// The time to wait: none if it is negative, and at most ``longest``.
  package var asDelay: Duration { min(max(self, .zero), .longest) }

  /// Creates the closest duration to a number of seconds: none for NaN.
  package init(clampedSeconds seconds: Double) {
    let limit = Duration.longest / .seconds(1)
    self = .seconds(seconds.isNaN ? 0 : min(max(seconds, -limit), limit))
  }

  /// Returns the sum, or the duration closest to it.
  package func adding(_ other: Duration) -> Duration {
    let (sum, isOverflow) = attoseconds.addingReportingOverflow(other.attoseconds)
    return Duration(attoseconds: isOverflow ? (other < .zero ? .min : .max) : sum)
  }

  /// Returns the difference, or the duration closest to it.
  package func subtracting(_ other: Duration) -> Duration {
    let (difference, isOverflow) = attoseconds.subtractingReportingOverflow(other.attoseconds)
    return Duration(attoseconds: isOverflow ? (other < .zero ? .max : .min) : difference)
  }

  /// Returns the smallest multiple of a positive duration that is greater than this one.
  func nextMultiple(of period: Duration) -> Duration {
    let rest = attoseconds % period.attoseconds
    return adding(Duration(attoseconds: (rest < 0 ? 0 : period.attoseconds) - rest))
  }
}
