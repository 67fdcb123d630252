import Bindery
import BinderyTesting
import Testing

/// `do debug`.
@Suite(.workScope) @MainActor
struct WatchingTests {
  let marbles = Marbles(TestClock())
  let letters = Relay<String>()

  @Test func doRunsBeforeTheEventIsSent() async {
    var log: [String] = []
    let output = marbles.record(letters.signal.do { log.append($0) })
    await marbles.play("-a-b-|") { letters.accept($0) }
    output.expect("-a-b-|")
    #expect(log == ["a", "b"])
  }

  @Test func doOfADriverRunsOncePerChange() {
    @SharedBox var number = 1
    var log: [Int] = []
    let watched = $number.do { log.append($0) }
    let first = Recorder(watched, .exhaustive)
    let second = Recorder(watched, .exhaustive)
    number = 2
    first.expect(1, 2)
    second.expect(1, 2)
    #expect(log == [1, 2])
  }

  @Test func debugWritesALineForEachEventAndObservation() {
    var log: [String] = []
    var seen: Recorder<String>? = Recorder(letters.signal.debug("letters") { log.append($0) })
    letters.accept("a")
    #expect(seen?.values == ["a"])
    seen = nil
    letters.accept("b")
    #expect(log == ["letters: observed", "letters: a", "letters: ended"])
  }

  @Test func debugOfADriverWritesEachValue() {
    @SharedBox var number = 1
    var log: [String] = []
    let seen = Recorder($number.debug("number") { log.append($0) }, .exhaustive)
    number = 2
    seen.expect(1, 2)
    #expect(log == ["number: 1", "number: 2"])
  }
}
