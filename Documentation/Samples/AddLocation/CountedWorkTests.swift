import Bindery
import BinderyTesting
import Testing

@MainActor
private final class Ticker {
  @Box private(set) var ticks = 0

  func start(_ clock: any Clock<Duration>) -> Task<Void, Never> {
    WorkScope.start("ticking") {
      while (try? await clock.sleep(for: .seconds(1))) != nil { self.ticks += 1 }
    }
  }
}

@Suite(.workScope) @MainActor
struct CountedWorkTests {
  @Test func workOfItsOwnIsCountedToo() async {
    let clock = TestClock()
    let ticker = Ticker()
    let task = ticker.start(clock)
    await clock.advance(by: .seconds(3))
    #expect(ticker.ticks == 3)
    task.cancel()
  }
}
