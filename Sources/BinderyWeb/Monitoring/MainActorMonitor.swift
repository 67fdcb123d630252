internal import Logging
internal import Synchronization

/// Measures how long the main actor is busy, and names the handler that keeps it busy.
///
/// A handler that runs for 50 ms or longer is an incident. While one holds the main actor for seconds, it cannot be
/// interrupted: the monitor names it in the log, and ``isStuck`` lets the process be restarted.
final class MainActorMonitor: Sendable {
  /// The time without an answer after which ``isStuck``.
  static let stuckLimit = Duration.seconds(10)

  private let watch = Mutex(MainActorWatch())
  private let logger: Logger
  private let incidents: IncidentMonitor
  private let metrics: WebMetrics
  private let now: @Sendable () -> ContinuousClock.Instant

  /// Creates a monitor; ``run(every:)`` starts it.
  init(
    logger: Logger, incidents: IncidentMonitor, metrics: WebMetrics,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.logger = logger
    self.incidents = incidents
    self.metrics = metrics
    self.now = now
  }

  /// Whether the main actor has not answered for so long that the process cannot be expected to recover.
  var isStuck: Bool {
    let now = now()
    return watch.withLock { $0.unansweredTime(at: now) ?? .zero } >= Self.stuckLimit
  }

  /// Runs an activity on the main actor, and measures it.
  @MainActor
  func measure<Result>(_ activity: MainActorActivity, _ body: () -> Result) -> Result {
    let start = now()
    watch.withLock { $0.begin(activity, at: start) }
    let result = body()
    let end = now()
    let slow = watch.withLock { $0.end(at: end) }
    metrics.record(activity, duration: end - start)
    if let slow {
      incidents.record(.slowHandler, "\(slow.activity) took \(slow.duration.milliseconds) ms")
    }
    return result
  }

  /// Probes the main actor until the task is cancelled.
  func run(every interval: Duration = .seconds(1)) async {
    while !Task.isCancelled {
      probe { answer in Task { @MainActor in answer() } }
      try? await Task.sleep(for: interval)
    }
  }

  /// Sends a probe unless one is on its way, and reports a main actor that does not answer.
  ///
  /// - Parameter send: has to call its argument on the main actor.
  func probe(_ send: (@escaping @Sendable () -> Void) -> Void) {
    let instant = now()
    switch watch.withLock({ $0.look(at: instant) }) {
    case .wait: break
    case .sendProbe: send { [weak self] in self?.answered() }
    case .stuck(let time, let activity):
      let name = activity?.description ?? "work outside of events"
      logger.error("The main actor has been busy for \(time.milliseconds) ms with \(name).")
      incidents.record(.stuckMainActor, name)
    }
  }

  private func answered() {
    let instant = now()
    if let lag = watch.withLock({ $0.answer(at: instant) }) { metrics.record(lag: lag) }
  }
}

extension Duration {
  /// Whole milliseconds.
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
