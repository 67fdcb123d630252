/// Runs asynchronous operations one after the other, in the order of the requests: edits and readings of one store, for example, so
/// that a result read before an edit never overwrites the edit.
///
///     try await queue.run { try await store.save(pet) }
///     await queue.run { pets = await store.pets() }
///
///     run A   ├──────┤
///     run B   ├ waits ├────┤
///
/// An operation is not canceled with the task that requested it: an edit is completed or not started. A run that an operation requests of its
/// own queue is part of that operation, and begins at once. A task that it starts takes its turn like any other: an operation must not wait
/// for one that runs something in its own queue, since both would wait forever.
@MainActor
public final class SerialQueue {
  /// The turns of the running operation and, behind it, of the waiting ones; each is fulfilled when the operation may start.
  private var turns = Queue<Promise<Void>>()

  /// Creates an empty queue.
  public init() {}

  /// Runs `operation` after all those that were requested before, and returns its result.
  ///
  /// - Throws: the operation's error. The next one runs regardless.
  public func run<Output: Sendable, Failure: Error>(
    name: String = #function, fileID: StaticString = #fileID, line: UInt = #line,
    _ operation: @escaping @MainActor @Sendable () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let caller = QueueRun.task
    if QueueRun.current?.includes(caller, in: self) == true { return try await operation() }
    let turn = Promise<Void>()
    let result = Promise<Result<Output, Failure>>()
    turns.append(turn)
    if turns.count == 1 { turn.fulfil(()) }
    WorkScope.start(name, fileID: fileID, line: line) {
      await turn.wait(for: "its turn in a queue")
      result.fulfil(await QueueRun(in: self, requestedBy: caller).perform(operation))
      _ = self.turns.popFirst()
      self.turns.first?.fulfil(())
    }
    return try await result.wait(for: "an operation in a queue").get()
  }
}
