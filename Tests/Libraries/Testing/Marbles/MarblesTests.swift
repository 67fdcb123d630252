import Bindery
import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct MarblesTests {
  let clock = TestClock()

  @Test func signalsAreRecordedAsTheyWerePlayed() async {
    let relay = Relay<String>()
    let marbles = Marbles(clock)
    let output = marbles.record(relay.signal)
    await marbles.play("a-b--(cd)-|") { relay.accept($0) }
    output.expect("a-b--(cd)-|")
    #expect(clock.now.offset == .milliseconds(700))
  }

  @Test func aDriverIsDrawnFromItsPresentValueOn() async {
    let model = RecorderTests.Model()
    let marbles = Marbles(clock, frame: .seconds(1))
    let output = marbles.record(model.$name)
    await marbles.play("-b-bc|") { model.name = $0 }
    output.expect("ab--c|")
  }

  @Test func workIsDrawnWhereItEnds() async {
    let relay = Relay<Int>()
    let marbles = Marbles(clock)
    let output = marbles.record(relay.signal) { $0 == 1 ? "x" : "y" }
    await marbles.play(["a-----|", "-b|"]) { [clock] timeline, _ in
      WorkScope.start {
        try? await clock.wait(0.3)
        relay.accept(timeline + 1)
      }
    }
    output.expect("---xy-|")
  }

  @Test func timelinesThatDifferAreDrawnUnderEachOther() async {
    let relay = Relay<String>()
    let marbles = Marbles(clock)
    let output = marbles.record(relay.signal)
    await marbles.play("a-b--(cd)|") { relay.accept($0) }
    withKnownIssue {
      output.expect("a--b-c|")
    } matching: {
      $0.says(
        """
        expected  a--b-c---|
        actual    a-b--(cd)|
                    ^^ ^
        """)
    }
  }

  @Test func anEventBetweenTwoFramesIsReported() async {
    let relay = Relay<String>()
    let marbles = Marbles(clock)
    let output = marbles.record(relay.signal)
    let timer = clock.schedule(after: .milliseconds(150)) { relay.accept("a") }
    await marbles.play("---|") { _ in }
    withKnownIssue {
      output.expect("-a-|")
    } matching: {
      $0.says("Events between two frames: a.")
    }
    timer.dispose()
  }
}
