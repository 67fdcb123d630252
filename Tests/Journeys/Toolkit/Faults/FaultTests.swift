internal import BinderyHTML
internal import BinderyTesting
internal import BinderyViews
@testable internal import TestSupport
internal import Testing

@testable internal import BinderyWeb

extension Toolkit {
  /// The client's `socket.js` and a session, with a link between them that breaks as scripted. Nothing takes real time.
  @Suite(.timeLimit(.minutes(10)), .workScope(leftovers: .ignored)) @MainActor
  struct FaultTests {
    private let clock = TestClock()
    private let link: FaultyLink
    private let log = EventLog()
    private let server: FaultySession

    init() {
      link = FaultyLink(clock)
      server = FaultySession(log, link)
    }

    private func withPage(_ body: @MainActor (FaultyPage) async throws -> Void) async throws {
      try await withApp({ EmptyApp() }) { address in
        try await journey { browser in
          let window = try await browser.open()
          // A page without a script, whose policy allows the client's modules.
          window.tolerate("404")
          try await window.open(address + "/none")
          let script = try #require(ClientFiles.all.first { $0.name == "socket.js" }).path
          let page = try await FaultyPage(
            window, script: script, link, clock: clock, token: server.session.token.description)
          link.onReceive = { [server] message, direction in
            if direction == .up { server.receive(message) } else { page.receive(message) }
          }
          link.onChange = { [server] isConnected in
            guard !isConnected else { return }
            server.lostConnection()
            page.lostConnection()
          }
          try await body(page)
        }
      }
    }

    private func expectEverythingOnce(
      _ nodes: ClosedRange<Int>, on page: FaultyPage, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      let state = try await page.state(of: nodes)
      #expect(log.nodes == Array(nodes), sourceLocation: sourceLocation)
      #expect(state.operations == Array(nodes), sourceLocation: sourceLocation)
      #expect(!state.isPending && !state.isGone, sourceLocation: sourceLocation)
    }

    private func tap(_ nodes: ClosedRange<Int>, on page: FaultyPage) async throws {
      for node in nodes {
        page.tap(node)
        try await page.advance(by: .milliseconds(20))
      }
    }

    @Test func eventsBeforeTheConnectionOpensAreKept() async throws {
      try await withPage { page in
        page.tap(1)
        page.tap(2)
        #expect(log.nodes.isEmpty)
        try await page.advance(by: .seconds(1))
        try await expectEverythingOnce(1...2, on: page)
      }
    }

    @Test func droppedConnectionsLoseAndRepeatNothing() async throws {
      try await withPage { page in
        try await page.advance(by: .seconds(1))
        try await tap(1...5, on: page)
        link.cut()
        try await tap(6...8, on: page)
        try await page.advance(by: .seconds(20))
        try await expectEverythingOnce(1...8, on: page)
        #expect(page.connections == 2)
      }
    }

    @Test func repliesLostInADropAreSentAgain() async throws {
      try await withPage { page in
        try await page.advance(by: .seconds(1))
        page.tap(1)
        try await page.advance(by: .milliseconds(60))
        #expect(log.nodes == [1])
        #expect(try await page.state(of: 1...1).operations.isEmpty)
        link.cut()
        try await page.advance(by: .seconds(20))
        try await expectEverythingOnce(1...1, on: page)
      }
    }

    @Test func anEventThatArrivesTwiceRunsOnce() async throws {
      try await withPage { page in
        try await page.advance(by: .seconds(1))
        link.script(
          .up, message: 1, .arrivesTwice(after: .milliseconds(50), and: .milliseconds(400)))
        try await tap(1...3, on: page)
        try await page.advance(by: .seconds(1))
        try await expectEverythingOnce(1...3, on: page)
        #expect(page.connections == 1)
      }
    }

    @Test func aBatchThatArrivesTwiceIsAppliedOnce() async throws {
      try await withPage { page in
        try await page.advance(by: .seconds(1))
        link.script(.down, message: 1, .arrivesTwice(after: .milliseconds(50), and: .milliseconds(60)))
        try await tap(1...3, on: page)
        try await page.advance(by: .seconds(1))
        try await expectEverythingOnce(1...3, on: page)
      }
    }

    @Test(arguments: [FaultyLink.Direction.up, .down])
    func outOfOrderMessagesAreResentInOrder(direction: FaultyLink.Direction) async throws {
      try await withPage { page in
        try await page.advance(by: .seconds(1))
        link.script(direction, message: 1, .arrives(after: .milliseconds(500)))
        try await tap(1...3, on: page)
        try await page.advance(by: .seconds(30))
        try await expectEverythingOnce(1...3, on: page)
        #expect(page.connections > 1)
      }
    }

