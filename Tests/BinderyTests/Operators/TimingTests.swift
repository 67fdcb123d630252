import Bindery
import BinderyTesting
import Testing

/// `delay debounce timeout`; `throttle` has tests of its own.
@Suite(.workScope) @MainActor
struct TimingTests {
  let clock = TestClock()
  let marbles: Marbles
  let keys = Relay<String>()

  init() { marbles = Marbles(clock) }

  @Test func debounceWaitsForAPause() async {
    let output = marbles.record(keys.signal.debounce(for: .seconds(0.3), clock: clock))
    await marbles.play("-a-bc------d---|") { keys.accept($0) }
    output.expect("-------c------d|")
  }

  @Test func debounceOfADriverShowsThePreviousValueUntilThen() async {
    @SharedBox var query = "a"
    let output = marbles.record($query.debounce(for: .seconds(0.3), clock: clock))
    await marbles.play("--b-c-----d---|") { query = $0 }
    output.expect("a------c-----d|")
  }

  @Test func debounceDropsPendingEventsWithoutObservers() async {
    let calm = keys.signal.debounce(for: .seconds(1), clock: clock)
    var first: Recorder<String>? = Recorder(calm)
    keys.accept("a")
    first?.expectNothing()
    first = nil
    let second = Recorder(calm)
    await clock.run()
    second.expectNothing()
    #expect(clock.pending.isEmpty)
  }

  @Test func releasedDebouncedDriversCancelTheirTimer() {
    @SharedBox var query = "a"
    var calm: Driver<String>? = $query.debounce(for: .seconds(1), clock: clock)
    query = "b"
    #expect(calm?.value == "a")
    #expect(clock.pending.count == 1)
    calm = nil
    #expect(clock.pending.isEmpty)
  }

  @Test func delayKeepsIntervals() async {
    let output = marbles.record(keys.signal.delay(for: .seconds(0.3), clock: clock))
    await marbles.play("-a-bc-------|") { keys.accept($0) }
    output.expect("----a-bc----|")
  }

  @Test func delayOfADriverShowsThePreviousValueUntilThen() async {
    @SharedBox var text = "a"
    let output = marbles.record($text.delay(for: .seconds(0.3), clock: clock))
    await marbles.play("--b---c----|") { text = $0 }
    output.expect("a----b---c-|")
  }

  @Test func delayDropsPendingEventsWithoutObservers() {
    let late = keys.signal.delay(for: .seconds(1), clock: clock)
    var seen: Recorder<String>? = Recorder(late)
    keys.accept("a")
    keys.accept("b")
    seen?.expectNothing()
    #expect(!clock.pending.isEmpty)
    seen = nil
    #expect(clock.pending.isEmpty)
  }

  @Test func timeoutFallsBackAfterSilenceAndCountsAgainFromTheNextEvent() async {
    let output = marbles.record(keys.signal.timeout(after: .seconds(0.3), clock: clock) { "!" })
    await marbles.play("-a-b-----c---|") { keys.accept($0) }
    output.expect("-a-b--!--c--!|")
  }

  @Test func timeoutOfADriverFallsBackWhenItsValueIsUnchanged() async {
    @SharedBox var beat = "a"
    let output = marbles.record($beat.timeout(after: .seconds(0.3), clock: clock) { "!" })
    await marbles.play("--b-----c-|") { beat = $0 }
    output.expect("a-b--!--c-|")
  }

  @Test func timeoutStartsWithObservation() async {
    let watched = keys.signal.timeout(after: .seconds(0.3), clock: clock) { "!" }
    await clock.advance(by: .seconds(1))
    let output = Recorder(watched, .exhaustive)
    await clock.advance(by: .seconds(0.2))
    output.expectNothing()
    await clock.advance(by: .seconds(0.1))
    output.expect("!")
  }
}
