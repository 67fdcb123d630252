import Testing

@testable import BinderyPictures

@Suite(.timeLimit(.minutes(10)))
struct SemaphoreTests {
  /// Lets a test decide when an operation ends.
  private struct Gate {
    private let ends = AsyncStream<Never>.makeStream()

    func wait() async { for await _ in ends.stream {} }
    func open() { ends.continuation.finish() }
  }

  @Test func aCancelledOperationLeavesTheQueueAndTheNextOneStarts() async throws {
    let semaphore = Semaphore(1)
    let gate = Gate()
    let first = Task { try await semaphore.run { await gate.wait() } }
    while await semaphore.isFree {
      try Task.checkCancellation()
      await Task.yield()
    }
    let second = Task { try await semaphore.run { "second" } }
    while await semaphore.queueLength < 1 {
      try Task.checkCancellation()
      await Task.yield()
    }
    let third = Task { try await semaphore.run { "third" } }
    while await semaphore.queueLength < 2 {
      try Task.checkCancellation()
      await Task.yield()
    }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    gate.open()
    try await first.value
    #expect(try await third.value == "third")
    #expect(await semaphore.isFree)
  }

  @Test func operationsCancelledBeforehandTakeNoSlot() async throws {
    let semaphore = Semaphore(1)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await semaphore.run { "never" }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await semaphore.isFree)
  }
}
