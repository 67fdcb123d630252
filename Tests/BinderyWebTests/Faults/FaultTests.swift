import Bindery
import BinderyTesting
import BinderyViews
import Testing

@testable import BinderyWeb

/// Notes each event, and answers it with one operation that names it.
@MainActor
private final class Notes: ViewSource {
  var onChange: (@MainActor () -> Void)?
  private(set) var taken: [UInt32] = []
  private var fresh: [UInt32] = []

  func send(_ event: UserEvent) -> Bool {
    taken.append(event.node.rawValue)
    fresh.append(event.node.rawValue)
    onChange?()
    return true
  }

  func takes(_ kind: UserEvent.Kind, on node: NodeID) -> Bool { false }

  func takeOperations() -> String {
    defer { fresh = [] }
    return fresh.map { "\($0)" }.joined(separator: ",")
  }

  func end() {}
}

/// A page and a session with a link between that breaks as scripted; no browser, no socket, no real time.
@Suite(.workScope(leftovers: .ignored)) @MainActor
struct FaultTests {
  private let clock = TestClock()
  private let link: FaultyLink
  private let notes = Notes()
  private let server: FaultySession
  private let page: FaultyPage

  init() {
    link = FaultyLink(clock)
    server = FaultySession(notes, link)
    page = FaultyPage(link, clock: clock, token: server.session.token.description)
    link.onReceive = { [server, page] message, direction in
      if direction == .up { server.receive(message) } else { page.receive(message) }
    }
    link.onChange = { [server, page] isConnected in
      if isConnected { return page.connect() }
      server.lostConnection()
      page.lostConnection()
    }
    page.connect()
  }

  private func tap(_ nodes: ClosedRange<Int>, every pause: Duration = .milliseconds(20)) async {
    for node in nodes {
      page.tap(node)
      await clock.advance(by: pause)
    }
  }

  private func expectEverythingOnce(
    _ nodes: ClosedRange<Int>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(notes.taken == nodes.map { UInt32($0) }, sourceLocation: sourceLocation)
    #expect(page.operations == nodes.map { "\($0)" }, sourceLocation: sourceLocation)
    #expect(page.isSettled, sourceLocation: sourceLocation)
    #expect(!page.isGone, sourceLocation: sourceLocation)
  }

  @Test func whatIsDoneBeforeTheConnectionStandsIsKept() async {
    page.tap(1)
    page.tap(2)
    #expect(notes.taken.isEmpty)
    await clock.advance(by: .seconds(1))
    expectEverythingOnce(1...2)
  }

  @Test func aDropLosesNothingAndRepeatsNothing() async {
    await clock.advance(by: .seconds(1))
    await tap(1...5)
    link.cut()
    await tap(6...8)
    await clock.advance(by: .seconds(10))
    expectEverythingOnce(1...8)
    #expect(page.hellos == 2)
  }

  @Test func repliesLostInADropAreSentAgain() async {
    await clock.advance(by: .seconds(1))
    page.tap(1)
    await clock.advance(by: .milliseconds(60))
    #expect(notes.taken == [1])
    #expect(page.operations.isEmpty)
    link.cut()
    await clock.advance(by: .seconds(10))
    expectEverythingOnce(1...1)
  }

  @Test func anEventThatArrivesTwiceRunsOnce() async {
    await clock.advance(by: .seconds(1))
    link.script(.up, message: 1, .arrivesTwice(after: .milliseconds(50), and: .milliseconds(400)))
    await tap(1...3)
    await clock.advance(by: .seconds(1))
    expectEverythingOnce(1...3)
    #expect(page.hellos == 1)
  }

  @Test func aBatchThatArrivesTwiceIsAppliedOnce() async {
    await clock.advance(by: .seconds(1))
    link.script(.down, message: 1, .arrivesTwice(after: .milliseconds(50), and: .milliseconds(60)))
    await tap(1...3)
    await clock.advance(by: .seconds(1))
    expectEverythingOnce(1...3)
  }

  @Test func eventsInTheWrongOrderAreSentAgainInTheRightOne() async {
    await clock.advance(by: .seconds(1))
    link.script(.up, message: 1, .arrives(after: .milliseconds(500)))
    await tap(1...3)
    await clock.advance(by: .seconds(20))
    expectEverythingOnce(1...3)
    #expect(page.hellos > 1)
  }

  @Test func batchesInTheWrongOrderAreSentAgainInTheRightOne() async {
    await clock.advance(by: .seconds(1))
    link.script(.down, message: 1, .arrives(after: .milliseconds(500)))
    await tap(1...3)
    await clock.advance(by: .seconds(20))
    expectEverythingOnce(1...3)
    #expect(page.hellos > 1)
  }

  @Test func anEventThatVanishesIsNoticed() async {
    await clock.advance(by: .seconds(1))
    link.script(.up, message: 1, .isLost)
    page.tap(1)
    await clock.advance(by: .seconds(30))
    expectEverythingOnce(1...1)
  }

  @Test func latencyChangesNothingButTheTime() async {
    link.fate = { _ in .arrives(after: .seconds(2)) }
    await clock.advance(by: .seconds(1))
    await tap(1...20)
    await clock.advance(by: .seconds(20))
    expectEverythingOnce(1...20)
    #expect(page.hellos == 1)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func whateverHappensEachEventRunsOnceAndInOrder(seed: UInt64) async {
    let random = Dice(seed: seed)
    link.fate = { _ in
      switch random.roll(20) {
      case 0: .isLost
      case 1: .arrivesTwice(after: .milliseconds(random.roll(300)), and: .milliseconds(random.roll(900)))
      default: .arrives(after: .milliseconds(random.roll(200)))
      }
    }
    for node in 1...60 {
      page.tap(node)
      if random.roll(15) == 0 { link.cut() }
      await clock.advance(by: .milliseconds(random.roll(400)))
    }
    link.fate = { _ in .arrives(after: .milliseconds(50)) }
    await clock.advance(by: .seconds(60))
    expectEverythingOnce(1...60)
  }
}

/// Numbers that are the same in each run.
@MainActor
private final class Dice {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  /// A number from 0 up to, but not, `sides`.
  func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}
