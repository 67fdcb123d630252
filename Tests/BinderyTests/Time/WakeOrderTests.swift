import Bindery
import BinderyTesting
import Testing

/// Operators with delays produce the same timeline for any order in which a clock wakes simultaneous sleepers.
@Suite(.workScope) @MainActor
struct WakeOrderTests {
  let letters = Relay<String>()

  @Test(arguments: wakeOrders)
  func delayKeepsEventsOfOneMomentInOrder(order: TestClock.Order) async {
    let marbles = Marbles(TestClock(order))
    let output = marbles.record(letters.signal.delay(for: .seconds(0.3), clock: marbles.clock))
    await marbles.play("-(abcd)-e----|") { letters.accept($0) }
    output.expect("----(abcd)-e-|")
  }

  @Test(arguments: wakeOrders)
  func delayKeepsEventsThatFollowCloselyInOrder(order: TestClock.Order) async {
    let clock = TestClock(order)
    let output = Recorder(letters.signal.delay(for: .seconds(0.3), clock: clock), .exhaustive)
    for letter in ["a", "b", "c", "d", "e"] {
      letters.accept(letter)
      await clock.advance(by: .microseconds(100))
    }
    await clock.run()
    output.expect("a", "b", "c", "d", "e")
  }

  @Test(arguments: wakeOrders)
  func delayOfADriverEndsWithItsNewestValue(order: TestClock.Order) async {
    let clock = TestClock(order)
    @SharedBox var number = 0
    let late = $number.delay(for: .seconds(0.3), clock: clock)
    let output = Recorder(late, .exhaustive)
    for next in 1...5 { number = next }
    await clock.run()
    #expect(late.value == 5)
    output.expect(0, 1, 2, 3, 4, 5)
  }

  @Test(arguments: wakeOrders)
  func debounceSendsTheLastOfABurst(order: TestClock.Order) async {
    let marbles = Marbles(TestClock(order))
    let output = marbles.record(letters.signal.debounce(for: .seconds(0.3), clock: marbles.clock))
    await marbles.play("-(ab)c-----(de)---|") { letters.accept($0) }
    output.expect("-----c-----e|")
  }

  @Test(arguments: wakeOrders)
  func throttleSendsTheFirstAndTheNewestOfAWindow(order: TestClock.Order) async {
    let marbles = Marbles(TestClock(order))
    let output = marbles.record(letters.signal.throttle(for: .seconds(0.3), clock: marbles.clock))
    await marbles.play("(ab)c----(de)-----|") { letters.accept($0) }
    output.expect("a--c--d--e--|")
  }

  @Test(arguments: wakeOrders)
  func timeoutCountsFromTheNewestEvent(order: TestClock.Order) async {
    let marbles = Marbles(TestClock(order))
    let output = marbles.record(
      letters.signal.timeout(after: .seconds(0.3), clock: marbles.clock) { "!" })
    await marbles.play("-(ab)-c-----d---|") { letters.accept($0) }
    output.expect("-(ab)-c--!--d--!|")
  }

  @Test(arguments: wakeOrders)
  func sampleTakesTheNewestAtEachTick(order: TestClock.Order) async {
    let marbles = Marbles(TestClock(order))
    let ticks = Signal.interval(.seconds(0.4), clock: marbles.clock)
    let output = marbles.record(letters.signal.sample(on: ticks))
    await marbles.play("-(ab)c---d-----|") { letters.accept($0) }
    output.expect("----c---d---|")
  }

  @Test(arguments: wakeOrders)
  func retryWaitsBeforeEachAttempt(order: TestClock.Order) async {
    struct Failure: Error {}
    let marbles = Marbles(TestClock(order))
    var attempts = 0
    let answers = letters.signal
      .retry(3, backoff: .constant(.seconds(0.2)), clock: marbles.clock) { letter in
        attempts += 1
        if attempts % 3 != 0 { throw Failure() }
        return letter.uppercased()
      }
      .catch { (_: any Error) in "?" }
    let output = marbles.record(answers)
    await marbles.play("-a--------b-----|") { letters.accept($0) }
    output.expect("-----A--------B-|")
  }

  @Test(arguments: wakeOrders)
  func intervalCounts(order: TestClock.Order) async {
    let marbles = Marbles(TestClock(order))
    let output = marbles.record(Signal.interval(.seconds(0.2), clock: marbles.clock)) {
      Character("\($0)")
    }
    await marbles.play("-------|") { _ in }
    output.expect("--0-1-2|")
  }

  @Test(arguments: wakeOrders)
  func bufferKeepsTheOrderOfEvents(order: TestClock.Order) async {
    let clock = TestClock(order)
    let output = Recorder(
      letters.signal.delay(for: .seconds(0.1), clock: clock).buffer(for: .seconds(0.3), clock: clock),
      .exhaustive)
    for letter in ["a", "b", "c"] { letters.accept(letter) }
    await clock.run()
    output.expect(["a", "b", "c"])
  }
}
