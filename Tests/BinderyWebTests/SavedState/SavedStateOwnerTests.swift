import Bindery
import BinderyViewModels
import BinderyViews
import Logging
import Testing

@testable import BinderyWeb

/// The state that a page stores, and the events that it sends again, in other browsers and for other users.
@MainActor
@Suite struct SavedStateOwnerTests {
  private let codec: SavedStateCodec
  private let dispatcher: SessionDispatcher
  private let monitor: IncidentMonitor
  private let state = WindowState(fields: ["abc": "Mau"])

  init() {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    var limits = WebLimits()
    limits.savedStateDelay = .zero
    monitor = IncidentMonitor(logger: logger)
    codec = SavedStateCodec(sealer: PlainSealer(), limits: limits, logger: logger)
    dispatcher = SessionDispatcher(
      registry: SessionRegistry(limits: limits), limits: limits, monitor: monitor, codec: codec)
  }

  private func replay(of window: String) -> ClientFrame {
    .replay(
      ReplayedEvent(
        identity: EventIdentity(window: window, number: 4), label: "Add", name: "abc", action: .tap))
  }

  @Test func copiedSavedStateIsRejectedInOtherBrowsers() async throws {
    let owner = BrowserToken()
    let live = FakeViewSource()
    live.windowState = state
    let session = try #require(dispatcher.open(live, of: owner))
    let connection = TestConnection(of: Visitor(browser: owner))
    dispatcher.receive(.hello(session), on: connection)
    let copied = try savedState(in: try await connection.frames("[-4")[0])
    let stranger = BrowserToken()
    let view = FakeViewSource()
    let other = try #require(dispatcher.open(view, of: stranger))
    let elsewhere = TestConnection(of: Visitor(browser: stranger))
    dispatcher.receive(.hello(other, savedState: copied), on: elsewhere)
    #expect(
      try await elsewhere.frames("[-6") == [#"[-6,0,"\#(SavedStateRefusal.otherBrowser)",""]"#])
    #expect(view.restored.isEmpty)
    #expect(monitor.count(of: .refusedSavedState) == 1)
  }

  @Test func savedStateOpensForItsUserOnly() throws {
    let browser = BrowserToken()
    let owner = WindowOwner(browser: browser, user: "ada")
    let text = try #require(codec.seal(state, app: "fake", window: "w", owner: owner)?.text)
    #expect(try codec.open(text, app: "fake", owner: owner).fields == state.fields)
    for user in [nil, "bob", ""] {
      #expect(throws: SavedStateRefusal.otherUser) {
        try codec.open(text, app: "fake", owner: WindowOwner(browser: browser, user: user))
      }
    }
    #expect(throws: SavedStateRefusal.otherBrowser) {
      try codec.open(text, app: "fake", owner: WindowOwner(browser: BrowserToken(), user: "ada"))
    }
  }

  @Test func anEventInTheNameOfAWindowOfAnotherBrowserDoesNotRun() async throws {
    let owner = BrowserToken()
    let window = try #require(dispatcher.open(FakeViewSource(), of: owner)).window
    for (browser, isDone) in [(BrowserToken(), false), (owner, true)] {
      let view = FakeViewSource()
      let session = try #require(dispatcher.open(view, of: browser))
      let connection = TestConnection(of: Visitor(browser: browser))
      dispatcher.receive(.hello(session), replay(of: window), on: connection)
      #expect(try await connection.frames("[-7") == [#"[-7,"\#(window)",4,\#(isDone)]"#])
      #expect(view.events.isEmpty == !isDone)
    }
    #expect(monitor.count(of: .ignoredEvent) == 1)
  }
}
