import Bindery
import BinderyTesting
import Testing

/// Operators with delays, on the clock that apps use. These tests check what arrives; the tests in virtual time check when.
@Suite(.timeLimit(.minutes(10))) @MainActor
struct RealClockTests {
  let numbers = Relay<Int>()

  /// Returns the first events of a signal, starting with those that `feed` causes.
  private func first<Value>(
    _ count: Int, of signal: Signal<Value>, while feed: () -> Void = {}
  ) async -> [Value] where Value: Sendable {
    let (events, received) = AsyncStream.makeStream(of: Value.self)
    let binding = signal.bind { received.yield($0) }
    feed()
    var result: [Value] = []
    for await event in events {
      result.append(event)
      if result.count == count { break }
    }
    binding.dispose()
    return result
  }

  private func feed(_ range: ClosedRange<Int>) {
    for number in range { numbers.accept(number) }
  }

  @Test func delayKeepsTheOrderOfABurst() async {
    let late = numbers.signal.delay(for: .milliseconds(1))
    #expect(await first(500, of: late) { feed(1...500) } == Array(1...500))
  }

  @Test func delayOfADriverShowsEachValueInOrderAndStaysAtTheNewest() async {
    @SharedBox var number = 0
    let late = $number.delay(for: .milliseconds(1))
    let seen = await first(501, of: late.asSignal()) {
      for next in 1...500 { number = next }
    }
    #expect(seen == Array(0...500))
    #expect(late.value == 500)
  }

  @Test func debounceSendsTheLastOfABurst() async {
    let calm = numbers.signal.debounce(for: .milliseconds(1))
    #expect(await first(1, of: calm) { feed(1...10) } == [10])
  }

  @Test func debounceOfADriverShowsTheNewest() async {
    @SharedBox var number = 0
    let calm = $number.debounce(for: .milliseconds(1))
    #expect(await first(2, of: calm.asSignal()) { for next in 1...10 { number = next } } == [0, 10])
  }

  @Test func throttleSendsTheFirstAndTheNewest() async {
    let thin = numbers.signal.throttle(for: .milliseconds(1))
    #expect(await first(2, of: thin) { feed(1...10) } == [1, 10])
  }

  @Test func throttleOfADriverShowsTheNewestAtTheWindowsEnd() async {
    @SharedBox var number = 0
    let thin = $number.throttle(for: .milliseconds(1))
    #expect(await first(2, of: thin.asSignal()) { for next in 1...10 { number = next } } == [0, 10])
  }

  @Test func timeoutFallsBackAfterSilence() async {
    let watched = numbers.signal.timeout(after: .milliseconds(1)) { -1 }
    #expect(await first(2, of: watched) { feed(7...7) } == [7, -1])
  }

  @Test func sampleTakesTheNewestAtATick() async {
    let sampled = numbers.signal.sample(on: Signal.interval(.milliseconds(1)))
    #expect(await first(1, of: sampled) { feed(1...10) } == [10])
  }

  @Test func retryWaitsAndTriesAgain() async {
    struct Failure: Error {}
    var attempts = 0
    let answers = numbers.signal
      .retry(3, backoff: .constant(.milliseconds(1))) { number in
        attempts += 1
        if attempts < 3 { throw Failure() }
        return number
      }
      .catch { (_: any Error) in -1 }
    #expect(await first(1, of: answers) { feed(7...7) } == [7])
    #expect(attempts == 3)
  }

  @Test func intervalCounts() async {
    #expect(await first(3, of: Signal.interval(.milliseconds(1))) == [0, 1, 2])
  }

  @Test func bufferSendsAWindowTogether() async {
    let windows = numbers.signal.buffer(for: .milliseconds(1))
    #expect(await first(1, of: windows) { feed(1...10) } == [Array(1...10)])
  }

  @Test func aTimerFiresOnce() async {
    let clock: any Clock<Duration> = ContinuousClock()
    let fired = Signal.create { send in clock.schedule(after: .milliseconds(1)) { send("fired") } }
    let ticked = Signal.create { send in clock.schedule(every: .milliseconds(5)) { send("ticked") } }
    let seen = await first(4, of: fired.merge(with: ticked))
    #expect(seen.count { $0 == "fired" } == 1)
  }

  @Test func aTimerThatIsDisposedNeverFires() async {
    let clock = ContinuousClock()
    var fired: [String] = []
    let cancelled = clock.schedule(after: .milliseconds(1)) { fired.append("cancelled") }
    cancelled.dispose()
    let ticks = Signal.create { send in clock.schedule(every: .milliseconds(2)) { send(fired.count) } }
    #expect(await first(3, of: ticks) == [0, 0, 0])
  }
}
