/// One execution of a ``Command``, which can be awaited or canceled.
///
///     let weather = try await lookup.execute(city).value
///
///     execute   A ───────── B ──────▶
///     value     ──────── a  ✗ already executing
///
/// It always ends with a result: the operation's output or error, a ``CommandRefusal`` if the command could not execute, or a
/// `CancellationError` if the execution was canceled, superseded by a newer one, or ended with its command.
@MainActor
public final class Execution<Output: Sendable> {
  /// The result; `nil` while the execution runs or waits for its turn.
  public var result: Result<Output, any Error>? { promise.value }

  /// Its number among those of its command.
  let id: Int
  private let promise = Promise<Result<Output, any Error>>()
  private let name: String
  private let cancelInCommand: @MainActor (Execution<Output>) -> Void
  private let waitsForCaller: @MainActor (Execution<Output>) -> Bool

  /// Creates an execution of a command.
  ///
  /// - Parameters:
  ///   - id: its number among those of the command.
  ///   - name: the name of the command.
  ///   - cancel: cancels it in the command.
  ///   - waitsForCaller: returns whether it begins only when the calling task has ended another execution.
  init(
    _ id: Int, of name: String, cancel: @escaping @MainActor (Execution<Output>) -> Void,
    waitsForCaller: @escaping @MainActor (Execution<Output>) -> Bool
  ) {
    self.id = id
    self.name = name
    cancelInCommand = cancel
    self.waitsForCaller = waitsForCaller
  }

  /// Waits for the result.
  ///
  /// Canceling the waiting task ends the wait, not the execution.
  /// - Throws: the operation's error, ``CommandRefusal`` or `CancellationError`.
  public var value: Output {
    get async throws {
      if waitsForCaller(self) { throw CommandRefusal.waitsForItself(command: name) }
      guard let result = await promise.waitUnlessCancelled(for: "an execution of \(name)") else {
        throw CancellationError()
      }
      return try result.get()
    }
  }

  /// Cancels this execution, whether it is running or waiting; has no effect once it has a result.
  public func cancel() {
    if result == nil { cancelInCommand(self) }
    // If the command was released meanwhile, nothing else ends the execution.
    finish(.failure(CancellationError()))
  }

  /// Ends it, unless it has ended.
  func finish(_ result: Result<Output, any Error>) { promise.fulfil(result) }
}
