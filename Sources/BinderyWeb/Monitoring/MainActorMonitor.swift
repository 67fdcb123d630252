internal import Bindery
internal import Logging
internal import Synchronization

/// Measures how long the main actor is busy, and finds the handler that blocks it.
///
/// A handler that runs for 50 ms or longer is an incident, and so is a main actor that answers a probe that late. A handler that blocks the main actor for seconds cannot be
/// interrupted: the monitor logs its name, and ``isStuck`` allows the process to be restarted.
final class MainActorMonitor: Sendable {
  /// The time without a reply after which ``isStuck`` is true.
  static let stuckLimit = Duration.seconds(10)

  private let watch = HostLock(MainActorWatch())
  private let logger: Logger
  private let incidents: IncidentMonitor
  private let metrics: WebMetrics
  private let clock: SteadyClock

  /// Creates a monitor; ``run(every:)`` starts it.
  init(
    logger: Logger, incidents: IncidentMonitor, metrics: WebMetrics,
    clock: SteadyClock = SteadyClock()
  ) {
    self.logger = logger
    self.incidents = incidents
    self.metrics = metrics
    self.clock = clock
  }

  /// Whether the main actor has not replied for so long that it is unlikely to recover.
  var isStuck: Bool {
    let now = clock.now
    return watch.withLock { $0.unansweredTime(at: now) ?? .zero } >= Self.stuckLimit
  }

  /// Runs an activity on the main actor and measures its duration.
  @MainActor
  func measure<Result>(_ activity: MainActorActivity, _ body: @MainActor () -> Result) -> Result {
    var duration = Duration.zero
    defer { record(activity, duration) }
    return measurePart(activity, &duration, body)
  }

  /// Runs part of an activity on the main actor, and adds its duration. Call ``record(_:_:)`` after the last part.
  @MainActor
  func measurePart<Result>(
    _ activity: MainActorActivity, _ duration: inout Duration, _ body: @MainActor () -> Result
  ) -> Result {
    let start = clock.now
    watch.withLock { $0.begin(activity) }
    let result = body()
    let part = clock.now - start
    if watch.withLock({ $0.end(after: part) }) {
      incidents.record(.slowHandler, of: activity, "\(activity) took \(part.milliseconds) ms")
    }
    duration += part
    return result
  }

  /// Records the duration of an activity.
  func record(_ activity: MainActorActivity, _ duration: Duration) {
    metrics.record(activity, duration: duration)
  }

  /// Probes the main actor until the task is canceled.
  func run(every interval: Duration = .seconds(1)) async {
    while !Task.isCancelled {
      probe { answer in Task { @MainActor in answer() } }
      try? await clock.sleep(for: interval)
    }
  }

  /// Sends a probe, unless one is pending, and reports a main actor that does not reply.
  ///
  /// - Parameter send: Must call its argument on the main actor.
  func probe(_ send: (@escaping @Sendable () -> Void) -> Void) {
    let instant = clock.now
    switch watch.withLock({ $0.look(at: instant) }) {
    case .wait: break
    case .sendProbe: send { [weak self] in self?.answered() }
    case .stuck(let time, let activity):
      let name = activity?.description ?? "work outside of events"
      logger.error("The main actor has been busy for \(time.milliseconds) ms with \(name).")
      incidents.record(.stuckMainActor, of: activity, name)
    }
  }

  private func answered() {
    let instant = clock.now
    let (lag, longest, slowFrom) = watch.withLock { ($0.answer(at: instant), $0.longest, $0.slowFrom) }
    guard let lag else { return }
    metrics.record(lag: lag)
    guard lag >= slowFrom else { return }
    let work = longest.map { "\($0.activity) took \($0.duration.milliseconds) ms of them" }
    incidents.record(
      .lateMainActor, of: longest?.activity,
      "the main actor answered after \(lag.milliseconds) ms; \(work ?? "no handler and no page ran")")
  }
}

extension Duration {
  /// Whole milliseconds.
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