    @Test func aLostEventIsNoticed() async throws {
      try await withPage { page in
        try await page.advance(by: .seconds(1))
        link.script(.up, message: 1, .isLost)
        page.tap(1)
        try await page.advance(by: .seconds(30))
        try await expectEverythingOnce(1...1, on: page)
      }
    }

    @Test func aLostHelloIsNoticed() async throws {
      link.script(.up, message: 0, .isLost)
      try await withPage { page in
        page.tap(1)
        try await page.advance(by: .seconds(30))
        try await expectEverythingOnce(1...1, on: page)
      }
    }

    @Test func latencyChangesNothingButTheTime() async throws {
      try await withPage { page in
        link.fate = { _ in .arrives(after: .seconds(2)) }
        try await page.advance(by: .seconds(1))
        try await tap(1...20, on: page)
        try await page.advance(by: .seconds(20))
        try await expectEverythingOnce(1...20, on: page)
        #expect(page.connections == 1)
      }
    }

    @Test(arguments: [FaultyLink.Direction.up, .down])
    func unansweredPressesAreReportedWithinTwoSeconds(direction: FaultyLink.Direction) async throws {
      try await withPage { page in
        try await page.advance(by: .seconds(1))
        link.script(direction, message: 1, .isLost)
        page.tap(1)
        try await page.advance(by: .milliseconds(1600))
        #expect(try await page.notice.isEmpty)
        try await page.advance(by: .milliseconds(400))
        #expect(try await page.notice == "Waiting for the server…")
        try await page.advance(by: .seconds(30))
        #expect(try await page.notice.isEmpty)
        try await expectEverythingOnce(1...1, on: page)
      }
    }

    @Test func textTypedDuringARoundTripIsOneMessage() async throws {
      try await withPage { page in
        try await page.advance(by: .seconds(1))
        // The first reply arrives after 290 ms, the second one after 580 ms.
        link.fate = { _ in .arrives(after: .milliseconds(145)) }
        for count in 1...8 {
          page.enter(String("Richmond".prefix(count)), into: 7)
          try await page.advance(by: .milliseconds(50))
        }
        try await page.advance(by: .seconds(2))
        #expect(log.texts == ["R", "Richmo", "Richmond"])
      }
    }

    @Test func typedTextIsSentBeforeTheNextPress() async throws {
      try await withPage { page in
        try await page.advance(by: .seconds(1))
        page.enter("T", into: 7)
        page.enter("Tea", into: 7)
        page.tap(8)
        try await page.advance(by: .milliseconds(60))
        #expect(log.texts.last == "Tea")
        #expect(log.nodes.last == 8)
      }
    }

    @Test func silentConnectionsAreReplacedWithoutUserInput() async throws {
      try await withPage { page in
        try await page.advance(by: .seconds(1))
        for _ in 1...5 {
          link.send(ServerFrame.heartbeat(every: .seconds(10)), .down)
          try await page.advance(by: .seconds(10))
        }
        #expect(page.connections == 1)
        try await page.advance(by: .seconds(20))
        #expect(page.connections == 2)
      }
    }

    @Test func pagesReconnectOneByOneAfterAShutdown() async throws {
      try await withPage { page in
        try await page.advance(by: .seconds(1))
        var delays: [Duration] = []
        for count in 2...12 {
          let start = clock.now
          page.closeCode = 1001
          link.cut()
          while page.connections < count { try await page.advance(by: .milliseconds(100)) }
          delays.append(start.duration(to: clock.now))
          try await page.advance(by: .seconds(1))
        }
        #expect(try #require(delays.max()) > .seconds(3.5))
        #expect(delays.count { $0 < .seconds(1) } < 4)
      }
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func eventsRunOnceAndInOrderDespiteFaults(seed: UInt64) async throws {
      let random = Dice(seed: seed)
      link.fate = { _ in
        switch random.roll(20) {
        case 0: .isLost
        case 1: .arrivesTwice(after: .milliseconds(random.roll(300)), and: .milliseconds(random.roll(900)))
        default: .arrives(after: .milliseconds(random.roll(200)))
        }
      }
      try await withPage { page in
        for node in 1...40 {
          page.tap(node)
          if random.roll(15) == 0 { link.cut() }
          try await page.advance(by: .milliseconds(random.roll(400)))
        }
        link.fate = { _ in .arrives(after: .milliseconds(50)) }
        try await page.advance(by: .seconds(90))
        try await expectEverythingOnce(1...40, on: page)
      }
    }
  }
}

/// A random number generator that returns the same numbers in each run.
@MainActor
private final class Dice {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  /// A number from 0 up to, but not including, `sides`.
  func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}

/// An app without content: only the client's files of its host are used.
struct EmptyApp: WindowScene {
  let title = "Empty"
  let path = "empty"
  let summary = "Shows nothing."
  var window: some View { Text("") }
}
