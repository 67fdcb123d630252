import Bindery
import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct TestClockOrderTests {
  /// Returns the order in which five timers fire that are due at equal intervals.
  private func firings(_ order: TestClock.Order, apart: Duration) async -> [Int] {
    let clock = TestClock(order)
    var fired: [Int] = []
    let timers = (0..<5).map { number in
      clock.schedule(after: .seconds(1) + apart * number) { fired.append(number) }
    }
    await clock.run()
    for timer in timers { timer.dispose() }
    return fired
  }

  @Test func timersOfOneInstantFireInAnyOrderAndEachOnce() async {
    var seen: Set<[Int]> = []
    for seed in 1...20 as ClosedRange<UInt64> {
      let fired = await firings(.shuffled(seed: seed), apart: .zero)
      #expect(fired.sorted() == [0, 1, 2, 3, 4])
      seen.insert(fired)
    }
    #expect(seen.count > 10)
  }

  @Test func timersThatAreDueSoonAfterEachOtherAreShuffledToo() async {
    var seen: Set<[Int]> = []
    for seed in 1...20 as ClosedRange<UInt64> {
      seen.insert(await firings(.shuffled(seed: seed), apart: .microseconds(200)))
    }
    #expect(seen.count > 10)
  }

  @Test func timersThatAreFurtherApartKeepTheirOrder() async {
    for seed in 1...20 as ClosedRange<UInt64> {
      let fired = await firings(.shuffled(seed: seed, within: .milliseconds(1)), apart: .milliseconds(2))
      #expect(fired == [0, 1, 2, 3, 4])
    }
  }

  @Test func theSameSeedGivesTheSameOrder() async {
    let first = await firings(.shuffled(seed: 7), apart: .zero)
    let second = await firings(.shuffled(seed: 7), apart: .zero)
    #expect(first == second)
  }

  @Test func noTimerFiresBeforeItsInstantAndTimeNeverGoesBack() async {
    for seed in 1...20 as ClosedRange<UInt64> {
      let clock = TestClock(.shuffled(seed: seed))
      var last = Duration.zero
      let timers = (0..<10).map { number in
        let due = Duration.seconds(1) + .microseconds(300) * number
        return clock.schedule(after: due) {
          #expect(clock.now.offset >= due)
          #expect(clock.now.offset >= last)
          last = clock.now.offset
        }
      }
      await clock.run()
      for timer in timers { timer.dispose() }
    }
  }

  @Test func sleepingTasksWakeInAnyOrderToo() async {
    var seen: Set<String> = []
    for seed in 1...20 as ClosedRange<UInt64> {
      let clock = TestClock(.shuffled(seed: seed))
      let log = Log()
      for name in ["a", "b", "c", "d"] {
        WorkScope.start {
          try? await clock.wait(1)
          log.add(name)
        }
      }
      await clock.run()
      #expect(log.entries.sorted() == ["a", "b", "c", "d"])
      seen.insert(log.entries.joined())
    }
    #expect(seen.count > 5)
  }
}
