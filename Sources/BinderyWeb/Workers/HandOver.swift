internal import CBindery
internal import Foundation

/// The supervisor's side of ``HandedConnections``. Connections wait in it until the worker has started.
struct HandOver {
  /// The end that the worker inherits.
  let theirs: CInt
  private let ours: CInt

  /// Opens the two ends.
  ///
  /// - Throws: `POSIXError` if the system has no more descriptors.
  init() throws {
    (ours, theirs) = try WorkerProcess.pair()
  }

  /// Hands a connection to the worker, and closes it in this process. A worker that accepts none any more loses it: its client connects
  /// again.
  func give(_ connection: CInt) {
    _ = bindery_send_descriptor(ours, connection)
    close(connection)
  }

  /// Closes the end of the worker in this process, once the worker has inherited it.
  func closeTheirs() { close(theirs) }

  /// Hands nothing over any more. The worker still receives what it was given.
  func end() { close(ours) }
}
