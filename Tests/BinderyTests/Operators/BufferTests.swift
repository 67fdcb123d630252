import Bindery
import BinderyTesting
import Testing

/// `buffer interval`.
@Suite(.workScope) @MainActor
struct BufferTests {
  let clock = TestClock()
  let marbles: Marbles
  let letters = Relay<String>()

  init() { marbles = Marbles(clock) }

  @Test func aWindowBeginsWithItsFirstEventAndEndsAfterItsTime() async {
    let windows = letters.signal.buffer(for: .seconds(0.3), clock: clock)
    let output = marbles.record(windows) { Character("\($0.count)") }
    await marbles.play("-ab-c----d-------|") { letters.accept($0) }
    // "c" arrives in the frame in which the first window has just ended, and starts the next one.
    output.expect("----2--1----1----|")
  }

  @Test func aFullWindowEndsAtOnce() async {
    let windows = letters.signal.buffer(for: .seconds(0.5), count: 2, clock: clock)
    let seen = Recorder(windows, .exhaustive)
    letters.accept("a")
    letters.accept("b")
    seen.expect(["a", "b"])
    letters.accept("c")
    await clock.run()
    seen.expect(["c"])
    #expect(clock.pending.isEmpty)
  }

  @Test func aWindowByCountAlone() async {
    let output = marbles.record(letters.signal.buffer(count: 2).map { $0.joined() }) { $0.last ?? "?" }
    await marbles.play("-a-b-c-d-e-|") { letters.accept($0) }
    output.expect("---b---d---|")
  }

  @Test func eventsOfAnOpenWindowAreDroppedWhenTheLastObserverEnds() async {
    let windows = letters.signal.buffer(for: .seconds(1), clock: clock)
    var first: Recorder<[String]>? = Recorder(windows)
    letters.accept("a")
    #expect(first?.values == [])
    first = nil
    #expect(clock.pending.isEmpty)
    let second = Recorder(windows, .exhaustive)
    letters.accept("b")
    await clock.run()
    second.expect(["b"])
  }

  @Test func intervalCountsForAllObserversFromTheFirstOn() async {
    let ticks = Signal.interval(.seconds(0.2), clock: clock)
    let output = marbles.record(ticks) { Character("\($0)") }
    await marbles.play("-------|") { _ in }
    output.expect("--0-1-2|")
    let second = Recorder(ticks, .exhaustive)
    await clock.advance(by: .seconds(0.2))
    second.expect(3)
  }

  @Test func intervalRestartsAfterTheLastObserver() async {
    let ticks = Signal.interval(.seconds(1), clock: clock)
    var first: Recorder<Int>? = Recorder(ticks)
    await clock.advance(by: .seconds(2))
    #expect(first?.values == [0, 1])
    first = nil
    #expect(clock.pending.isEmpty)
    let second = Recorder(ticks, .exhaustive)
    await clock.advance(by: .seconds(1))
    second.expect(0)
  }
}
