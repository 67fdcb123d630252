import Bindery
import BinderyViewModels
import BinderyViews
import Logging
import Synchronization
import Testing

@testable import BinderyWeb

/// When pages get the saved state of their windows, in virtual time.
@MainActor
@Suite struct WindowSaverTests {
  private let limits = WebLimits()
  private let time = SteppedTime()
  private let view = FakeViewSource()
  private let connection = TestConnection()
  private let dispatcher: SessionDispatcher
  private let session: Session

  init() throws {
    dispatcher = Self.dispatcher(PlainSealer(), limits, time)
    session = try #require(dispatcher.open(view))
  }

  private static func dispatcher(_ sealer: some StateSealer, _ limits: WebLimits, _ time: SteppedTime)
    -> SessionDispatcher
  {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    return SessionDispatcher(
      registry: SessionRegistry(limits: limits), limits: limits,
      codec: SavedStateCodec(sealer: sealer, limits: limits, logger: logger), clock: time.clock)
  }

  @Test func changesOfOneDelayAreSavedTogether() async throws {
    dispatcher.receive(.hello(session), .tap(1), on: connection)
    await time.somethingSleeps()
    time.advance(by: limits.savedStateDelay - .milliseconds(1))
    dispatcher.receive(.tap(2), on: connection)
    #expect(try await connection.sent().allSatisfy { !$0.hasPrefix("[-4") })
    time.advance(by: .milliseconds(1))
    let states = try await connection.frames("[-4")
    #expect(states.count == 1 && states[0].hasPrefix("[-4,2,"))
  }

  @Test func manyStatesLeaveTimeForOtherWorkInBetween() async throws {
    let order = SavedOrder(time)
    let dispatcher = Self.dispatcher(order, limits, time)
    let connections = [connection, TestConnection()]
    for connection in connections {
      let session = try #require(dispatcher.open(FakeViewSource()))
      dispatcher.mailbox.post(
        SessionMessage(connection: connection.connection, content: .frame(.hello(session))))
    }
    dispatcher.deliver()
    await time.somethingSleeps()
    time.advance(by: limits.savedStateDelay)
    for connection in connections { _ = try await connection.frames("[-4") }
    #expect(order.entries.prefix(3) == ["state", "other work", "state"])
  }

  @Test func workThatTakesTooLongDelaysNoState() async throws {
    let (gate, open) = AsyncStream<Never>.makeStream()
    view.onSend = { Task { for await _ in gate {} } }
    dispatcher.receive(.hello(session), .tap(1), on: connection)
    await time.somethingSleeps()
    // The state waits for the work, which has a time limit.
    time.advance(by: limits.savedStateDelay)
    await time.somethingSleeps()
    #expect(try await connection.sent().allSatisfy { !$0.hasPrefix("[-4") })
    time.advance(by: limits.eventTimeout)
    await time.somethingSleeps()
    time.advance(by: limits.savedStateDelay)
    #expect(try await connection.frames("[-4").first?.hasPrefix("[-4,1,") == true)
    open.finish()
  }
}

/// Seals slowly, and requests other work of the main actor each time.
private final class SavedOrder: StateSealer {
  private let time: SteppedTime
  private let list = Mutex<[String]>([])

  init(_ time: SteppedTime) { self.time = time }

  var entries: [String] { list.withLock(\.self) }

  func seal(_ bytes: [UInt8]) throws -> String {
    list.withLock { $0.append("state") }
    time.pass(.milliseconds(1))
    Task { @MainActor in list.withLock { $0.append("other work") } }
    return "sealed"
  }

  func open(_ text: String) throws(SavedStateRefusal) -> [UInt8] { throw .damaged }
}
