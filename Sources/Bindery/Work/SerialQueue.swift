/// Runs asynchronous operations one after the other, in the order in which they were requested: edits and readings of one store, for example, so
/// that what was read before an edit never overwrites it.
///
///     try await queue.run { try await store.save(pet) }
///     await queue.run { pets = await store.pets() }
///
///     run A   ├──────┤
///     run B   ├ waits ├────┤
///
/// An operation is not cancelled with the task that requested it: an edit is done or not, never half. It must not wait for another run of its own
/// queue, which would wait for it.
@MainActor
public final class SerialQueue {
  /// What runs, and behind it what waits: fulfilled when it is its turn.
  private var turns: ArraySlice<Promise<Void>> = []

  /// Makes a queue in which nothing runs.
  public init() {}

  /// Runs `operation` after all those that were requested before, and returns what it returns.
  ///
  /// - Throws: what the operation throws. The next one runs all the same.
  public func run<Output: Sendable, Failure: Error>(
    name: String = #function, fileID: StaticString = #fileID, line: UInt = #line,
    _ operation: @escaping @MainActor @Sendable () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let turn = Promise<Void>()
    let result = Promise<Result<Output, Failure>>()
    turns.append(turn)
    let event = EventContext.current
    event?.hold()
    if turns.count == 1 { turn.fulfil(()) }
    WorkScope.start(name, fileID: fileID, line: line) {
      await turn.wait(for: "its turn in a queue")
      do throws(Failure) {
        result.fulfil(.success(try await operation()))
      } catch {
        result.fulfil(.failure(error))
      }
      event?.release()
      self.turns.removeFirst()
      self.turns.first?.fulfil(())
    }
    return try await result.wait(for: "an operation in a queue").get()
  }
}
