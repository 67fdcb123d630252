internal import CBindery
internal import Foundation

/// The connections that a supervisor hands to this worker, as descriptors over a local socket.
struct HandedConnections: ConnectionSource {
  let descriptor: CInt
  /// The worker does not know the port.
  let port = 0

  /// Uses a socket that the supervisor opened.
  init(inherited descriptor: CInt) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var time = timeval(tv_sec: 0, tv_usec: 200_000)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  /// The supervisor has looked at what they send first.
  func awaitRequests() {}

  func accept() -> CInt? {
    let connection = bindery_receive_descriptor(descriptor)
    if connection >= 0 { return connection }
    // The end of the supervisor's side returns at once, and so do errors. Neither may use a core.
    if connection == -2 || errno != EAGAIN { usleep(50_000) }
    return nil
  }

  func finish() -> Bool {
    // Clients that connect again and again would otherwise keep a worker from its end.
    shutdown(descriptor, CInt(SHUT_RD))
    return true
  }

  func close() { _ = Foundation.close(descriptor) }
}
