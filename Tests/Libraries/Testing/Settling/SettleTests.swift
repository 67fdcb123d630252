import Bindery
import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct SettleTests {
  @Test func settlingWaitsForWorkAcrossThreads() async {
    let log = Log()
    for _ in 1...50 {
      WorkScope.start {
        let elsewhere = Elsewhere()
        for _ in 1...20 { await elsewhere.visit() }
        log.add("done")
      }
    }
    await settle()
    #expect(log.entries.count == 50)
  }

  @Test func workStartedByWorkIsDoneToo() async {
    let log = Log()
    WorkScope.start {
      await Elsewhere().visit()
      WorkScope.start {
        await Elsewhere().visit()
        log.add("inner")
      }
    }
    await settle()
    #expect(log.entries == ["inner"])
  }

  @Test func workWaitingForAClockDoesNotBlockSettling() async {
    let clock = TestClock()
    let task = WorkScope.start { try? await clock.wait(1) }
    await settle()
    #expect(WorkScope.current.isIdle)
    task.cancel()
  }

  @Test func wokenWorkCountsAsSoonAsItIsWoken() async {
    let clock = TestClock()
    let log = Log()
    for _ in 1...200 {
      WorkScope.start {
        try? await clock.wait(1)
        await Elsewhere().visit()
        log.add("done")
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(log.entries.count == 200)
  }

  @Test func aCancelledWaitForTheNextValueHasEnded() async {
    let relay = Relay<Int>()
    let log = Log()
    let task = WorkScope.start {
      for await number in relay.signal.values { log.add("\(number)") }
      log.add("end")
    }
    await settle()
    relay.accept(1)
    await settle()
    task.cancel()
    await settle()
    #expect(log.entries == ["1", "end"])
  }

  @Test func aTestHasItsOwnScope() {
    #expect(WorkScope.current.isIdle)
    #expect(WorkScope.current !== WorkScope.$current.withValue(WorkScope()) { WorkScope.current })
  }

  @Test func workThatHangsIsNamed() async {
    let gate = AsyncStream<Void>.makeStream()
    WorkScope.start("fetching the moon") { for await _ in gate.stream {} }
    await withKnownIssue {
      await settle(limit: .milliseconds(1))
    } matching: {
      $0.says("did not settle within") && $0.says("fetching the moon")
    }
    gate.continuation.finish()
    await settle()
  }

  @Test func aCancelledTestNamesWhatWasUnderWay() async {
    let gate = AsyncStream<Void>.makeStream()
    WorkScope.start("fetching the moon") { for await _ in gate.stream {} }
    await withKnownIssue {
      await Task { @MainActor in
        withUnsafeCurrentTask { $0?.cancel() }
        await settle()
      }.value
    } matching: {
      $0.says("cancelled while settling") && $0.says("fetching the moon")
    }
    gate.continuation.finish()
    await settle()
  }
}
