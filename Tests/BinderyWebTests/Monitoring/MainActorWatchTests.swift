import BinderyViews
import Testing

@testable import BinderyWeb

struct MainActorWatchTests {
  private var watch = MainActorWatch()
  private let start = ContinuousClock.now
  private let tap = MainActorActivity.event(.tap, node: NodeID(rawValue: 17), app: "pets")

  @Test mutating func onlyAnActivityOfFiftyMillisecondsIsSlow() {
    watch.begin(tap)
    let isShortSlow = watch.end(after: .milliseconds(49))
    watch.begin(tap)
    let isLongSlow = watch.end(after: .milliseconds(50))
    #expect(!isShortSlow && isLongSlow)
    #expect(watch.longest == .init(activity: tap, duration: .milliseconds(50)))
    let isSlowWithoutBeginning = watch.end(after: .seconds(9))
    #expect(!isSlowWithoutBeginning)
  }

  @Test mutating func aProbeIsSentOnlyAfterTheLastOneIsAnswered() {
    #expect(watch.look(at: start) == .sendProbe)
    #expect(watch.look(at: start + .seconds(1)) == .wait)
    #expect(watch.answer(at: start + .milliseconds(1_200)) == .milliseconds(1_200))
    #expect(watch.unansweredTime(at: start + .seconds(2)) == nil)
    #expect(watch.look(at: start + .seconds(2)) == .sendProbe)
  }

  @Test mutating func aStuckMainActorIsFoundOnceWithWhatItDoes() {
    _ = watch.look(at: start)
    watch.begin(tap)
    #expect(watch.look(at: start + .seconds(2)) == .wait)
    #expect(watch.look(at: start + .seconds(3)) == .stuck(.seconds(3), tap))
    #expect(watch.look(at: start + .seconds(4)) == .wait)
    #expect(watch.unansweredTime(at: start + .seconds(12)) == .seconds(12))
  }

  @Test mutating func aStuckMainActorIsFoundAgainAfterItRecovered() {
    _ = watch.look(at: start)
    _ = watch.look(at: start + .seconds(3))
    _ = watch.answer(at: start + .seconds(4))
    _ = watch.look(at: start + .seconds(5))
    #expect(watch.look(at: start + .seconds(8)) == .stuck(.seconds(3), nil))
  }
}
