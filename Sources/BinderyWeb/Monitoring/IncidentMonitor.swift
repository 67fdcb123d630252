internal import Logging
internal import Synchronization

/// Counts incidents, and logs at most one line for each kind and activity every ten seconds, so that a flood does not fill the log, and
/// one slow handler does not hide the others.
final class IncidentMonitor: Sendable {
  typealias Instant = ContinuousClock.Instant

  private static let logInterval = Duration.seconds(10)
  /// The maximum number of subjects with lines of their own. Activities name nodes, of which windows have many.
  private static let maximumSubjects = 50

  /// What a line in the log is about.
  private struct Subject: Hashable {
    let incident: WebIncident
    var activity: MainActorActivity?
  }

  private struct Tally {
    var count = 0
    /// The count and the time of the last line in the log.
    var logged: (count: Int, at: Instant)?

    /// Counts an incident. Returns the number of incidents since the last line, if another line is due.
    mutating func add(at now: Instant) -> Int? {
      count += 1
      if let logged, now - logged.at < IncidentMonitor.logInterval { return nil }
      defer { logged = (count, now) }
      return count - (logged?.count ?? 0) - 1
    }
  }

  private struct Tallies {
    var counts: [WebIncident: Int] = [:]
    private var subjects: [Subject: Tally] = [:]

    mutating func add(_ subject: Subject, at now: Instant) -> Int? {
      counts[subject.incident, default: 0] += 1
      var subject = subject
      if subjects[subject] == nil, subjects.count >= IncidentMonitor.maximumSubjects {
        subjects = subjects.filter { entry in
          entry.value.logged.map { now - $0.at < IncidentMonitor.logInterval } == true
        }
        // So many activities at once share a line.
        if subjects.count >= IncidentMonitor.maximumSubjects { subject.activity = nil }
      }
      return subjects[subject, default: Tally()].add(at: now)
    }
  }

  private let logger: Logger
  private let now: @Sendable () -> Instant
  private let tallies = HostLock(Tallies())
  private let observers = HostLock<[@Sendable (WebIncident) -> Void]>([])

  /// Creates a monitor without incidents.
  init(logger: Logger, now: @escaping @Sendable () -> Instant = { .now }) {
    self.logger = logger
    self.now = now
  }

  /// Returns the number of incidents of a kind.
  func count(of incident: WebIncident) -> Int { tallies.withLock { $0.counts[incident] ?? 0 } }

  /// Calls a closure at each incident from now on.
  func observe(_ observer: @escaping @Sendable (WebIncident) -> Void) {
    observers.withLock { $0.append(observer) }
  }

  /// Records an incident.
  ///
  /// - Parameters:
  ///   - activity: The activity that caused it, if any.
  ///   - detail: A text for the log. It must contain no user input and no token.
  func record(
    _ incident: WebIncident, of activity: MainActorActivity? = nil, _ detail: @autoclosure () -> String
  ) {
    let instant = now()
    let subject = Subject(incident: incident, activity: activity)
    if let further = tallies.withLock({ $0.add(subject, at: instant) }) {
      var metadata: Logger.Metadata = ["incident": "\(incident.rawValue)"]
      if let activity { metadata["app"] = "\(activity.app)" }
      let others = further == 0 ? "" : " (and \(further) more since the last line)"
      logger.notice("\(detail())\(others)", metadata: metadata)
    }
    for observer in observers.withLock(\.self) { observer(incident) }
  }
}
