import NIOCore
import Testing

@testable import BinderyTesting
@testable import BinderyWeb

/// Processes have the numbers of their starts: the first, the next, …
struct VisitorScheduleTests {
  private static let first = VisitorSchedule.firstID + 1
  private let visitors = (0..<30).map { _ in BrowserToken() }
  private let now = ContinuousClock.now

  private func client(_ number: Int = 1) -> ClientAddress {
    let address = try? SocketAddress(ipAddress: "192.0.2.\(number)", port: 1)
    return ClientAddress(.connection, peer: address, forwarded: [])
  }

  /// Schedules with workers of the first visitors that are ready, each with a window.
  private func schedule(_ count: Int, of maximum: Int, from network: Int = 1) -> VisitorSchedule {
    var schedule = VisitorSchedule(maximum: maximum)
    for index in 0..<count {
      _ = schedule.worker(for: visitors[index], from: client(network), at: now)
      _ = schedule.handle(.reported(Self.first + index, windows: 1, unused: 0))
    }
    return schedule
  }

  /// Returns the answer to a connection of a visitor.
  private func connect(
    _ visitor: Int, from network: Int = 1, after seconds: Int = 0, to schedule: inout VisitorSchedule
  ) -> (worker: Int, orders: [VisitorSchedule.Order])? {
    schedule.worker(for: visitors[visitor], from: client(network), at: now + .seconds(seconds))
  }

  /// Lets seconds pass in which the workers report their windows.
  private func pass(_ seconds: Int, _ schedule: inout VisitorSchedule, windows: [Int: Int])
    -> [VisitorSchedule.Order]
  {
    var orders: [VisitorSchedule.Order] = []
    for second in 1...seconds {
      orders += schedule.handle(.tick)
      for (id, count) in windows { orders += schedule.handle(.reported(id, windows: count, unused: second)) }
    }
    return orders
  }

  @Test func eachVisitorHasOneWorker() {
    var schedule = VisitorSchedule(maximum: 2)
    let first = connect(0, to: &schedule)
    #expect(first?.worker == Self.first)
    #expect(first?.orders == [.start(Self.first, place: 0)])
    let again = connect(0, from: 2, to: &schedule)
    #expect(again?.worker == Self.first)
    #expect(again?.orders == [])
    let second = connect(1, to: &schedule)
    #expect(second?.orders == [.start(Self.first + 1, place: 1)])
    #expect(schedule.visitor(of: Self.first + 1) == visitors[1])
  }

  @Test func aVisitorWaitsInVainWhileAllWorkersAreUsed() {
    var schedule = schedule(2, of: 2)
    let refused = connect(2, to: &schedule)
    #expect(refused == nil)
    let known = connect(0, to: &schedule)
    #expect(known != nil)
  }

  @Test func aWorkerWithoutWindowsEnds() {
    var schedule = schedule(2, of: 2)
    let windows = [Self.first: 0, Self.first + 1: 1]
    let orders = pass(VisitorSchedule.emptyLimit, &schedule, windows: windows)
    #expect(orders == [.retire(Self.first)])
    let other = connect(1, to: &schedule)
    #expect(other?.worker == Self.first + 1)
  }

  @Test func aWorkerWithoutWindowsGivesItsPlaceToAnotherVisitorOnceItHasEnded() {
    var schedule = schedule(2, of: 2)
    _ = pass(VisitorSchedule.emptyGrace + 1, &schedule, windows: [Self.first: 1, Self.first + 1: 0])
    let next = connect(2, to: &schedule)
    #expect(next?.orders == [.retire(Self.first + 1)])
    #expect(schedule.handle(.ended(Self.first + 1)) == [.start(Self.first + 2, place: 2)])
  }

  @Test func aWorkerWhoseWindowsAreNotUsedGivesItsPlace() {
    var schedule = schedule(2, of: 2)
    for id in [Self.first, Self.first + 1] {
      let unused = id == Self.first ? VisitorSchedule.unusedGrace : VisitorSchedule.unusedGrace - 1
      _ = schedule.handle(.reported(id, windows: 1, unused: unused))
    }
    let next = connect(2, to: &schedule)
    #expect(next?.orders == [.retire(Self.first)])
  }

