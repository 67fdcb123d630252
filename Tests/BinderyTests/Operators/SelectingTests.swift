import Bindery
import BinderyTesting
import Testing

/// `filter take skip takeUntil sample`.
@Suite(.workScope) @MainActor
struct SelectingTests {
  let marbles = Marbles(TestClock())
  let letters = Relay<String>()
  let other = Relay<String>()

  private func play(_ first: String, _ second: String) async {
    await marbles.play([first, second]) { [letters, other][$0].accept($1) }
  }

  @Test func filterSendsIncludedEvents() async {
    let output = marbles.record(letters.signal.filter { $0 > "b" })
    await marbles.play("-a-b-c-d-|") { letters.accept($0) }
    output.expect("-----c-d-|")
  }

  @Test func filterOfADriverStartsWithTheCurrentValue() {
    @SharedBox var number = 2
    let seen = Recorder($number.filter { $0 % 2 == 0 }, .exhaustive)
    seen.expect(2)
    number = 3
    seen.expectNothing()
    number = 4
    seen.expect(4)
  }

  @Test func takeSendsTheFirstEventsOnly() async {
    let output = marbles.record(letters.signal.take(2))
    await marbles.play("-a-b-c-|") { letters.accept($0) }
    output.expect("-a-b---|")
  }

  @Test func takeOfADriverStartsWithTheCurrentValuePerObserver() {
    @SharedBox var number = 1
    let taken = $number.take(2)
    let first = Recorder(taken, .exhaustive)
    number = 2
    let second = Recorder(taken, .exhaustive)
    number = 3
    number = 4
    first.expect(1, 2)
    second.expect(2, 3)
  }

  @Test func endedDriversKeepTheirValue() async {
    @SharedBox var text = "1"
    let ended = $text.takeUntil(other.signal)
    let output = marbles.record(ended)
    await marbles.play(["--2--3-|", "----x--|"]) { timeline, event in
      if timeline == 0 { text = event } else { other.accept(event) }
    }
    output.expect("1-2----|")
    #expect(ended.value == "2")
  }

  @Test func takeCountsForAllObserversTogether() {
    let first = letters.signal.take(2)
    let one = Recorder(first)
    letters.accept("a")
    let two = Recorder(first, .exhaustive)
    letters.accept("b")
    letters.accept("c")
    one.expect("a", "b")
    two.expect("b")
  }

  @Test func skipLeavesOutTheFirstEvents() async {
    let output = marbles.record(letters.signal.skip(2))
    await marbles.play("-a-b-c-|") { letters.accept($0) }
    output.expect("-----c-|")
  }

  @Test func takeUntilEndsWithTheFirstEventOfTheOther() async {
    let output = marbles.record(letters.signal.takeUntil(other.signal))
    await play("-a-b---c-|", "-----x---|")
    output.expect("-a-b-----|")
  }

  @Test func simultaneousEventsPassIfTheyPrecedeTheEnd() async {
    let output = marbles.record(letters.signal.takeUntil(other.signal))
    await play("-a-b-|", "---x-|")
    output.expect("-a-b-|")
  }

  @Test func sampleTakesTheNewestAtEachTrigger() async {
    let output = marbles.record(letters.signal.sample(on: other.signal))
    await play("-a-b-----c----|", "-----x-x---x--|")
    output.expect("-----b-----c--|")
  }

  @Test func sampleOfADriverShowsTheValueOfTheLastTrigger() async {
    @SharedBox var text = "1"
    let output = marbles.record($text.sample(on: other.signal))
    await marbles.play(["--2-3----4-|", "------x----|"]) { timeline, event in
      if timeline == 0 { text = event } else { other.accept(event) }
    }
    output.expect("1-----3----|")
  }
}
