internal import CBindery
internal import Foundation

/// The supervisor's side of ``HandedConnections``. Connections wait in it until the worker has started.
struct HandOver {
  /// The end that the worker inherits.
  let workerEnd: CInt
  private let supervisorEnd: CInt

  /// Opens the two ends.
  ///
  /// - Throws: `POSIXError` if the system has no more descriptors.
  init() throws {
    (supervisorEnd, workerEnd) = try WorkerProcess.pair()
  }

  /// Hands a connection to the worker, and closes it in this process.
  ///
  /// - Returns: Whether the worker gets it. One that accepts none any more, or has too many waiting, loses it: its client connects again.
  func give(_ connection: CInt) -> Bool {
    defer { close(connection) }
    return bindery_send_descriptor(supervisorEnd, connection) == 0
  }

  /// Closes the end of the worker in this process, once the worker has inherited it.
  func closeWorkerEnd() { close(workerEnd) }

  /// Hands nothing over any more. The worker still receives what it was given.
  func end() { close(supervisorEnd) }
}
