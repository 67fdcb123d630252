import Bindery
import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct TestClockTests {
  let clock = TestClock()

  @Test func timeStopsUntilAdvanced() async {
    await settle()
    #expect(clock.now.offset == .zero)
    await clock.advance(by: .seconds(2))
    await clock.advance(to: .init(offset: .seconds(5)))
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func aWaitEndsAtItsInstantAndNotBefore() async {
    let log = Log()
    WorkScope.start { [clock] in
      try? await clock.wait(2)
      log.add("awake")
    }
    await clock.advance(by: .seconds(1.9))
    #expect(log.entries.isEmpty)
    await clock.advance(by: .seconds(0.1))
    #expect(log.entries == ["awake"])
  }

  @Test func tasksWakeByInstantThenByStartOrder() async {
    let log = Log()
    for (name, seconds) in [("c", 3.0), ("a", 1), ("b", 2), ("d", 3)] {
      WorkScope.start { [clock] in
        try? await clock.wait(seconds)
        log.add("\(name) at \(clock.now)")
      }
    }
    await clock.advance(by: .seconds(10))
    #expect(log.entries == ["a at 1.0 seconds", "b at 2.0 seconds", "c at 3.0 seconds", "d at 3.0 seconds"])
  }

  @Test func workOfAnInstantEndsBeforeTheNext() async {
    let log = Log()
    WorkScope.start { [clock] in
      for step in 1...3 {
        try? await clock.wait(1)
        await Elsewhere().visit()
        log.add("step \(step)")
      }
    }
    _ = clock.schedule(after: .seconds(1.5)) {}  // disposed of at once: never fires
    let timer = clock.schedule(after: .seconds(2.5)) { log.add("timer") }
    await clock.advance(by: .seconds(3))
    #expect(log.entries == ["step 1", "step 2", "timer", "step 3"])
    timer.dispose()
  }

  @Test func aCancelledWaitThrowsAtOnce() async {
    let log = Log()
    let task = WorkScope.start { [clock] in
      do { try await clock.wait(60) } catch { log.add("\(type(of: error))") }
    }
    await settle()
    #expect(clock.pending.count == 1)
    task.cancel()
    await settle()
    #expect(log.entries == ["CancellationError"])
    #expect(clock.pending.isEmpty)
  }

  @Test func runContinuesUntilNoTimerIsPending() async {
    let log = Log()
    WorkScope.start { [clock] in
      for seconds in [1.0, 20, 300] { try? await clock.wait(seconds) }
      log.add("done")
    }
    await clock.run()
    #expect(log.entries == ["done"])
    #expect(clock.now.offset == .seconds(321))
  }

  @Test func runNamesATimerThatNeverEnds() async {
    let task = WorkScope.start("heartbeat") { [clock] in
      while !Task.isCancelled { try? await clock.wait(10) }
    }
    await withKnownIssue {
      await clock.run(limit: .seconds(60))
    } matching: { issue in
      issue.says("still set after 60.0 seconds") && issue.says("heartbeat")
    }
    task.cancel()
  }

  @Test func stepsAddUp() async {
    for _ in 1...10 { await clock.advance(by: .seconds(0.1)) }
    #expect(clock.now.offset == .seconds(1))
  }

  @Test func aClockDoesNotGoBack() async {
    await clock.advance(by: .seconds(5))
    await withKnownIssue {
      await clock.advance(to: .init(offset: .seconds(4)))
    } matching: {
      $0.says("does not go back")
    }
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func pendingTimersAreNamedSoonestFirst() async {
    let task = WorkScope.start("retry") { [clock] in try? await clock.wait(3) }
    let timer = clock.schedule(after: .seconds(1)) {}
    await settle()
    #expect(clock.pending.count == 2)
    #expect(clock.pending[0] == "A timer due at 1.0 seconds (now 0.0 seconds)")
    #expect(clock.pending[1].hasPrefix("retry (LibraryTests/TestClockTests.swift:"))
    timer.dispose()
    task.cancel()
  }
}
