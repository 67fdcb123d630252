import Bindery
import BinderyTesting
import Testing

/// `map compactMap scan startWith distinctUntilChanged pairwise`.
@Suite(.workScope) @MainActor
struct TransformingTests {
  let marbles = Marbles(TestClock())
  let letters = Relay<String>()

  @Test func mapTransformsEachEvent() async {
    let output = marbles.record(letters.signal.map { $0.uppercased() })
    await marbles.play("-a-b-b-|") { letters.accept($0) }
    output.expect("-A-B-B-|")
  }

  @Test func mapOfADriverStopsAtAnEqualResult() {
    @SharedBox var number = 1
    let seen = Recorder($number.map { $0 % 2 }, .exhaustive)
    seen.expect(1)
    number = 3
    seen.expectNothing()
    number = 4
    seen.expect(0)
  }

  @Test func mapOfADriverIsEvaluatedOnceForAllItsObservers() {
    @SharedBox var number = 1
    var runs = 0
    let doubled = $number.map { number in
      runs += 1
      return number * 2
    }
    let first = Recorder(doubled)
    let second = Recorder(doubled)
    number = 2
    first.expect(2, 4)
    second.expect(2, 4)
    #expect(runs == 2)
  }

  @Test func compactMapDropsNilResults() async {
    let output = marbles.record(letters.signal.compactMap { Int($0) }.map { "\($0)" })
    await marbles.play("-1-x-3-|") { letters.accept($0) }
    output.expect("-1---3-|")
  }

  @Test func compactMapOfADriverStartsWithANonNilCurrentValue() async {
    @SharedBox var text = "x"
    let output = marbles.record($text.compactMap { Int($0) }.map { "\($0)" })
    await marbles.play("--2--3-|") { text = $0 }
    output.expect("--2--3-|")
    let later = Recorder($text.compactMap { Int($0) }, .exhaustive)
    later.expect(3)
  }

  @Test func scanSendsEachIntermediateResult() async {
    let output = marbles.record(letters.signal.scan(0) { $0 + (Int($1) ?? 0) }.map { "\($0)" })
    await marbles.play("-1-2-3-|") { letters.accept($0) }
    output.expect("-1-3-6-|")
  }

  @Test func scanRestartsAfterTheLastObserver() {
    let numbers = Relay<Int>()
    let sums = numbers.signal.scan(0, +)
    var first: Recorder<Int>? = Recorder(sums)
    numbers.accept(5)
    first?.expect(5)
    first = nil
    let second = Recorder(sums, .exhaustive)
    numbers.accept(1)
    second.expect(1)
  }

  @Test func scanOfADriverStartsWithTheCurrentValue() async {
    @SharedBox var text = "1"
    let output = marbles.record($text.scan(0) { $0 + (Int($1) ?? 0) }.map { "\($0)" })
    await marbles.play("---2---3-|") { text = $0 }
    output.expect("1--3---6-|")
  }

  @Test func startWithHoldsTheNewestEventEvenUnobserved() {
    let driver = letters.signal.startWith("-")
    #expect(driver.value == "-")
    letters.accept("a")
    letters.accept("b")
    #expect(driver.value == "b")
  }

  @Test func startWithOfADriverShowsItsOwnValueUntilTheFirstChange() async {
    @SharedBox var text = "1"
    let output = marbles.record($text.startWith("0"))
    await marbles.play("--2--3-|") { text = $0 }
    output.expect("0-2--3-|")
  }

  @Test func distinctUntilChangedLeavesOutRepetitions() async {
    let output = marbles.record(letters.signal.distinctUntilChanged())
    await marbles.play("-1-1-2-1-|") { letters.accept($0) }
    output.expect("-1---2-1-|")
  }

  @Test func distinctUntilChangedAcceptsAComparison() async {
    let output = marbles.record(
      letters.signal.distinctUntilChanged { $0.lowercased() == $1.lowercased() })
    await marbles.play("-a-A-b-a-|") { letters.accept($0) }
    output.expect("-a---b-a-|")
  }

  @Test func notANumberIsDistinctFromItself() {
    let numbers = Relay<Double>()
    let seen = Recorder(numbers.signal.distinctUntilChanged())
    numbers.accept(.nan)
    numbers.accept(.nan)
    #expect(seen.values.count == 2)
  }

  @Test func distinctUntilChangedOfADriverAcceptsAComparison() async {
    @SharedBox var text = "a"
    let output = marbles.record($text.distinctUntilChanged { $0.lowercased() == $1.lowercased() })
    await marbles.play("--A-b-B-a|") { text = $0 }
    output.expect("a---b---a|")
  }

  @Test func aDriverOfSomethingIncomparableIsMadeDistinct() {
    struct Reading { let degrees: Double }
    @SharedBox var reading = Reading(degrees: 20)
    let seen = Recorder($reading.map(\.degrees).distinctUntilChanged(), .exhaustive)
    reading = Reading(degrees: 20)
    reading = Reading(degrees: 21)
    seen.expect(20, 21)
  }

  @Test func pairwiseOfADriverBeginsForEachObserverWithItsFirstChange() {
    @SharedBox var number = 1
    let pairs = $number.pairwise().map { "\($0.previous)\($0.current)" }
    let first = Recorder(pairs, .exhaustive)
    first.expectNothing()
    number = 2
    number = 3
    first.expect("12", "23")
  }

  @Test func pairwiseGivesEachEventWithTheOneBefore() {
    let numbers = Relay<Int>()
    let pairs = Recorder(numbers.signal.pairwise().map { "\($0.previous)\($0.current)" }, .exhaustive)
    numbers.accept(1)
    pairs.expectNothing()
    numbers.accept(2)
    numbers.accept(3)
    pairs.expect("12", "23")
  }
}
