internal import Dispatch

/// A connection with a thread of its own, which may block. It connects when it is used first.
final class Lane: @unchecked Sendable {
  // All properties are used on the queue only, which runs one block at a time.
  private let queue: DispatchQueue
  private let connect: @Sendable () throws -> Connection
  private var current: Connection?

  init(_ name: String, connect: @escaping @Sendable () throws -> Connection) {
    queue = DispatchQueue(label: name)
    self.connect = connect
  }

  /// Runs work on the lane's thread.
  func perform(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  /// The connection, replaced if it is broken. It is used on the lane's thread only.
  /// - Throws: ``ConnectionError``.
  func connection() throws -> Connection {
    if let current, !current.isBroken { return current }
    current = nil
    let fresh = try connect()
    current = fresh
    return fresh
  }

  /// Closes the connection after the work that was requested before.
  func close() { queue.async { self.current = nil } }
}
