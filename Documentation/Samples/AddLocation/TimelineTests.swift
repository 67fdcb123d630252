import Bindery
import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct TimelineTests {
  let clock = TestClock()

  @Test func theFirstPassesAtOnceAndThenTheLatestOfEachWindow() async {
    let keys = Relay<String>()
    let marbles = Marbles(clock)
    let asked = marbles.record(keys.signal.throttle(for: .seconds(0.5), clock: clock))
    await marbles.play("abcd-----------e--f---|") { keys.accept($0) }
    asked.expect("a----d---------e----f-|")
  }

  @Test func spinnerIsShownFromRequestToReply() async {
    let find = Stub<String, [String]>("find", clock: clock)
    find.always(after: .seconds(0.3)) { [$0] }
    let model = AddLocationViewModel(geocoder: StubGeocoder(find: find), clock: clock)
    let marbles = Marbles(clock)
    let spinner = marbles.record(Driver(Computed { model.isSearching })) { $0 ? "t" : "f" }
    await marbles.play("--a--------|") { model.query = $0 }
    spinner.expect("f-t--f-----|")
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func eventsAreDelayedInOrderOnAnyClock(seed: UInt64) async {
    let clock = TestClock(.shuffled(seed: seed))
    let keys = Relay<String>()
    let seen = Recorder(keys.signal.delay(for: .seconds(1), clock: clock), .exhaustive)
    for key in ["a", "b", "c"] { keys.accept(key) }
    await clock.run()
    seen.expect("a", "b", "c")
  }
}
