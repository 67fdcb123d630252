import BinderyViews
import Logging
import Synchronization
import Testing

@testable import BinderyWeb

struct IncidentMonitorTests {
  private let log = CapturedLog()
  private let time = TestTime()
  private let monitor: IncidentMonitor

  init() {
    monitor = IncidentMonitor(logger: log.logger) { [time] in time.now }
  }

  @Test func allIncidentsAreCountedAndFewAreLogged() {
    for _ in 1...50 { monitor.record(.ignoredEvent, "no such control") }
    monitor.record(.refusedHost, "another name")
    time.advance(by: .seconds(10))
    monitor.record(.ignoredEvent, "no such control")
    #expect(monitor.count(of: .ignoredEvent) == 51)
    #expect(monitor.count(of: .refusedHost) == 1)
    #expect(
      log.texts == [
        "no such control", "another name", "no such control (and 49 more since the last line)",
      ])
  }

  @Test func aLineHasTheKindOfTheIncidentAndTheApp() {
    monitor.record(.slowHandler, of: .mount(app: "cloudy"), "it took long")
    monitor.record(.refusedHost, "another name")
    #expect(
      log.lines.map(\.metadata) == [
        ["incident": "slowHandler", "app": "cloudy"], ["incident": "refusedHost"],
      ])
  }

  @Test func activitiesBeyondFiftyShareALine() {
    for node in 0..<500 as Range<UInt32> {
      monitor.record(.slowHandler, of: .event(.tap, node: NodeID(rawValue: node), app: "cloudy"), "\(node)")
    }
    #expect(log.lines.count == 51)
    time.advance(by: .seconds(10))
    monitor.record(.slowHandler, of: .event(.tap, node: NodeID(rawValue: 900), app: "cloudy"), "900")
    #expect(log.texts.last == "900")
    #expect(monitor.count(of: .slowHandler) == 501)
  }

  @Test func observersReceiveEachIncident() {
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
