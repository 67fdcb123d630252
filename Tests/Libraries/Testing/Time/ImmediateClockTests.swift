import BinderyTesting
import Testing

struct ImmediateClockTests {
  @Test func sleepsEndAtOnceAndAreNoted() async throws {
    let clock = ImmediateClock()
    let start = clock.now
    try await clock.sleep(for: .seconds(400))
    try await clock.sleep(until: start.advanced(by: .seconds(401)), tolerance: nil)
    #expect(clock.sleeps == [.seconds(400), .seconds(1)])
    #expect(start.duration(to: clock.now) == .seconds(401))
  }

  @Test func aCancelledTaskDoesNotSleep() async {
    let clock = ImmediateClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeps == [])
  }
}
