import Bindery
import BinderyHTML
import BinderyViewModels
import BinderyViews
import Logging
import Testing

@testable import BinderyWeb

/// A page with many rows, which is mounted in several turns.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct SteppedPageTests {
  /// A column of 100 rows, each of which takes a millisecond.
  private struct Rows: WindowScene {
    let title = "Rows"
    let path = "rows"
    let summary = "Has many rows."
    let onRow: @MainActor (Int) -> Void

    var window: some View {
      VStack {
        ForEach(0..<100) { row in
          let _ = onRow(row)
          Text("Row \(row)")
        }
      }
    }
  }

  private let time = SteppedTime()
  private let limits: WebLimits
  private let registry: SessionRegistry

  init() {
    var limits = WebLimits()
    // Another window has a place only if the first one has returned its own.
    limits.maximumSessions = 1
    self.limits = limits
    registry = SessionRegistry(limits: limits) { [time] in time.now }
  }

  private func pages(_ app: Rows) -> AppPages {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let monitor = IncidentMonitor(logger: logger)
    return AppPages(
      apps: ["rows": app], language: "en", maps: MapSources(), limits: limits,
      dispatcher: SessionDispatcher(registry: registry, limits: limits, clock: time.clock),
      watch: MainActorMonitor(logger: logger, incidents: monitor, metrics: WebMetrics()),
      storage: AppStorageRegistry(store: nil) { _ in }, names: false, clock: time.clock)
  }

  private let request = PageRequest(
    app: "rows", location: [], query: PageQuery("", isDeveloper: false), visitor: Visitor(), logIn: nil,
    languages: [], client: .example, isKept: true)

  @Test func otherWorkComesBetweenItsRows() async throws {
    var order: [String] = []
    let pages = pages(
      Rows { [time] row in
        time.advance(by: .milliseconds(1))
        order.append("\(row)")
        if row == 0 { Task { order.append("event") } }
      })
    let page = try #require(try await pages.open(request, bindingBrowser: false))
    #expect(order.filter { $0 != "event" } == (0..<100).map { "\($0)" })
    #expect(order.firstIndex(of: "event") == 8)
    let html = try await pages.render(page, latency: nil, for: .example)
    #expect(html.matches(of: /Row \d+</).count == 100)
  }

  @Test(arguments: [false, true])
  func aClientThatGoesLeavesNoWindow(isTakeover: Bool) async throws {
    var rows = 0
    var opening: Task<Void, any Error>?
    let pages = pages(
      Rows { [time] row in
        time.advance(by: .milliseconds(1))
        rows += 1
        if row == 20 { opening?.cancel() }
      })
    opening = Task { [request] in
      _ = try await pages.open(request, bindingBrowser: false, isTakeover: isTakeover)
    }
    await #expect(throws: PageRefusal.gone) { try await opening?.value }
    #expect(rows < 100)
    #expect(throws: Never.self) { try registry.reserve(for: .example) }
  }
}
