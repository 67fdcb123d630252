import Bindery
import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct ThrottleTests {
  let clock = TestClock()

  @Test func theFirstPassesAtOnceAndTheNewestAtTheWindowsEnd() async {
    let keys = Relay<String>()
    let marbles = Marbles(clock)
    let output = marbles.record(keys.signal.throttle(for: .seconds(1), clock: clock))
    await marbles.play("abc-------d--------------------e--|") { keys.accept($0) }
    output.expect("a---------c---------d----------e--|")
  }

  @Test func aDriversValueOpensTheFirstWindow() async {
    @SharedBox var query = "_"
    let marbles = Marbles(clock)
    let output = marbles.record($query.throttle(for: .seconds(0.5), clock: clock))
    await marbles.play("ab--c----d---------|") { query = $0 }
    output.expect("_----c----d--------|")
  }

  @Test func withoutTheLatestOnlyTheFirstOfAWindowPasses() async {
    let keys = Relay<String>()
    let marbles = Marbles(clock)
    let output = marbles.record(keys.signal.throttle(for: .seconds(1), latest: false, clock: clock))
    await marbles.play("abc-------d-e----------f----------|") { keys.accept($0) }
    output.expect("a---------d------------f----------|")
  }

  @Test func aDriverMayDoWithoutTheLatestToo() async {
    @SharedBox var query = "_"
    let marbles = Marbles(clock)
    let output = marbles.record($query.throttle(for: .seconds(0.5), latest: false, clock: clock))
    await marbles.play("-ab--c----d----|") { query = $0 }
    output.expect("_----c----d----|")
  }

  @Test func throttleDropsPendingEventsWithoutObservers() async {
    let keys = Relay<String>()
    let throttled = keys.signal.throttle(for: .seconds(1), clock: clock)
    var output: Recorder? = Recorder(throttled)
    keys.accept("a")
    keys.accept("b")
    output?.expect("a")
    output = nil
    let later = Recorder(throttled)
    await clock.run()
    later.expectNothing()
  }
}
