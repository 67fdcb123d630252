import Testing

@testable import BinderyPictures

@Suite(.timeLimit(.minutes(1)))
struct SlotsTests {
  /// Lets a test say when somebody inside is done.
  private struct Gate {
    private let ends = AsyncStream<Never>.makeStream()

    func wait() async { for await _ in ends.stream {} }
    func open() { ends.continuation.finish() }
  }

  @Test func whoIsCancelledInTheQueueLeavesItAndTheNextComesIn() async throws {
    let slots = Slots(1)
    let gate = Gate()
    let first = Task { try await slots.run { await gate.wait() } }
    while await slots.isFree { await Task.yield() }
    let second = Task { try await slots.run { "second" } }
    while await slots.queueLength < 1 { await Task.yield() }
    let third = Task { try await slots.run { "third" } }
    while await slots.queueLength < 2 { await Task.yield() }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    gate.open()
    try await first.value
    #expect(try await third.value == "third")
    #expect(await slots.isFree)
  }

  @Test func whoIsCancelledBeforehandTakesNoRoom() async throws {
    let slots = Slots(1)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await slots.run { "never" }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await slots.isFree)
  }
}
