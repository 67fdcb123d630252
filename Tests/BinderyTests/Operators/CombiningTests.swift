import Bindery
import BinderyTesting
import Testing

/// `merge combineLatest zip withLatestFrom`.
@Suite(.workScope) @MainActor
struct CombiningTests {
  let marbles = Marbles(TestClock())
  let letters = Relay<String>()
  let other = Relay<String>()

  private func play(_ first: String, _ second: String) async {
    await marbles.play([first, second]) { [letters, other][$0].accept($1) }
  }

  @Test func mergeSendsEventsInArrivalOrder() async {
    let output = marbles.record(letters.signal.merge(with: other.signal))
    await play("-1---2----|", "---a---b--|")
    output.expect("-1-a-2-b--|")
  }

  @Test func simultaneousEventsMergeInOrder() async {
    let output = marbles.record(Signal.merge([letters.signal, other.signal]))
    await play("-1-|", "-a-|")
    output.expect("-(1a)-|")
  }

  @Test func mergeOfNoSignalsSendsNothing() {
    let seen = Recorder(Signal<Int>.merge([]))
    seen.expectNothing()
  }

  @Test func mergeOfDriversShowsTheLastChanged() async {
    @SharedBox var own = "1"
    @SharedBox var theirs = "a"
    let output = marbles.record($own.merge(with: $theirs))
    await marbles.play(["-----2-|", "--b----|"]) { timeline, event in
      if timeline == 0 { own = event } else { theirs = event }
    }
    output.expect("1-b--2-|")
  }

  @Test func combineLatestGivesTheNewestOfEach() {
    @SharedBox var number = 1
    @SharedBox var letter = "x"
    let seen = Recorder(combineLatest($number, $letter).map { "\($0)\($1)" }, .exhaustive)
    number = 2
    letter = "y"
    seen.expect("1x", "2x", "2y")
  }

  @Test func changesOfSeveralInOneBatchAreOneChange() {
    @SharedBox var one = 1
    @SharedBox var two = 2
    @SharedBox var three = 3
    let seen = Recorder(combineLatest($one, $two, $three) { $0 + $1 + $2 }, .exhaustive)
    batch {
      one = 10
      two = 20
      three = 30
    }
    seen.expect(6, 60)
  }

  @Test func combineLatestOfSignalsBeginsWhenEachHasHadAnEvent() {
    let numbers = Relay<Int>()
    let seen = Recorder(combineLatest(letters.signal, numbers.signal).map { "\($0)\($1)" }, .exhaustive)
    let joined = Recorder(
      combineLatest(letters.signal, other.signal, numbers.signal) { "\($0)\($1)\($2)" }, .exhaustive)
    letters.accept("a")
    seen.expectNothing()
    numbers.accept(1)
    letters.accept("b")
    seen.expect("a1", "b1")
    joined.expectNothing()
    other.accept("x")
    numbers.accept(2)
    seen.expect("b2")
    joined.expect("bx1", "bx2")
  }

  @Test func combineLatestForgetsEventsWithoutObservers() {
    let together = combineLatest(letters.signal, other.signal) { $0 + $1 }
    var first: Recorder<String>? = Recorder(together)
    letters.accept("a")
    first?.expectNothing()
    first = nil
    let second = Recorder(together, .exhaustive)
    other.accept("x")
    second.expectNothing()
    letters.accept("b")
    second.expect("bx")
  }

  @Test func zipOfDriversPairsTheirChangesInStep() {
    @SharedBox var number = 1
    @SharedBox var letter = "x"
    let pairs = zip($number, $letter).map { "\($0)\($1)" }
    let seen = Recorder(pairs, .exhaustive)
    number = 2
    number = 3
    letter = "y"
    letter = "z"
    seen.expect("1x", "2y", "3z")
    #expect(pairs.value == "3z")
  }

  @Test func zipPairsEventsInStep() async {
    let output = Recorder(zip(letters.signal, other.signal).map { "\($0)\($1)" }, .exhaustive)
    await play("-1-2------3-|", "-----a-b----|")
    output.expect("1a", "2b")
  }

  @Test func zipDropsUnpairedEventsWithoutObservers() {
    let pairs = zip(letters.signal, other.signal).map { $0 + $1 }
    var first: Recorder<String>? = Recorder(pairs)
    letters.accept("1")
    first?.expectNothing()
    first = nil
    let second = Recorder(pairs, .exhaustive)
    other.accept("a")
    second.expectNothing()
    letters.accept("2")
    second.expect("2a")
  }

  @Test func withLatestFromTakesTheNewestValueAtEachEvent() {
    @SharedBox var name = "a"
    let named = Recorder(letters.signal.withLatestFrom($name) { "\($1)\($0)" }, .exhaustive)
    let names = Recorder(letters.signal.withLatestFrom($name), .exhaustive)
    letters.accept("1")
    name = "b"
    letters.accept("2")
    named.expect("a1", "b2")
    names.expect("a", "b")
  }

  @Test func withLatestFromASignalBeginsWhenThatHasHadAnEvent() async {
    let output = marbles.record(letters.signal.withLatestFrom(other.signal))
    await play("-1-2---3-4-|", "--a--b---c-|")
    output.expect("---a---b-b-|")
    let joined = Recorder(letters.signal.withLatestFrom(other.signal) { $0 + $1 }, .exhaustive)
    letters.accept("4")
    joined.expectNothing()
    other.accept("x")
    letters.accept("5")
    joined.expect("5x")
  }

  @Test func changesOfTheOtherDriverAloneDoNothing() {
    @SharedBox var number = 1
    @SharedBox var name = "a"
    let names = Recorder($number.withLatestFrom($name), .exhaustive)
    defer { names.expect("a", "b") }
    let seen = Recorder($number.withLatestFrom($name) { "\($0)\($1)" }, .exhaustive)
    name = "b"
    number = 2
    name = "c"
    seen.expect("1a", "2b")
  }
}
