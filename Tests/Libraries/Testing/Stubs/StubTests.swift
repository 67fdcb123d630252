import Bindery
import BinderyTesting
import Testing

private struct Refused: Error {}

@Suite(.workScope) @MainActor
struct StubTests {
  let clock = TestClock()
  let log = Log()

  @Test func scriptedRepliesComeInOrderAndThenTheRule() async {
    let stub = Stub<String, Int>("length")
    stub.willReturn(1)
    stub.willFail(Refused())
    stub.always { $0.count }
    for name in ["a", "bb", "ccc"] { call(stub, name) }
    await settle()
    #expect(log.entries == ["a: 1", "bb: Refused()", "ccc: 3"])
    #expect(stub.calls == ["a", "bb", "ccc"])
  }

  @Test func repliesArriveAfterTheirDelay() async {
    let stub = Stub<String, Int>("length", clock: clock)
    stub.willReturn(1, after: .seconds(2))
    call(stub, "a")
    await clock.advance(by: .seconds(1.9))
    #expect(log.entries.isEmpty)
    await clock.advance(by: .seconds(0.1))
    #expect(log.entries == ["a: 1"])
  }

  @Test func delaysCanPutRepliesOutOfOrder() async {
    let stub = Stub<String, Int>("length", clock: clock)
    stub.willReturn(1, after: .seconds(3))
    stub.willReturn(2, after: .seconds(1))
    call(stub, "slow")
    call(stub, "fast")
    await clock.advance(by: .seconds(5))
    #expect(log.entries == ["fast: 2", "slow: 1"])
  }

  @Test func aCallWithoutAScriptWaitsForAnAnswerByHand() async {
    let stub = Stub<String, Int>("length")
    for name in ["a", "b", "c"] { call(stub, name) }
    await settle()
    #expect(stub.waiting == [0, 1, 2])
    stub.answer(2, with: 30)
    stub.fail(0, with: Refused())
    await settle()
    #expect(log.entries.sorted() == ["a: Refused()", "c: 30"])
    #expect(stub.waiting == [1])
    stub.answer(1, with: 20)
    await settle()
    #expect(log.entries.last == "b: 20")
  }

  @Test func aCancelledCallEndsAtOnce() async {
    let stub = Stub<String, Int>("length", clock: clock)
    stub.willReturn(1, after: .seconds(9))
    let tasks = [call(stub, "delayed"), call(stub, "unanswered")]
    await settle()
    for task in tasks { task.cancel() }
    await settle()
    #expect(log.entries.sorted() == ["delayed: CancellationError()", "unanswered: CancellationError()"])
  }

  @Test func callsThatIgnoreCancellationStillReply() async {
    let stub = Stub<String, Int>("length", clock: clock, cancellation: .isIgnored)
    stub.willReturn(1, after: .seconds(9))
    call(stub, "delayed").cancel()
    let other = call(stub, "unanswered")
    await settle()
    other.cancel()
    stub.answer(1, with: 2)
    await clock.run()
    #expect(log.entries.sorted() == ["delayed: 1", "unanswered: 2"])
  }

  @Test func answersWithoutAWaitingCallAreReported() async {
    let stub = Stub<String, Int>("length")
    withKnownIssue {
      stub.answer(0, with: 1)
    } matching: {
      $0.says("Call 0 of length is not waiting for a reply. Calls so far: 0, waiting: [].")
    }
  }

  @discardableResult
  private func call(_ stub: Stub<String, Int>, _ name: String) -> Task<Void, Never> {
    WorkScope.start { [log] in
      do { log.add("\(name): \(try await stub(name))") } catch { log.add("\(name): \(error)") }
    }
  }
}
