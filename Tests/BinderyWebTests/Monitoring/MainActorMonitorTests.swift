import BinderyViews
import Logging
import Synchronization
import Testing

@testable import BinderyWeb

@MainActor
struct MainActorMonitorTests {
  private let time = TestTime()
  private let log = CapturedLog()
  private let incidents: IncidentMonitor
  private let monitor: MainActorMonitor

  init() {
    incidents = IncidentMonitor(logger: log.logger)
    monitor = MainActorMonitor(
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, incidents: incidents,
      metrics: WebMetrics(), clock: time.clock)
  }

  @Test func aSlowHandlerIsAnIncident() {
    let result = monitor.measure(.render(app: "cloudy")) {
      time.advance(by: .milliseconds(80))
      return 7
    }
    #expect(result == 7)
    monitor.measure(.mount(app: "cloudy")) { time.advance(by: .milliseconds(10)) }
    #expect(incidents.count(of: .slowHandler) == 1)
  }

  @Test func partsOfAnActivityAreMeasuredTogether() {
    var duration = Duration.zero
    for _ in 1...3 {
      monitor.measurePart(.mount(app: "cloudy"), &duration) { time.advance(by: .milliseconds(30)) }
    }
    #expect(duration == .milliseconds(90))
    // None has blocked the main actor for long.
    #expect(incidents.count(of: .slowHandler) == 0)
  }

  @Test(arguments: [(49, 0), (50, 1)])
  func aLateAnswerNamesTheLongestActivity(milliseconds: Int, incidents count: Int) {
    let answers = Mutex<[@Sendable () -> Void]>([])
    monitor.probe { answer in answers.withLock { $0.append(answer) } }
    monitor.measure(.mount(app: "cloudy")) { time.advance(by: .milliseconds(20)) }
    monitor.measure(.render(app: "cloudy")) { time.advance(by: .milliseconds(milliseconds - 20)) }
    answers.withLock(\.self).forEach { $0() }
    #expect(incidents.count(of: .lateMainActor) == count)
    let line = "the main actor answered after 50 ms; rendering of /cloudy took 30 ms of them"
    #expect(log.texts == (count == 0 ? [] : [line]))
  }

  @Test(arguments: [(49, 0), (50, 1)])
  func workOutsideOfHandlersMakesAnAnswerLate(milliseconds: Int, incidents count: Int) {
    let answers = Mutex<[@Sendable () -> Void]>([])
    monitor.probe { answer in answers.withLock { $0.append(answer) } }
    time.advance(by: .milliseconds(milliseconds))
    answers.withLock(\.self).forEach { $0() }
    #expect(incidents.count(of: .lateMainActor) == count)
    let line = "the main actor answered after 50 ms; no handler and no page ran"
    #expect(log.texts == (count == 0 ? [] : [line]))
  }

  @Test func aMainActorThatDoesNotAnswerIsReportedOnceAndStuckAfterTenSeconds() {
    let answers = Mutex<[@Sendable () -> Void]>([])
    func probe() { monitor.probe { answer in answers.withLock { $0.append(answer) } } }
    probe()
    time.advance(by: .seconds(3))
    probe()
    probe()
    #expect(incidents.count(of: .stuckMainActor) == 1)
    #expect(!monitor.isStuck)
    time.advance(by: .seconds(7))
    #expect(monitor.isStuck)
    answers.withLock(\.self).forEach { $0() }
    #expect(answers.withLock(\.count) == 1)
    #expect(!monitor.isStuck)
  }
}
