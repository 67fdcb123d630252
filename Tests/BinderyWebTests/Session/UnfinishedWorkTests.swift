import Bindery
import BinderyViewModels
import BinderyViews
import Foundation
import Logging
import Testing

@testable import BinderyWeb

/// Events whose plain tasks, which no scope counts, have not ended.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct UnfinishedWorkTests {
  private let limits = WebLimits.savingAtOnce
  private let time = TestTime()
  private let codec = SavedStateCodec(
    sealer: PlainSealer(), limits: .savingAtOnce,
    logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  private let dispatcher: SessionDispatcher
  private let view = FakeViewSource()
  private let session: Session
  private let connection = TestConnection()

  init() throws {
    dispatcher = SessionDispatcher(
      registry: SessionRegistry(limits: limits), limits: limits, codec: codec, clock: time.clock)
    session = try #require(dispatcher.open(view))
  }

  private func button(_ label: String) -> Node {
    let node = Node(id: NodeID(rawValue: 5), role: .button)
    node[.label] = label
    return node
  }

  /// Work that runs until the test ends it.
  private func makeWork() -> (run: @Sendable () async -> Void, end: @Sendable () -> Void) {
    let (gate, open) = AsyncStream<Never>.makeStream()
    return ({ for await _ in gate {} }, { open.finish() })
  }

  @Test func aPageKeepsAnEventUntilItsPlainTaskHasEnded() async throws {
    dispatcher.receive(.hello(session), on: connection)
    _ = try await connection.frames("[-4")
    let work = makeWork()
    view.onSend = { Task { await work.run() } }
    dispatcher.receive(.tap(1), on: connection)
    _ = try await connection.frames("[1,1,")
    #expect(session.isBusy)
    #expect(try await connection.sent().filter { $0.hasPrefix("[-4") } == [])
    work.end()
    #expect(try await connection.frames("[-4").last?.hasPrefix("[-4,1") == true)
    #expect(!session.isBusy)
  }

  @Test func changesThatATaskMakesDoNotHoldItsEvent() async throws {
    dispatcher.receive(.hello(session), on: connection)
    _ = try await connection.frames("[-4")
    view.onSend = {
      Task {
        await Task { @MainActor in view.change("[\"later\"]") }.value
      }
    }
    dispatcher.receive(.tap(1), on: connection)
    #expect(try await connection.frames("[-4").last?.hasPrefix("[-4,1") == true)
  }

  @Test func anEndlessTaskHoldsThePageForALimitedTimeAndIsNamedAfterACrash() async throws {
    view.node = button("Track")
    let work = makeWork()
    view.onSend = { Task { await work.run() } }
    dispatcher.receive(.hello(session), .tap(1), on: connection)
    _ = try await connection.frames("[1,1,")
    #expect(session.isBusy)
    time.advance(by: limits.eventTimeout)
    #expect(!session.isBusy)
    dispatcher.receive(.acknowledgement(lastBatch: 1), on: connection)
    let text = try savedState(in: try #require(try await connection.frames("[-4").last))
    view.onSend = {}
    dispatcher.receive(.tap(2), on: connection)
    // Later events do not wait for it.
    #expect(try await connection.frames("[-4").last?.hasPrefix("[-4,2") == true)

    let other = SessionDispatcher(
      registry: SessionRegistry(limits: limits), limits: limits, codec: codec, clock: time.clock)
    let reloaded = TestConnection()
    let second = try #require(other.open(FakeViewSource()))
    other.receive(.hello(second, savedState: text), on: reloaded)
    let answer = try #require(try await reloaded.frames("[-6").first)
    #expect(answer.contains("The server was restarted before this was finished: “Track”."))
    work.end()
  }

  @Test func workThatEndedIsNoLongerNamed() async throws {
    view.node = button("Track")
    let work = makeWork()
    view.onSend = { Task { await work.run() } }
    dispatcher.receive(.hello(session), .tap(1), on: connection)
    _ = try await connection.frames("[1,1,")
    time.advance(by: limits.eventTimeout)
    dispatcher.receive(.acknowledgement(lastBatch: 1), on: connection)
    let first = try savedState(in: try #require(try await connection.frames("[-4").last))
    #expect(try codec.open(first, app: "fake").unfinished == ["Track"])
    work.end()
    let last = try savedState(in: try #require(try await connection.frames("[-4").last))
    #expect(try codec.open(last, app: "fake").unfinished == nil)
  }

  @Test func anotherWindowOfThePageKeepsNamingWorkThatGoesOn() async throws {
    view.node = button("Track")
    let work = makeWork()
    view.onSend = { Task { await work.run() } }
    dispatcher.receive(.hello(session), .tap(1), on: connection)
    _ = try await connection.frames("[1,1,")
    time.advance(by: limits.eventTimeout)
    dispatcher.receive(.acknowledgement(lastBatch: 1), on: connection)
    let text = try savedState(in: try #require(try await connection.frames("[-4").last))
    let reloaded = TestConnection()
    let second = try #require(dispatcher.open(FakeViewSource()))
    dispatcher.receive(.hello(second, savedState: text), on: reloaded)
    #expect(try await reloaded.frames("[-6") == [#"[-6,1,"","\#(session.window)"]"#])
    #expect(second.windowState.unfinished == ["Track"])
    work.end()
  }

  @Test func aRepeatedEventIsAnsweredAfterItsPlainTask() async throws {
    let work = makeWork()
    let (begins, began) = AsyncStream<Void>.makeStream()
    view.onSend = {
      began.yield()
      Task { await work.run() }
    }
    let event = ReplayedEvent(
      identity: EventIdentity(window: "old", number: 4), label: "Add", name: "abc", action: .tap)
    let answer = Task { await session.replay(event, log: nil, atMost: .seconds(600)) }
    for await _ in begins { break }
    #expect(session.isBusy)
    work.end()
    #expect(await answer.value)
  }

  @Test func aRepeatedEventWaitsForWhatTheAppStillLoads() async throws {
    view.isLoading = true
    let event = ReplayedEvent(
      identity: EventIdentity(window: "old", number: 4), label: "Add", name: "abc", action: .tap)
    #expect(await session.replay(event, log: nil, atMost: .seconds(600)))
    #expect(view.events.count == 1)
  }
}
