internal import CoreMetrics

/// The metrics of a host, for the backend that the program installs with `MetricsSystem.bootstrap`. Without a
/// backend, their cost is negligible.
struct WebMetrics: Sendable {
  private let sessions = Gauge(label: "bindery_sessions")
  private let lag = Gauge(label: "bindery_main_actor_lag_seconds")
  private let events = Timer(label: "bindery_event_seconds")
  private let mounts = Timer(label: "bindery_page_seconds", dimensions: [("part", "mount")])
  private let renders = Timer(label: "bindery_page_seconds", dimensions: [("part", "render")])
  private let restorations = Timer(label: "bindery_page_seconds", dimensions: [("part", "restore")])
  private let incidents = Dictionary(
    uniqueKeysWithValues: WebIncident.allCases.map {
      ($0, Counter(label: "bindery_incidents_total", dimensions: [("kind", $0.rawValue)]))
    })

  /// Records the number of sessions.
  func record(sessions count: Int) { sessions.record(count) }

  /// Records the lag of the main actor.
  func record(lag duration: Duration) { lag.record(duration.seconds) }

  /// Records the duration of an event's handler or of a part of a first page.
  func record(_ activity: MainActorActivity, duration: Duration) {
    let nanoseconds = Int64(duration.seconds * 1e9)
    switch activity {
    case .event: events.recordNanoseconds(nanoseconds)
    case .mount: mounts.recordNanoseconds(nanoseconds)
    case .render: renders.recordNanoseconds(nanoseconds)
    case .restore: restorations.recordNanoseconds(nanoseconds)
    }
  }

  /// Counts an incident.
  func count(_ incident: WebIncident) { incidents[incident]?.increment() }
}

extension Duration {
  fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
