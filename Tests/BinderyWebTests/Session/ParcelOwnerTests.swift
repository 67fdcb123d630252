import Bindery
import BinderyViewModels
import BinderyViews
import Logging
import Testing

@testable import BinderyWeb

/// The state that a page stores, and the events that it sends again, in other browsers and for other users.
@MainActor
@Suite struct ParcelOwnerTests {
  private let codec: ParcelCodec
  private let dispatcher: SessionDispatcher
  private let monitor: IncidentMonitor
  private let kept = KeptWindow(fields: ["abc": "Mau"])

  init() {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    var limits = WebLimits()
    limits.parcelDelay = .zero
    monitor = IncidentMonitor(logger: logger)
    codec = ParcelCodec(sealer: PlainSealer(), limits: limits, logger: logger)
    dispatcher = SessionDispatcher(
      registry: SessionRegistry(limits: limits), limits: limits, monitor: monitor, parcels: codec)
  }

  private func say(_ frames: ClientFrame..., on connection: TestConnection) {
    for frame in frames {
      dispatcher.mailbox.post(SessionMessage(connection: connection.connection, content: .frame(frame)))
    }
    dispatcher.deliver()
  }

  private func hello(_ session: Session, parcel: String? = nil) -> ClientFrame {
    .hello(token: session.token.description, lastBatch: 0, parcel: parcel)
  }

  private func replay(of window: String) -> ClientFrame {
    .replay(
      ReplayedEvent(
        identity: EventIdentity(window: window, number: 4), label: "Add", name: "abc", action: .tap))
  }

  @Test func copiedSavedStateIsRejectedInOtherBrowsers() async throws {
    let owner = VisitorID()
    let live = FakeViewSource()
    live.kept = kept
    let session = try #require(dispatcher.open(live, of: owner))
    let connection = TestConnection(of: owner)
    say(hello(session), on: connection)
    let copied = try #require(
      try await connection.frames("[-4")[0].firstMatch(of: /"([^"]+)"/).map { String($0.1) })
    let stranger = VisitorID()
    let view = FakeViewSource()
    let other = try #require(dispatcher.open(view, of: stranger))
    let elsewhere = TestConnection(of: stranger)
    say(hello(other, parcel: copied), on: elsewhere)
    #expect(
      try await elsewhere.frames("[-6") == [#"[-6,0,"\#(ParcelRefusal.otherBrowser)",""]"#])
    #expect(view.restored.isEmpty)
    #expect(monitor.count(of: .refusedParcel) == 1)
  }

  @Test func savedStateOpensForItsUserOnly() throws {
    let visitor = VisitorID()
    let owner = WindowOwner(visitor: visitor, user: "ada")
    let text = try #require(codec.seal(kept, app: "fake", window: "w", owner: owner)?.text)
    #expect(try codec.open(text, app: "fake", owner: owner).fields == kept.fields)
    for user in [nil, "bob", ""] {
      #expect(throws: ParcelRefusal.otherUser) {
        try codec.open(text, app: "fake", owner: WindowOwner(visitor: visitor, user: user))
      }
    }
    #expect(throws: ParcelRefusal.otherBrowser) {
      try codec.open(text, app: "fake", owner: WindowOwner(visitor: VisitorID(), user: "ada"))
    }
  }

  @Test func anEventInTheNameOfAWindowOfAnotherBrowserDoesNotRun() async throws {
    let owner = VisitorID()
    let window = try #require(dispatcher.open(FakeViewSource(), of: owner)).window
    for (visitor, isDone) in [(VisitorID(), false), (owner, true)] {
      let view = FakeViewSource()
      let session = try #require(dispatcher.open(view, of: visitor))
      let connection = TestConnection(of: visitor)
      say(hello(session), replay(of: window), on: connection)
      #expect(try await connection.frames("[-7") == [#"[-7,"\#(window)",4,\#(isDone)]"#])
      #expect(view.events.isEmpty == !isDone)
    }
    #expect(monitor.count(of: .ignoredEvent) == 1)
  }
}