  @Test func theNetworkWithTheMostWorkersGivesAPlaceToOneWithFewer() {
    var schedule = schedule(4, of: 4)
    _ = schedule.handle(.reported(Self.first + 2, windows: 1, unused: 20))
    let refused = connect(4, from: 1, to: &schedule)
    #expect(refused == nil)
    let other = connect(5, from: 2, to: &schedule)
    #expect(other?.orders == [.retire(Self.first + 2)])
  }

  @Test func aVisitorWhoReturnsWaitsUntilTheFormerWorkerHasSaved() {
    var schedule = schedule(1, of: 3)
    _ = pass(VisitorSchedule.emptyLimit, &schedule, windows: [Self.first: 0])
    let next = connect(0, to: &schedule)
    #expect(next?.worker == Self.first + 1)
    #expect(next?.orders == [])
    #expect(schedule.handle(.ended(Self.first)) == [.start(Self.first + 1, place: 1)])
  }

  @Test func aWorkerThatCrashesIsForgotten() {
    var schedule = schedule(1, of: 2)
    #expect(schedule.handle(.ended(Self.first)).isEmpty)
    #expect(schedule.ready.isEmpty)
    let next = connect(0, to: &schedule)
    #expect(next?.orders == [.start(Self.first + 1, place: 0)])
  }

  @Test func oneAddressCannotStartWorkersWithoutEnd() {
    var schedule = VisitorSchedule(maximum: 1000)
    let started = visitors.filter { schedule.worker(for: $0, from: client(), at: now) != nil }
    #expect(started.count == VisitorSchedule.burst)
    let other = connect(29, from: 2, to: &schedule)
    #expect(other != nil)
    let later = connect(28, after: 1, to: &schedule)
    #expect(later != nil)
  }

  @Test func thereAreNeverMoreProcessesThanTheMaximum() {
    var schedule = VisitorSchedule(maximum: 3)
    var running: Set<Int> = []
    var generator = SeededGenerator(seed: 7)
    func perform(_ orders: [VisitorSchedule.Order]) {
      for case .start(let id, _) in orders { running.insert(id) }
    }
    for step in 0..<5_000 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        let visitor = visitors[Int.random(in: 0..<9, using: &generator)]
        let network = client(Int.random(in: 1...3, using: &generator))
        perform(schedule.worker(for: visitor, from: network, at: now + .seconds(step))?.orders ?? [])
      case 1: perform(schedule.handle(.tick))
      case 2:
        guard let id = running.randomElement(using: &generator) else { continue }
        let windows = Int.random(in: 0...1, using: &generator)
        perform(schedule.handle(.reported(id, windows: windows, unused: step % 400)))
      default:
        guard let id = running.randomElement(using: &generator) else { continue }
        running.remove(id)
        perform(schedule.handle(.ended(id)))
      }
      #expect(running.count <= 3)
    }
  }

  @Test func aWorkerThatIsSilentIsEnded() {
    var schedule = schedule(1, of: 1)
    var orders: [VisitorSchedule.Order] = []
    for _ in 1...WorkerSchedule.silenceLimit { orders += schedule.handle(.tick) }
    #expect(orders == [.kill(Self.first)])
  }

  @Test func aReloadEndsOneWorkerAfterTheOther() {
    var schedule = schedule(2, of: 2)
    #expect(schedule.handle(.reload) == [.terminate(Self.first)])
    #expect(schedule.handle(.tick).isEmpty)
    #expect(schedule.handle(.ended(Self.first)).isEmpty)
    #expect(schedule.handle(.tick) == [.terminate(Self.first + 1)])
  }

  @Test func aStopEndsAllWorkersAndStartsNone() {
    var schedule = schedule(2, of: 2)
    #expect(schedule.handle(.stop) == [.terminate(Self.first), .terminate(Self.first + 1)])
    let later = connect(2, to: &schedule)
    #expect(later == nil)
    _ = schedule.handle(.ended(Self.first))
    #expect(!schedule.isFinished)
    _ = schedule.handle(.ended(Self.first + 1))
    #expect(schedule.isFinished)
  }

  @Test func aVisitorWhoWaitsGetsNoWorkerAfterAStop() {
    var schedule = schedule(1, of: 2)
    _ = schedule.handle(.reload)
    let waiting = connect(0, to: &schedule)
    #expect(waiting?.orders == [])
    _ = schedule.handle(.stop)
    let later = connect(0, to: &schedule)
    #expect(later == nil)
  }
}
