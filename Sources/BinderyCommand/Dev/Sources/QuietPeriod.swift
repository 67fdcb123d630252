/// When changes that follow each other are one change: an editor that saves all files, or a change of the branch.
struct QuietPeriod {
  /// The time without a change after which they are complete.
  static let quiet = Duration.milliseconds(30)
  /// The time after the first one after which no more are awaited.
  static let longest = Duration.milliseconds(300)

  private var first: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?

  /// When the changes so far are complete; nil if there are none.
  var end: ContinuousClock.Instant? {
    guard let first, let last else { return nil }
    return min(last + Self.quiet, first + Self.longest)
  }

  /// Records a change.
  mutating func note(at now: ContinuousClock.Instant) {
    first = first ?? now
    last = now
  }

  /// Begins again.
  mutating func reset() { (first, last) = (nil, nil) }
}
