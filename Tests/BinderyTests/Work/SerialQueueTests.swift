import Bindery
import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct SerialQueueTests {
  struct Failure: Error {}

  let queue = SerialQueue()
  let service = Stub<Int, String>()

  @Test func operationsRunOneAfterTheOtherInOrder() async {
    var log: [String] = []
    for number in 1...3 {
      WorkScope.start {
        let result = try? await queue.run { [service] in try await service(number) }
        log.append(result ?? "failed")
      }
    }
    await settle()
    #expect(service.calls == [1])
    service.answer(0, with: "one")
    await settle()
    #expect(service.calls == [1, 2])
    service.fail(1, with: Failure())
    await settle()
    #expect(service.calls == [1, 2, 3])
    service.answer(2, with: "three")
    await settle()
    #expect(log == ["one", "failed", "three"])
  }

  @Test func anOperationReturnsOrThrowsWhatItDoes() async throws {
    #expect(await queue.run { 7 } == 7)
    await #expect(throws: Failure.self) { try await queue.run { throw Failure() } }
    #expect(await queue.run { 8 } == 8)
  }

  @Test func anOperationIsNotCancelledWithItsCaller() async {
    var isCancelled: Bool?
    let caller = WorkScope.start {
      await queue.run { [service] in
        _ = try? await service(1)
        isCancelled = Task.isCancelled
      }
    }
    await settle()
    caller.cancel()
    await settle()
    #expect(service.waiting == [0])
    service.answer(0, with: "one")
    await settle()
    #expect(isCancelled == false)
  }

  @Test func anOperationThatDoesNotWaitSettles() async {
    var log: [Int] = []
    for number in 1...100 {
      WorkScope.start { await queue.run { log.append(number) } }
    }
    await settle()
    #expect(log == Array(1...100))
  }
}
