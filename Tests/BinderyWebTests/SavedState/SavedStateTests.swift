import Bindery
import BinderyViewModels
import BinderyViews
import Foundation
import Logging
import Testing

@testable import BinderyWeb

/// The sealed state that a page stores for its window, and its restoration by another session.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct SavedStateTests {
  @MainActor
  private final class Log: EventLog {
    var committed: Set<EventIdentity> = []
    func contains(_ event: EventIdentity) async throws -> Bool { committed.contains(event) }
    func take(_ mark: WindowClaim.Mark) async throws {}
  }

  private final class Time {
    var now = Date(timeIntervalSince1970: 1_800_000_000)
  }

  private let limits = WebLimits.savingAtOnce
  private let time = Time()
  private let codec: SavedStateCodec
  private let monitor = IncidentMonitor(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  private let log = Log()
  private let dispatcher: SessionDispatcher
  private let view = FakeViewSource()
  private let session: Session
  private let connection = TestConnection()

  init() throws {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    codec = SavedStateCodec(sealer: PlainSealer(), limits: limits, logger: logger) { [time] in time.now }
    dispatcher = SessionDispatcher(
      registry: SessionRegistry(limits: limits), limits: limits, monitor: monitor, codec: codec,
      eventLog: log)
    session = try #require(dispatcher.open(view))
  }

  /// Restores a window in another session, which has nothing to wait for. Afterwards, all that the dispatcher could do before without
  /// waiting is done.
  private func restoreAnotherWindow() async throws {
    let session = try #require(dispatcher.open(FakeViewSource()))
    let text = try #require(codec.seal(state, app: "fake", window: "another")?.text)
    let connection = TestConnection()
    dispatcher.receive(.hello(session, savedState: text), on: connection)
    #expect(try await connection.frames("[-6") == [#"[-6,0,"","another"]"#])
  }

  private let state = WindowState(
    values: ["draft": SavedValue(version: 1, json: "\"x\"")], fields: ["abc": "Mau"])

  @Test func pagesReceiveTheSavedStateOfTheirWindow() async throws {
    view.windowState = state
    dispatcher.receive(.hello(session), .tap(1), on: connection)
    let frame = try await connection.frames("[-4")
    #expect(frame.count == 1)
    #expect(frame[0].hasPrefix("[-4,1,\""))
    let opened = try codec.open(try savedState(in: frame[0]), app: "fake")
    #expect(opened.values == state.values)
    #expect(opened.fields == state.fields)
    #expect(opened.window == session.window)
    dispatcher.receive(.tap(2), on: connection)
    // The state has not changed, so the saved state stays.
    #expect(try await connection.frames("[-4") == ["[-4,2]"])
  }

  @Test func anotherProcessContinuesTheWindow() async throws {
    let text = try #require(codec.seal(state, app: "fake", window: "old")?.text)
    dispatcher.receive(.hello(session, savedState: text), on: connection)
    #expect(try await connection.frames("[-6") == [#"[-6,0,"","old"]"#])
    #expect(view.restored == [state])
  }

  @Test func aPageThatConnectsAgainDuringTheRestorationRestoresOnce() async throws {
    let text = try #require(codec.seal(state, app: "fake", window: "old")?.text)
    let lost = TestConnection()
    dispatcher.receive(.hello(session, savedState: text), on: lost)
    dispatcher.receive(.hello(session, savedState: text), on: connection)
    #expect(try await connection.frames("[-6") == [#"[-6,0,"","old"]"#])
    try await restoreAnotherWindow()
    #expect(view.restored == [state])
  }

  @Test func liveSessionsTakePrecedenceOverSavedState() async throws {
    dispatcher.receive(.hello(session), .tap(1), on: connection)
    let text = try savedState(in: try await connection.frames("[-4")[0])
    dispatcher.receive(.tap(2), on: connection)
    view.windowState = state
    let next = FakeViewSource()
    let second = try #require(dispatcher.open(next))
    let reloaded = TestConnection()
    dispatcher.receive(.hello(second, savedState: text), on: reloaded)
    #expect(try await reloaded.frames("[-6") == [#"[-6,2,"","\#(session.window)"]"#])
    #expect(next.restored == [state])
  }

  @Test func reloadedPagesWaitForTheWorkOfTheirLastEvents() async throws {
    dispatcher.receive(.hello(session), on: connection)
    let text = try savedState(in: try await connection.frames("[-4")[0])
    let (gate, open) = AsyncStream<Never>.makeStream()
    view.onSend = { WorkScope.start { for await _ in gate {} } }
    dispatcher.receive(.tap(1), on: connection)
    let next = FakeViewSource()
    let second = try #require(dispatcher.open(next))
    let reloaded = TestConnection()
    dispatcher.receive(.hello(second, savedState: text), on: reloaded)
    try await restoreAnotherWindow()
    try #require(try await reloaded.sent().filter { $0.hasPrefix("[-6") }.isEmpty)
    #expect(next.restored.isEmpty)
    open.finish()
    #expect(try await reloaded.frames("[-6") == [#"[-6,1,"","\#(session.window)"]"#])
  }

  @Test func foreignSavedStateIsRejectedWithAReadableError() async throws {
    let good = try #require(codec.seal(state, app: "fake", window: "old")?.text)
    let cases: [(String, SavedStateRefusal)] = [
      ("", .damaged), ("nonsense", .damaged), (String(good.dropLast(2)), .damaged),
      (good.replacingOccurrences(of: "7", with: "8"), .damaged),
      (try #require(codec.seal(state, app: "cafes", window: "old")?.text), .foreign),
      (String(repeating: "A", count: limits.maximumSavedStateBytes + 1), .tooLarge),
    ]
    for (text, refusal) in cases {
      let view = FakeViewSource()
      let session = try #require(dispatcher.open(view))
      let connection = TestConnection()
      dispatcher.receive(.hello(session, savedState: text), on: connection)
      #expect(try await connection.frames("[-6") == [#"[-6,0,"\#(refusal)",""]"#])
      #expect(view.restored.isEmpty)
    }
    #expect(monitor.count(of: .refusedSavedState) == cases.count)
  }

  @Test func savedStateExpires() throws {
    let text = try #require(codec.seal(state, app: "fake", window: "old")?.text)
    time.now += 14 * 86_400
    #expect(throws: Never.self) { try codec.open(text, app: "fake") }
    time.now += 1
    #expect(throws: SavedStateRefusal.expired) { try codec.open(text, app: "fake") }
    time.now -= 20 * 86_400
    #expect(throws: SavedStateRefusal.damaged) { try codec.open(text, app: "fake") }
  }

  @Test(arguments: [-86_000.0, -3_600, 3_600, 86_400])
  func savedStateOpensAfterAClockChange(seconds: Double) throws {
    let text = try #require(codec.seal(state, app: "fake", window: "old")).text
    time.now += seconds
    #expect(try codec.open(text, app: "fake").values == state.values)
  }

  @Test func oversizedStateIsSavedWithoutItsLargestValues() throws {
    var much = state
    for (name, size) in [("a", 3_000), ("b", 20_000), ("c", 7_000)] {
      much.values[name] = SavedValue(version: 1, json: String(repeating: "a", count: size))
    }
    let sealed = try #require(codec.seal(much, app: "fake", window: "w"))
    #expect(!sealed.isComplete)
    #expect(sealed.text.utf8.count <= limits.maximumSavedStateBytes)
    let opened = try codec.open(sealed.text, app: "fake")
    #expect(Set(opened.values.keys) == ["draft", "a"])
    #expect(opened.fields == state.fields)
  }

  @Test func oversizedStateIsReportedOnce() async throws {
    view.windowState = state
    dispatcher.receive(.hello(session), on: connection)
    #expect(try await connection.frames("[-4").last?.contains("Save long texts") == false)
    for (number, isTold) in [(1, true), (2, false)] {
      let text = String(repeating: "\(number)", count: 40_000)
      view.windowState.values["text"] = SavedValue(version: 1, json: text)
      dispatcher.receive(.tap(number), on: connection)
      let frame = try #require(try await connection.frames("[-4").last)
      #expect(frame.contains("Save long texts") == isTold)
      #expect(try codec.open(try savedState(in: frame), app: "fake").values == state.values)
    }
    #expect(monitor.count(of: .partialSavedState) == 2)
  }

  // MARK: Events that are sent again

  /// The name of an earlier window.
  private let old = WindowOwner().makeWindowName()

  private func replay(_ number: Int, of window: String? = nil, name: String = "abc") -> ClientFrame {
    .replay(
      ReplayedEvent(
        identity: EventIdentity(window: window ?? old, number: number), label: "Add", name: name, action: .tap
      ))
  }

  @Test func anEventOfAnEarlierWindowRunsOnce() async throws {
    dispatcher.receive(.hello(session), replay(4), replay(4), on: connection)
    #expect(try await connection.frames("[-7").first == #"[-7,"\#(old)",4,true]"#)
    dispatcher.receive(replay(4), on: connection)
    #expect(try await connection.frames("[-7").last == #"[-7,"\#(old)",4,true]"#)
    #expect(view.events.count == 1)
  }

  @Test func savedStateWaitsForTheWorkOfRepeatedEvents() async throws {
    dispatcher.receive(.hello(session), on: connection)
    _ = try await connection.frames("[-4")
    let (gate, open) = AsyncStream<Never>.makeStream()
    let (begins, begin) = AsyncStream<Never>.makeStream()
    view.onSend = {
      WorkScope.start { for await _ in gate {} }
      begin.finish()
    }
    dispatcher.receive(replay(4), on: connection)
    for await _ in begins {}
    // The saved state of another window is sent after that of this one would be.
    let other = TestConnection()
    let last = try #require(dispatcher.open(FakeViewSource()))
    dispatcher.receive(.hello(last), replay(5), on: other)
    _ = try await other.frames("[-7")
    _ = try await other.frames("[-4")
    try #require(try await connection.sent().filter { $0.hasPrefix("[-") }.isEmpty)
    open.finish()
    #expect(try await connection.frames("[-7") == [#"[-7,"\#(old)",4,true]"#])
    // The page retains the event until then.
    #expect(try await connection.frames("[-4").count == 1)
  }

  @Test func eventsRepeatedByAnEarlierSessionAreSkipped() async throws {
    dispatcher.receive(.hello(session), replay(4), on: connection)
    let text = try savedState(in: try await connection.frames("[-4")[0])
    let next = FakeViewSource()
    let second = try #require(dispatcher.open(next))
    let reloaded = TestConnection()
    dispatcher.receive(.hello(second, savedState: text), on: reloaded)
    _ = try await reloaded.frames("[-6")
    dispatcher.receive(replay(4), on: reloaded)
    #expect(try await reloaded.frames("[-7") == [#"[-7,"\#(old)",4,true]"#])
    #expect(next.events.isEmpty)
  }

  @Test func repeatedEventsAreLimitedToThoseThatAPageKeeps() async throws {
    func isDone(_ number: Int) async -> Bool {
      let event = ReplayedEvent(
        identity: EventIdentity(window: "old", number: number), label: "Add", name: "abc", action: .tap)
      return await session.replay(event, log: nil, atMost: .seconds(600))
    }
    for number in 1...1000 { #expect(await isDone(number)) }
    #expect(await !isDone(1001))
    #expect(await isDone(1))
    #expect(view.events.count == 1000)
  }

  @Test(arguments: [false, true])
  func eventsWithoutTheirControlAreReportedUnlessCommitted(isDone: Bool) async throws {
    if isDone { log.committed = [EventIdentity(window: old, number: 4)] }
    dispatcher.receive(.hello(session), replay(4, name: "missing"), on: connection)
    #expect(try await connection.frames("[-7") == [#"[-7,"\#(old)",4,\#(isDone)]"#])
    #expect(view.events.isEmpty)
  }

  @Test(arguments: [false, true])
  func unnamedEventsAreSkippedAndTheirCommitIsReported(isDone: Bool) async throws {
    if isDone { log.committed = [EventIdentity(window: old, number: 4)] }
    let taps = Taps()
    let session = try #require(dispatcher.open(TreeViewSource(taps, location: [], home: nil)))
    dispatcher.receive(.hello(session), replay(4, name: ""), on: connection)
    #expect(try await connection.frames("[-7") == [#"[-7,"\#(old)",4,\#(isDone)]"#])
    #expect(taps.model.count == 0)
  }

  private struct Taps: WindowScene {
    let title = "Taps"
    let path = "taps"
    let summary = "Counts."
    let model = CounterModel()

    var window: some View { CounterView(model: model) }
  }

  // MARK: Frames

  @Test func framesOfWindowsAreRead() throws {
    #expect(
      try ClientFrame(#"[0,"abc",5,"sealed"]"#) == .hello(token: "abc", lastBatch: 5, savedState: "sealed"))
    #expect(
      try ClientFrame(#"[-2,"old",4,"Add","abc",0]"#) == replay(4, of: "old"))
    #expect(
      try ClientFrame(#"[-2,"old",4,"Unit","abc",13,"Metric"]"#)
        == .replay(
          ReplayedEvent(
            identity: EventIdentity(window: "old", number: 4), label: "Unit", name: "abc",
            action: .select(NodeID(rawValue: 0)), option: "Metric")))
    let long = String(repeating: "x", count: 33)
    for text in [
      #"[0,"abc",5,7]"#, #"[0,"abc",5,"p",1]"#, #"[-2,"old",0,"Add","abc",0]"#,
      #"[-2,"old",4,"Add","abc",99]"#,
      #"[-2,"old",4,"Add","abc",11]"#, #"[-2,"\#(long)",4,"Add","abc",0]"#,
      #"[-2,"old",4,"Add","\#(long)",0]"#,
      #"[-2,"old",4,"Add","abc",13,5]"#, #"[-2,4]"#, "[-2]",
    ] {
      #expect(throws: ClientFrame.Malformed.self) { try ClientFrame(text) }
    }
  }
}
