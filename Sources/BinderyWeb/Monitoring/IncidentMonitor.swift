internal import Logging
internal import Synchronization

/// Counts incidents, and logs at most one line for each kind every ten seconds, so that a flood does not fill the log.
final class IncidentMonitor: Sendable {
  typealias Instant = ContinuousClock.Instant

  private struct Tally {
    var count = 0
    /// The count and the time of the last line in the log.
    var logged: (count: Int, at: Instant)?
  }

  private static let logInterval = Duration.seconds(10)

  private let logger: Logger
  private let now: @Sendable () -> Instant
  private let tallies = Mutex<[WebIncident: Tally]>([:])
  private let observers = Mutex<[@Sendable (WebIncident) -> Void]>([])

  /// Creates a monitor without incidents.
  init(logger: Logger, now: @escaping @Sendable () -> Instant = { .now }) {
    self.logger = logger
    self.now = now
  }

  /// Returns the number of incidents of a kind.
  func count(of incident: WebIncident) -> Int { tallies.withLock { $0[incident]?.count ?? 0 } }

  /// Calls a closure at each incident from now on.
  func observe(_ observer: @escaping @Sendable (WebIncident) -> Void) {
    observers.withLock { $0.append(observer) }
  }

  /// Records an incident.
  ///
  /// - Parameter detail: A text for the log. It must contain no user input and no token.
  func record(_ incident: WebIncident, _ detail: @autoclosure () -> String) {
    let instant = now()
    let further = tallies.withLock { tallies -> Int? in
      var tally = tallies[incident, default: Tally()]
      defer { tallies[incident] = tally }
      tally.count += 1
      if let logged = tally.logged, instant - logged.at < Self.logInterval { return nil }
      let further = tally.count - (tally.logged?.count ?? 0) - 1
      tally.logged = (tally.count, instant)
      return further
    }
    if let further {
      let others = further == 0 ? "" : " (and \(further) more since the last line)"
      logger.notice("\(incident.rawValue): \(detail())\(others)")
    }
    for observer in observers.withLock(\.self) { observer(incident) }
  }
}
