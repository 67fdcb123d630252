/// Measures the lag of the main actor with probes, as a pure value.
///
///     probe ──▶ main actor ──▶ answered: the lag
///       └── not answered for `stuckAfter`: stuck, reported once with the current activity
struct MainActorWatch {
  typealias Instant = ContinuousClock.Instant

  /// The result of a check.
  enum Finding: Equatable {
    /// The main actor has answered the last probe. Send another one.
    case sendProbe
    /// A probe is pending.
    case wait
    /// The main actor has not answered for this long. Returned once for each probe.
    case stuck(Duration, MainActorActivity?)
  }

  /// An activity with its duration.
  struct Slow: Equatable {
    let activity: MainActorActivity
    let duration: Duration
  }

  /// The time without an answer after which the main actor counts as stuck.
  var stuckAfter: Duration = .seconds(3)
  /// The duration from which an activity counts as slow.
  var slowFrom: Duration = .milliseconds(50)

  private var activity: MainActorActivity?
  /// The longest activity since the last probe was sent.
  private(set) var longest: Slow?
  private var probe: Instant?
  private var isReported = false

  /// The age of the pending probe; nil if there is none.
  func unansweredTime(at now: Instant) -> Duration? { probe.map { now - $0 } }

  /// Records the start of an activity.
  mutating func begin(_ activity: MainActorActivity) { self.activity = activity }

  /// Records the end of the current activity and how long it took. Returns whether it was slow.
  mutating func end(after duration: Duration) -> Bool {
    guard let activity else { return false }
    self.activity = nil
    if duration > longest?.duration ?? .zero { longest = Slow(activity: activity, duration: duration) }
    return duration >= slowFrom
  }

  /// Checks the pending probe.
  mutating func look(at now: Instant) -> Finding {
    guard let probe else {
      self.probe = now
      isReported = false
      longest = nil
      return .sendProbe
    }
    guard !isReported, now - probe >= stuckAfter else { return .wait }
    isReported = true
    return .stuck(now - probe, activity)
  }

  /// Records the answer to the pending probe. Returns its round-trip time.
  mutating func answer(at now: Instant) -> Duration? {
    defer { probe = nil }
    return probe.map { now - $0 }
  }
}
