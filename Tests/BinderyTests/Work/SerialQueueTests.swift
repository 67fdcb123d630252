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

  @Test func resultsAndErrorsOfOperationsAreReturned() async throws {
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

  @Test func aRunInsideARunOfTheSameQueueIsPartOfIt() async {
    var log: [String] = []
    WorkScope.start { [queue] in
      await queue.run {
        log.append("begins")
        await queue.run { log.append("inner") }
        log.append("ends")
      }
    }
    WorkScope.start { [queue] in await queue.run { log.append("next") } }
    await settle()
    #expect(log == ["begins", "inner", "ends", "next"])
  }

  @Test func queuesMayRunInsideEachOther() async {
    let other = SerialQueue()
    var log: [String] = []
    WorkScope.start { [queue] in
      await queue.run {
        await other.run {
          await queue.run { log.append("inner") }
        }
      }
      await queue.run { log.append("next") }
    }
    await settle()
    #expect(log == ["inner", "next"])
  }

  @Test func aTaskThatARunStartsWaitsForTheEndOfTheRun() async {
    var log: [String] = []
    WorkScope.start { [queue, service] in
      await queue.run {
        WorkScope.start { await queue.run { log.append("started") } }
        _ = try? await service(1)
        log.append("ends")
      }
    }
    await settle()
    service.answer(0, with: "one")
    await settle()
    #expect(log == ["ends", "started"])
  }
}
