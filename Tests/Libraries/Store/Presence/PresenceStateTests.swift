@testable import BinderyStore
@testable import BinderyTesting
import Testing

/// The protocol between processes, with messages that are lost, late, repeated and hostile.
@Suite struct PresenceStateTests {
  private let ana = MemberName(room: "kitchen", id: "ana")

  private func ids(_ state: PresenceState) -> [String] { state.members(of: "kitchen").map(\.id) }

  @Test func changesInAnyOrderHaveTheSameResult() {
    var one = PresenceState(process: "one")
    let join = one.join(ana, member: "1")
    let first = one.takeMessages()
    one.leave(ana, join: join, at: .zero)
    let second = one.takeMessages()
    let last = one.join(ana, member: "2")
    let third = one.takeMessages()
    #expect(last > join)
    for order in [
      [first, second, third], [third, second, first], [second, third, first], [third, first, second],
    ] {
      var other = PresenceState(process: "other")
      for message in order.flatMap({ $0 }) + order[0] { other.receive(message, at: .zero) }
      #expect(other.members(of: "kitchen") == [PresenceState.Shown(id: "ana", count: 1, member: "2")])
      #expect(other.takeMessages().isEmpty, "Nothing is missing.")
    }
  }

  @Test func aLateMessageOfAnEndedProcessIsIgnored() {
    var one = PresenceState(process: "one")
    _ = one.join(ana, member: "1")
    let early = one.takeMessages()
    one.beat()
    let beat = one.takeMessages()
    var other = PresenceState(process: "other")
    for message in early + beat { other.receive(message, at: .zero) }
    other.advance(to: .seconds(8))
    #expect(ids(other).isEmpty)
    for message in early + beat { other.receive(message, at: .seconds(9)) }
    #expect(ids(other).isEmpty)
    #expect(other.deadline == nil)
    one.beat()
    for message in one.takeMessages() { other.receive(message, at: .seconds(10)) }
    let ask = other.takeMessages()
    #expect(ask.map(\.asked) == ["one"])
    for message in ask { one.receive(message, at: .seconds(10)) }
    for message in one.takeMessages() { other.receive(message, at: .seconds(10)) }
    #expect(ids(other) == ["ana"])
  }

  @Test func aLateBeatDoesNotProlongALife() {
    var one = PresenceState(process: "one")
    _ = one.join(ana, member: "1")
    let early = one.takeMessages()
    one.beat()
    let beat = one.takeMessages()
    var other = PresenceState(process: "other")
    for message in beat + early { other.receive(message, at: message == early.first ? .seconds(7) : .zero) }
    #expect(other.deadline == .seconds(8))
  }

  @Test func aProcessThatWasPausedItselfDropsNobody() {
    var one = PresenceState(process: "one")
    _ = one.join(ana, member: "1")
    var other = PresenceState(process: "other")
    for message in one.takeMessages() { other.receive(message, at: .zero) }
    other.advance(to: .seconds(60), wasPaused: true)
    #expect(ids(other) == ["ana"])
    other.advance(to: .seconds(68))
    #expect(ids(other).isEmpty)
  }

  @Test func aStateReplacesWhatWasMissed() {
    var one = PresenceState(process: "one")
    let join = one.join(ana, member: "1")
    var other = PresenceState(process: "other")
    for message in one.takeMessages() { other.receive(message, at: .zero) }
    one.leave(ana, join: join, at: .zero)
    _ = one.join(MemberName(room: "kitchen", id: "ben"), member: "1")
    _ = one.takeMessages()
    one.beat()
    for message in one.takeMessages() { other.receive(message, at: .seconds(1)) }
    for message in other.takeMessages() { one.receive(message, at: .seconds(1)) }
    for message in one.takeMessages() { other.receive(message, at: .seconds(1)) }
    other.advance(to: .seconds(4))
    #expect(ids(other) == ["ben"])
  }

  @Test func statesAreSentAtMostOncePerSecond() {
    var one = PresenceState(process: "one")
    _ = one.join(ana, member: "1")
    _ = one.takeMessages()
    let ask = PresenceMessage(process: "other", number: 1, version: 0, asked: "")
    for _ in 0..<100 { one.receive(ask, at: .zero) }
    #expect(one.takeMessages().count == 1)
    #expect(one.deadline == .seconds(1))
    one.advance(to: .seconds(1))
    #expect(one.takeMessages().count == 1)
    #expect(one.deadline == nil)
  }

