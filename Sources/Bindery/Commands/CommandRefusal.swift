/// The reason why a ``Command`` rejected an execution, or a wait for one.
public enum CommandRefusal: Error, Hashable, CustomStringConvertible {
  /// Its `canExecute` driver is false.
  case notAllowed(command: String)
  /// It is executing, and its concurrency is ``CommandConcurrency/dropNew``.
  case alreadyExecuting(command: String)
  /// The operation of a ``CommandConcurrency/queue`` awaits an execution that begins after it. The execution stays in the queue.
  case waitsForItself(command: String)

  /// The reason as a sentence, with the remedy.
  public var description: String {
    switch self {
    case .notAllowed(let command):
      "\(command) cannot execute: its canExecute driver is false. Disable its control while canExecute is false."
    case .alreadyExecuting(let command):
      "\(command) is executing already. Disable its control meanwhile, or let it queue: Command(.queue)."
    case .waitsForItself(let command):
      "\(command) awaits an execution that begins only after it. Await it outside of the operation, or do its work there."
    }
  }
}
