import Bindery
import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct OperatorTests {
  @Test func mapStopsAtAnEqualResult() {
    @SharedBox var number = 1
    let seen = Recorder($number.map { $0 % 2 }, .exhaustive)
    seen.expect(1)
    number = 3
    seen.expectNothing()
    number = 4
    seen.expect(0)
  }

  @Test func filterOfADriverHandsOnTheValueThatIsThere() {
    @SharedBox var number = 2
    let seen = Recorder($number.filter { $0 % 2 == 0 }, .exhaustive)
    seen.expect(2)
    number = 3
    seen.expectNothing()
    number = 4
    seen.expect(4)
  }

  @Test func scanAndPairwiseRememberWhatWasBefore() {
    let numbers = Relay<Int>()
    let sums = Recorder(numbers.signal.scan(0, +), .exhaustive)
    let pairs = Recorder(numbers.signal.pairwise().map { "\($0.previous)\($0.current)" }, .exhaustive)
    numbers.accept(1)
    pairs.expectNothing()
    numbers.accept(2)
    sums.expect(1, 3)
    pairs.expect("12")
  }

  @Test func zipPairsEventsInStep() {
    let numbers = Relay<Int>()
    let letters = Relay<String>()
    let seen = Recorder(zip(numbers.signal, letters.signal).map { "\($0)\($1)" }, .exhaustive)
    numbers.accept(1)
    numbers.accept(2)
    seen.expectNothing()
    letters.accept("a")
    letters.accept("b")
    seen.expect("1a", "2b")
  }

  @Test func sampleTakesTheNewestAtEachTrigger() {
    let numbers = Relay<Int>()
    let trigger = Relay<Void>()
    let seen = Recorder(numbers.signal.sample(on: trigger.signal), .exhaustive)
    numbers.accept(1)
    numbers.accept(2)
    seen.expectNothing()
    trigger.accept()
    trigger.accept()
    seen.expect(2)
  }

  @Test func takeSkipAndTakeUntilEndAndBegin() {
    let numbers = Relay<Int>()
    let end = Relay<Void>()
    let taken = Recorder(numbers.signal.take(1), .exhaustive)
    let skipped = Recorder(numbers.signal.skip(1), .exhaustive)
    let ended = Recorder(numbers.signal.takeUntil(end.signal), .exhaustive)
    numbers.accept(1)
    end.accept()
    numbers.accept(2)
    taken.expect(1)
    skipped.expect(2)
    ended.expect(1)
  }

  @Test func mergeAndWithLatestFromCombineSignals() {
    let first = Relay<Int>()
    let second = Relay<Int>()
    @SharedBox var name = "a"
    let merged = Recorder(first.signal.merge(with: second.signal), .exhaustive)
    let named = Recorder(first.signal.withLatestFrom($name) { "\($1)\($0)" }, .exhaustive)
    first.accept(1)
    name = "b"
    second.accept(2)
    first.accept(3)
    merged.expect(1, 2, 3)
    named.expect("a1", "b3")
  }

  @Test func switchToLatestFollowsTheNewestSignal() {
    let outer = Relay<Signal<Int>>()
    let first = Relay<Int>()
    let second = Relay<Int>()
    let seen = Recorder(outer.signal.switchToLatest(), .exhaustive)
    outer.accept(first.signal)
    first.accept(1)
    outer.accept(second.signal)
    first.accept(2)
    second.accept(3)
    seen.expect(1, 3)
  }

  @Test func flatMapLatestFollowsTheNewestDriver() {
    @SharedBox var usesFirst = true
    @SharedBox var first = 1
    @SharedBox var second = 10
    let seen = Recorder(
      $usesFirst.flatMapLatest { [first = $first, second = $second] in $0 ? first : second }, .exhaustive)
    first = 2
    usesFirst = false
    first = 3
    second = 11
    seen.expect(1, 2, 10, 11)
  }

  @Test func debounceWaitsForCalm() async {
    let clock = TestClock()
    let keys = Relay<String>()
    let seen = Recorder(keys.signal.debounce(for: .seconds(1), clock: clock), .exhaustive)
    keys.accept("a")
    await clock.advance(by: .seconds(0.9))
    keys.accept("ab")
    await clock.advance(by: .seconds(0.9))
    seen.expectNothing()
    await clock.advance(by: .seconds(0.1))
    seen.expect("ab")
  }

  @Test func delayKeepsTheDistances() async {
    let clock = TestClock()
    let keys = Relay<String>()
    let seen = Recorder(keys.signal.delay(for: .seconds(2), clock: clock), .exhaustive)
    keys.accept("a")
    await clock.advance(by: .seconds(1))
    keys.accept("b")
    await clock.advance(by: .seconds(1))
    seen.expect("a")
    await clock.advance(by: .seconds(1))
    seen.expect("b")
  }

  @Test func timeoutFallsBackAfterSilence() async {
    let clock = TestClock()
    let beats = Relay<String>()
    let seen = Recorder(beats.signal.timeout(after: .seconds(3), clock: clock) { "lost" }, .exhaustive)
    await clock.advance(by: .seconds(2))
    beats.accept("beat")
    await clock.advance(by: .seconds(2))
    seen.expect("beat")
    await clock.advance(by: .seconds(1))
    seen.expect("lost")
  }

  @Test func catchTurnsErrorsIntoValues() {
    struct Failure: Error {}
    let results = Relay<Result<Int, Failure>>()
    let seen = Recorder(results.signal.catch { _ in -1 }, .exhaustive)
    results.accept(.success(1))
    results.accept(.failure(Failure()))
    seen.expect(1, -1)
  }

  @Test func retryWaitsLongerEachTime() async {
    struct Failure: Error {}
    let clock = TestClock()
    var attempts = 0
    WorkScope.start {
      _ = try? await retry(3, backoff: .exponential(from: .seconds(1)), clock: clock) {
        attempts += 1
        throw Failure()
      }
    }
    await settle()
    #expect(attempts == 1)
    await clock.advance(by: .seconds(1))
    #expect(attempts == 2)
    await clock.advance(by: .seconds(2))
    #expect(attempts == 3)
  }

  @Test func valuesOfADriverGiveTheNewest() async {
    @SharedBox var number = 1
    var iterator = $number.values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    number = 2
    number = 3
    #expect(await iterator.next() == 3)
  }

  @Test(arguments: [(BufferingPolicy.newest(2), 4), (.oldest(2), 3), (.unbounded, 3)])
  func aSlowReaderGetsAsManyValuesAsAreKeptForIt(policy: BufferingPolicy, next: Int) async {
    @SharedBox var number = 1
    var reader = $number.values(buffering: policy).makeAsyncIterator()
    #expect(await reader.next() == 1)
    number = 2
    #expect(await reader.next() == 2)
    for later in 3...5 { number = later }
    #expect(await reader.next() == next)
  }

  @Test func retryOfASignalGivesTheResultOrTheLastError() async {
    struct Failure: Error {}
    let clock = TestClock()
    let questions = Relay<String>()
    var attempts = 0
    let answers = questions.signal
      .retry(2, backoff: .constant(.seconds(1)), clock: clock) { question in
        attempts += 1
        if question == "hard" || attempts == 1 { throw Failure() }
        return question.uppercased()
      }
      .catch { (_: any Error) in "?" }
    let seen = Recorder(answers, .exhaustive)
    questions.accept("easy")
    await clock.advance(by: .seconds(1))
    seen.expect("EASY")
    questions.accept("hard")
    await clock.advance(by: .seconds(1))
    seen.expect("?")
    #expect(attempts == 4)
  }

  @Test func flatMapLatestFollowsTheNewestSequence() async {
    let (first, toFirst) = AsyncStream.makeStream(of: Int.self)
    let (second, toSecond) = AsyncStream.makeStream(of: Int.self)
    let choice = Relay<Bool>()
    let seen = Recorder(choice.signal.flatMapLatest { $0 ? first : second }, .exhaustive)
    choice.accept(true)
    toFirst.yield(1)
    await arrival(in: seen)
    seen.expect(1)
    choice.accept(false)
    toFirst.yield(2)
    toSecond.yield(3)
    await arrival(in: seen)
    seen.expect(3)
  }

  @Test func aSignalOfASequenceIsWorkOnlyWhileItDoesSomething() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let scope = WorkScope()
    let seen = WorkScope.$current.withValue(scope) { Recorder(Signal(stream), .exhaustive) }
    #expect(!scope.isIdle)
    await scope.idle()
    continuation.yield(1)
    await arrival(in: seen)
    seen.expect(1)
    await scope.idle()
  }

  /// Waits until a sequence, which nobody counts as work, has handed on an element that was not asked about yet.
  private func arrival<Value>(in recorder: Recorder<Value>) async {
    let count = recorder.values.count
    for _ in 0..<10_000 where recorder.values.count == count { await Task.yield() }
  }
}