  @Test func impossibleNumbersAreRejected() {
    let entry = PresenceMessage.Entry(room: "kitchen", id: "eve", change: 1, count: 1, order: 1, member: "1")
    func message(
      _ process: String = "eve", number: Int = 1, version: Int = 1, entries: [PresenceMessage.Entry]? = nil,
      part: PresenceMessage.Part? = nil
    ) -> PresenceMessage {
      PresenceMessage(
        process: process, number: number, version: version, entries: entries ?? [entry], part: part)
    }
    func entries(change: Int = 1, count: Int = 1, order: Int = 1) -> [PresenceMessage.Entry] {
      [
        PresenceMessage.Entry(
          room: "kitchen", id: "eve", change: change, count: count, order: order, member: "1")
      ]
    }
    #expect(message().isValid)
    let hostile = [
      message(""), message(number: -1), message(number: .max), message(version: .max), message(version: .min),
      message(entries: entries(change: 0)), message(entries: entries(change: 2)),
      message(entries: entries(count: -1)),
      message(entries: entries(count: .max)), message(entries: entries(order: .max)),
      message(part: .init(index: 1, count: 1)), message(part: .init(index: 0, count: 0)),
      message(part: .init(index: -1, count: .max)),
    ]
    var state = PresenceState(process: "one")
    for message in hostile {
      #expect(!message.isValid)
      state.receive(message, at: .zero)
    }
    #expect(ids(state).isEmpty)
    state.receive(message(entries: entries(order: PresenceMessage.maximum)), at: .zero)
    _ = state.join(ana, member: "1")
    #expect(ids(state) == ["ana", "eve"])
  }

  @Test(arguments: 0..<50) func processesAgreeOnceTheNetworkWorks(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var network = PresenceNetwork(processes: 3)
    for step in 0..<200 {
      network.act(at: .milliseconds(step * 250), &random)
    }
    network.heal(from: .seconds(50))
    let expected = network.expected
    for state in network.states {
      #expect(state.members(of: "kitchen").map { [$0.id: $0.count] } == expected, "seed \(seed)")
    }
    #expect(Set(network.states.map { $0.members(of: "kitchen") }).count == 1)
  }
}

/// Processes whose messages are lost, delayed and reordered at random.
private struct PresenceNetwork {
  private(set) var states: [PresenceState]
  private var joins: [(process: Int, name: MemberName, join: Int)] = []
  private var flying: [(to: Int, message: PresenceMessage)] = []

  init(processes: Int) { states = (0..<processes).map { PresenceState(process: "process \($0)") } }

  /// The members with their counts, as they really are.
  var expected: [[String: Int]] {
    Dictionary(joins.map { ($0.name.id, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }.map {
      [$0.key: $0.value]
    }
  }

  mutating func act(at now: Duration, _ random: inout SeededGenerator) {
    let process = Int.random(in: 0..<states.count, using: &random)
    if joins.count < 6, Bool.random(using: &random) {
      let name = MemberName(room: "kitchen", id: "guest \(Int.random(in: 0..<4, using: &random))")
      joins.append((process, name, states[process].join(name, member: "\(now)")))
    } else if let index = joins.indices.randomElement(using: &random), Bool.random(using: &random) {
      let join = joins.remove(at: index)
      states[join.process].leave(join.name, join: join.join, at: now)
    }
    if Int.random(in: 0..<4, using: &random) == 0 { states[process].askAll() }
    if Int.random(in: 0..<4, using: &random) == 0 { beat() }
    for state in states.indices {
      if Int.random(in: 0..<3, using: &random) > 0 { states[state].advance(to: now) }
      for message in states[state].takeMessages() {
        for other in states.indices where other != state && Int.random(in: 0..<10, using: &random) < 7 {
          flying.append((other, message))
          if Int.random(in: 0..<10, using: &random) == 0 { flying.append((other, message)) }
        }
      }
    }
    flying.shuffle(using: &random)
    for _ in 0..<Int.random(in: 0...flying.count, using: &random) {
      let next = flying.removeLast()
      states[next.to].receive(next.message, at: now)
    }
  }

  private mutating func beat() {
    for state in states.indices where states[state].hasOwnMembers { states[state].beat() }
  }

  /// Lets ten seconds pass without faults.
  mutating func heal(from start: Duration) {
    for second in 0...20 {
      let now = start + .seconds(second)
      if second.isMultiple(of: 2) { beat() }
      for state in states.indices { states[state].advance(to: now) }
      var hasMessages = true
      while hasMessages {
        hasMessages = false
        for state in states.indices {
          for message in states[state].takeMessages() {
            hasMessages = true
            for other in states.indices where other != state { flying.append((other, message)) }
          }
        }
        for next in flying { states[next.to].receive(next.message, at: now) }
        flying = []
      }
    }
  }
}
