import BinderyViewModels
import Logging
import Testing

@testable import BinderyWeb

/// The end of the sessions of log-ins that end.
@MainActor
@Suite struct EndingLogInsTests {
  private let limits = WebLimits()
  private let logIns: LogIns
  private let store = MemoryLogInStore()
  private let dispatcher: SessionDispatcher
  private let ended: EndedLogIns

  init() {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    logIns = LogIns(
      directory: TestUsers(), limits: limits, saver: LogInSaver(store: store, logger: logger))
    dispatcher = SessionDispatcher(
      registry: SessionRegistry(limits: limits), limits: limits,
      codec: SavedStateCodec(sealer: PlainSealer(), limits: limits, logger: logger))
    ended = EndedLogIns(logIns, dispatcher: dispatcher)
  }

  private func window(of logIn: LogIn, _ view: FakeViewSource = FakeViewSource()) throws -> Session {
    let place = try dispatcher.registry.reserve()
    return try #require(
      dispatcher.open(view, in: place, user: WindowUser(logIns, logIn, from: .unknown)))
  }

  @Test func logInsThatEndWhileOthersAreBeingRemovedEndToo() async throws {
    let (first, second) = (try await logIns.begin("ada").logIn, try await logIns.begin("bob").logIn)
    let third = try await logIns.begin("ada").logIn
    let view = FakeViewSource()
    // The work of a window may log somebody else out when it ends.
    view.onEnd = { logIns.end(second) }
    _ = try window(of: first, view)
    _ = try window(of: second)
    _ = try window(of: third)
    logIns.end(first)
    await ended.ending?.value
    #expect(dispatcher.registry.count == 1)
    // Later ones end too.
    logIns.end(third)
    await ended.ending?.value
    #expect(dispatcher.registry.count == 0)
  }

  @Test func aPageSeesALogOutOnceItIsSaved() async throws {
    let logIn = try await logIns.begin("ada").logIn
    _ = try window(of: logIn)
    let (gate, open) = AsyncStream<Never>.makeStream()
    await store.wait(for: gate)
    logIns.end(logIn)
    #expect(logIn.isOver && logIn.account.user == nil)
    for await _ in store.begunSavings { break }
    // It is being saved, and its page does not know yet.
    #expect(dispatcher.registry.count == 1)
    open.finish()
    await ended.ending?.value
    #expect(dispatcher.registry.count == 0)
    #expect(await store.changes.last == .ended(id: logIn.id))
  }

  @Test func pagesReceiveTypedTextUntilTheLogInEnds() async throws {
    let (token, logIn) = try await logIns.begin("ada")
    let view = FakeViewSource()
    let session = try window(of: logIn, view)
    let connection = TestConnection(of: Visitor(logIn: token))
    dispatcher.mailbox.post(
      SessionMessage(
        connection: connection.connection,
        content: .frame(.hello(token: session.token.description, lastBatch: 0, savedState: nil))))
    dispatcher.deliver()
    view.windowState = WindowState(fields: ["draft": "typed by Ada"])
    logIns.end(logIn)
    // The view of nobody keeps nothing of it.
    view.windowState = WindowState(fields: ["name": "nobody"])
    view.onStateChange?()
    dispatcher.saver.saveDue()
    await ended.ending?.value
    let frames = try await connection.sent().filter { $0.hasPrefix("[-4,") }
    #expect(frames.count == 1)
    let text = try #require(frames.first?.firstMatch(of: /"([^"]+)"/)?.1)
    let savedState = try SavedState(bytes: try PlainSealer().open(String(text)))
    #expect(savedState.fields == ["draft": "typed by Ada"])
    #expect(savedState.user == "ada")
  }
}
