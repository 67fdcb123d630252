import Bindery
import BinderyViews
import Testing

@testable import BinderyWeb

/// A page that reads nothing while the app changes a large text 1,000 times. Bytes are counted, and time is virtual.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct StalledReaderTests {
  private static let changes = 1_000
  private static let size = 20_000

  private struct ClockView: View {
    let model: ClockModel
    var body: some View { Text(model.text) }
  }

  @MainActor
  private final class ClockModel {
    @Box var count = 0
    var text: String { String(repeating: "\(count % 10)", count: StalledReaderTests.size) + " \(count)" }
  }

  private let time = TestTime()
  private let model = ClockModel()
  private let registry: SessionRegistry
  private let dispatcher: SessionDispatcher
  private let session: Session
  private let connection = TestConnection()

  init() throws {
    let limits = WebLimits()
    registry = SessionRegistry(limits: limits) { [time] in time.now }
    dispatcher = SessionDispatcher(registry: registry, limits: limits)
    let view = TreeViewSource(WindowGroup { [model] in ClockView(model: model) }, location: [], home: nil)
    _ = view.html(of: PageRendererForTests.page, names: false)
    session = try #require(dispatcher.open(view))
    dispatcher.receive(.hello(session), on: connection)
  }

  private func change() {
    for _ in 1...Self.changes {
      model.count += 1
      dispatcher.deliver()
    }
  }

  @Test func stalledReadersCostLessThanFourMegabytes() async throws {
    change()
    let frames = try await connection.sent()
    // All of it waits in the socket's buffer, and is kept until it is acknowledged.
    let waiting = frames.map(\.utf8.count).reduce(0, +)
    #expect(waiting > 1_000_000)
    #expect(waiting + session.unacknowledgedBytes < 4_000_000)
    #expect(session.unacknowledgedBytes <= WebLimits().maximumUnacknowledgedBytes + 2 * Self.size)
    // The rest waits in the view, where it is one value.
    dispatcher.receive(.acknowledgement(lastBatch: frames.count - 1), on: connection)
    let rest = try await connection.sent()
    #expect(rest.count == 1)
    #expect(rest.first?.contains(" \(Self.changes)\"") == true)
    #expect(rest.map(\.utf8.count).reduce(0, +) < 2 * Self.size)
  }

  @Test func stalledReadersAreClosedAfterAMinute() async throws {
    change()
    _ = try await connection.sent()
    time.advance(by: .seconds(59))
    await registry.expire()
    #expect(try await connection.sent() == [])
    time.advance(by: .seconds(1))
    await registry.expire()
    #expect(try await connection.sent() == ["close 4408"])
    // The page may still come back.
    #expect(registry.count == 1)
  }
}
