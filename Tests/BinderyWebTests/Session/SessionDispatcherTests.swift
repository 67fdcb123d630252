import BinderyViews
import Testing

@testable import BinderyWeb

/// Sessions and their pages, without a network and without a view.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct SessionDispatcherTests {
  private let time = TestTime()
  private let view = FakeViewSource()
  private let dispatcher: SessionDispatcher
  private let session: Session

  init() throws {
    var limits = WebLimits()
    limits.maximumUnacknowledgedBatches = 2
    dispatcher = SessionDispatcher(
      registry: SessionRegistry(limits: limits), limits: limits, clock: time.clock)
    session = try #require(dispatcher.open(view))
  }

  private func post(_ frame: ClientFrame, on connection: TestConnection) {
    dispatcher.mailbox.post(SessionMessage(connection: connection.connection, content: .frame(frame)))
  }

  private func hello(_ lastBatch: Int = 0) -> ClientFrame {
    .hello(token: session.token.description, lastBatch: lastBatch)
  }

  private func lose(_ connection: TestConnection) {
    dispatcher.mailbox.post(SessionMessage(connection: connection.connection, content: .closed))
    dispatcher.deliver()
  }

  @Test func helloIsAnswered() async throws {
    let connection = TestConnection()
    dispatcher.receive(hello(), on: connection)
    #expect(try await connection.sent() == ["[0,0]"])
  }

  @Test func changesBeforeTheSocketOpensAreTheFirstBatch() async throws {
    let connection = TestConnection()
    view.change("early")
    dispatcher.receive(hello(), on: connection)
    #expect(try await connection.sent() == ["[0,0]", "[1,0,[early]]"])
  }

  @Test func aBurstIsAnsweredInOneBatch() async throws {
    let connection = TestConnection()
    dispatcher.receive(hello(), .tap(1), .tap(2), .tap(3), on: connection)
    #expect(try await connection.sent() == ["[0,0]", #"[1,3,[["1"],["2"],["3"]]]"#])
    #expect(view.events.count == 3)
  }

  @Test func aFloodOfOnePageDelaysNoOther() throws {
    let other = FakeViewSource()
    let quiet = try #require(dispatcher.open(other))
    let (flooding, visitor) = (TestConnection(), TestConnection())
    dispatcher.receive(hello(), on: flooding)
    dispatcher.receive(.hello(token: quiet.token.description, lastBatch: 0), on: visitor)
    for number in 1...200 { post(.tap(number), on: flooding) }
    post(.tap(1), on: visitor)
    dispatcher.deliver()
    #expect(other.events.count == 1)
    #expect(view.events.count < 50)
    for _ in 1...20 { dispatcher.deliver() }
    #expect(view.events.count == 200)
  }

  @Test func aFloodOfManySocketsOfOneAddressDelaysNoOtherAddress() throws {
    let flood = try (1...50).map { _ in
      let (view, connection) = (FakeViewSource(), TestConnection())
      view.onSend = { [time] in time.advance(by: .microseconds(100)) }
      let session = try #require(dispatcher.open(view))
      dispatcher.receive(.hello(token: session.token.description, lastBatch: 0), on: connection)
      return (view: view, connection: connection)
    }
    let visitor = TestConnection(from: .example)
    dispatcher.receive(hello(), on: visitor)
    for number in 1...10 { for page in flood { post(.tap(number), on: page.connection) } }
    post(.tap(1), on: visitor)
    dispatcher.deliver()
    // The round ends after a millisecond, of which the visitor's turn was the second.
    #expect(view.events.count == 1)
    #expect(flood.reduce(0) { $0 + $1.view.events.count } == 10)
  }

  @Test func unsolicitedChangesAreSent() async throws {
    let connection = TestConnection()
    dispatcher.receive(hello(), on: connection)
    view.change("later")
    view.change("too")
    #expect(try await connection.frames("[1") == ["[1,0,[later,too]]"])
  }

  @Test func eventsRunOnceAcrossReconnects() async throws {
    let first = TestConnection()
    dispatcher.receive(hello(), .tap(1), on: first)
    lose(first)
    // The page never received the reply, so it resends the event on a second connection, which breaks too.
    let second = TestConnection()
    dispatcher.receive(hello(), .tap(1), .tap(2), on: second)
    #expect(try await second.sent() == ["[0,1]", #"[1,1,[["1"]]]"#, #"[2,2,[["2"]]]"#])
    lose(second)
    let third = TestConnection()
    dispatcher.receive(hello(1), .tap(2, lastBatch: 1), .tap(3, lastBatch: 1), on: third)
    #expect(try await third.sent() == ["[0,2]", #"[2,2,[["2"]]]"#, #"[3,3,[["3"]]]"#])
    #expect(view.events.count == 3)
  }

  @Test func changesWithoutAConnectionWaitForTheNextOne() async throws {
    let first = TestConnection()
    dispatcher.receive(hello(), on: first)
    lose(first)
    view.change("meanwhile")
    let second = TestConnection()
    dispatcher.receive(hello(), on: second)
    #expect(try await second.sent() == ["[0,0]", "[1,0,[meanwhile]]"])
  }

  @Test func anUnknownSessionIsGone() async throws {
    for token in [SessionToken().description, "nonsense", ""] {
      let connection = TestConnection()
      dispatcher.receive(.hello(token: token, lastBatch: 0), .tap(1), on: connection)
      #expect(try await connection.sent() == [#"[-1,"gone"]"#, "close 4404"])
    }
    #expect(view.events.isEmpty)
  }

  @Test func pagesThatMissedDroppedBatchesAreGone() async throws {
    let connection = TestConnection()
    dispatcher.receive(hello(), .tap(1), on: connection)
    dispatcher.receive(.acknowledgement(lastBatch: 1), on: connection)
    lose(connection)
    let next = TestConnection()
    dispatcher.receive(hello(0), on: next)
    #expect(try await next.sent() == [#"[-1,"gone"]"#, "close 4404"])
    // The session still works: a page that reports its last batch can resume.
    let right = TestConnection()
    dispatcher.receive(hello(1), on: right)
    #expect(try await right.sent() == ["[0,1]"])
  }

  @Test func aSkippedEventEndsTheConnectionAndNothingElse() async throws {
    let connection = TestConnection()
    dispatcher.receive(hello(), .tap(2), .tap(1), on: connection)
    #expect(try await connection.sent() == ["[0,0]", "close 4410"])
    #expect(view.events.isEmpty)
    let next = TestConnection()
    dispatcher.receive(hello(), .tap(1), on: next)
    #expect(view.events.count == 1)
  }

  @Test func invalidAcknowledgementsEndTheConnection() async throws {
    let connection = TestConnection()
    dispatcher.receive(hello(), on: connection)
    _ = try await connection.sent()
    dispatcher.receive(.acknowledgement(lastBatch: 7), on: connection)
    #expect(try await connection.sent() == ["close 4400"])
    let next = TestConnection()
    dispatcher.receive(hello(), .tap(1, lastBatch: .max), on: next)
    #expect(try await next.sent() == ["[0,0]", "close 4400"])
    #expect(view.events.isEmpty)
  }

  @Test func aSecondConnectionReplacesTheFirst() async throws {
    let first = TestConnection()
    let second = TestConnection()
    dispatcher.receive(hello(), on: first)
    dispatcher.receive(hello(), on: second)
    #expect(try await first.sent() == ["[0,0]", "close 4409"])
    dispatcher.receive(.tap(1), on: first)
    #expect(view.events.isEmpty)
    lose(first)
    dispatcher.receive(.tap(1), on: second)
    #expect(try await second.sent() == ["[0,0]", #"[1,1,[["1"]]]"#])
  }

  @Test func frequentReconnectsAreRejected() async throws {
    for _ in 1...30 { dispatcher.receive(hello(), on: TestConnection()) }
    let (connection, later) = (TestConnection(), TestConnection())
    dispatcher.receive(hello(), .tap(1), on: connection)
    #expect(try await connection.sent() == ["close 4429"])
    #expect(view.events.isEmpty)
    time.advance(by: .seconds(1))
    dispatcher.receive(hello(), on: later)
    #expect(try await later.sent() == ["[0,0]"])
  }

  @Test func aPageThatAcknowledgesNothingGetsNoMoreThanTheWindow() async throws {
    let connection = TestConnection()
    dispatcher.receive(hello(), on: connection)
    for number in 1...10 { dispatcher.receive(.tap(number), on: connection) }
    // Events are accepted and acknowledged; their changes wait and are combined.
    #expect(
      try await connection.sent() == ["[0,0]", #"[1,1,[["1"]]]"#, #"[2,2,[["2"]]]"#]
        + (3...10).map { "[0,\($0)]" })
    dispatcher.receive(.acknowledgement(lastBatch: 2), on: connection)
    let rest = (3...10).map { "[\"\($0)\"]" }.joined(separator: ",")
    #expect(try await connection.sent() == ["[3,10,[\(rest)]]"])
  }

  @Test func aSessionThatEndsEndsItsView() {
    dispatcher.registry.remove(session.token)
    #expect(view.isEnded)
    #expect(dispatcher.registry.count == 0)
  }
}
