import Logging
import Synchronization
import Testing

@testable import BinderyWeb

struct IncidentMonitorTests {
  private final class Lines: Sendable {
    let texts = Mutex<[String]>([])
  }

  private struct Handler: LogHandler {
    let lines: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    init(lines: Lines) { self.lines = lines }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { lines.texts.withLock { $0.append("\(event.message)") } }
  }

  private final class Time: Sendable {
    let now = Mutex(ContinuousClock.now)
  }

  private let lines = Lines()
  private let time = Time()
  private let monitor: IncidentMonitor

  init() {
    monitor = IncidentMonitor(logger: Logger(label: "test") { [lines] _ in Handler(lines: lines) }) {
      [time] in time.now.withLock(\.self)
    }
  }

  @Test func allIncidentsAreCountedAndFewAreLogged() {
    for _ in 1...50 { monitor.record(.ignoredEvent, "no such control") }
    monitor.record(.refusedHost, "another name")
    time.now.withLock { $0 += .seconds(10) }
    monitor.record(.ignoredEvent, "no such control")
    #expect(monitor.count(of: .ignoredEvent) == 51)
    #expect(monitor.count(of: .refusedHost) == 1)
    #expect(
      lines.texts.withLock(\.self) == [
        "ignoredEvent: no such control", "refusedHost: another name",
        "ignoredEvent: no such control (and 49 more since the last line)",
      ])
  }

  @Test func observersHearEachIncident() {
    let heard = Heard()
    monitor.observe { incident in heard.incidents.withLock { $0.append(incident) } }
    monitor.record(.slowBody, "")
    monitor.record(.slowBody, "")
    #expect(heard.incidents.withLock(\.self) == [.slowBody, .slowBody])
  }

  private final class Heard: Sendable {
    let incidents = Mutex<[WebIncident]>([])
  }
}
