import BinderyTesting
import BinderyViewModels
import Foundation
import Testing

@Suite(.workScope) @MainActor
struct MinuteClockTests {
  private let time = TestClock()
  private let start = Date(timeIntervalSince1970: 1_795_262_345)
  private let clock: MinuteClock

  init() {
    let (time, start) = (time, start)
    clock = MinuteClock(
      DisplayContext(clock: time, now: { start.addingTimeInterval(time.now.offset / .seconds(1)) }))
  }

  @Test func itIsUpdatedWhenAFullMinuteBegins() async {
    clock.start()
    await time.advance(by: .seconds(54))
    #expect(clock.now == start)
    await time.advance(by: .seconds(1))
    #expect(clock.now == start + 55)
    await time.advance(by: .seconds(60))
    #expect(clock.now == start + 115)
  }

  @Test func aStoppedClockWaitsForNothing() async {
    clock.start()
    await time.advance(by: .seconds(10))
    clock.stop()
    #expect(clock.now == start + 10 && time.pending.isEmpty)
    await time.advance(by: .seconds(120))
    #expect(clock.now == start + 10)
  }

  @Test func aRunningClockThatIsReleasedLeavesNothingBehind() async {
    await expectDeallocated {
      let clock = MinuteClock(DisplayContext(clock: time))
      clock.start()
      return clock
    }
    #expect(time.pending.isEmpty)
  }
}
