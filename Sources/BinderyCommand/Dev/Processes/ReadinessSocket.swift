internal import Foundation

/// Receives from a program that it listens, by the protocol of `sd_notify(3)`.
struct ReadinessSocket {
  let path: String
  let descriptor: CInt

  /// - Throws: ``DevProblem/start(path:reason:)``.
  init(path: String) throws(DevProblem) {
    self.path = path
    descriptor = socket(AF_UNIX, CInt(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let isShort = withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      guard path.utf8.count < bytes.count else { return false }
      bytes.copyBytes(from: path.utf8)
      return true
    }
    let isBound =
      isShort
      && withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
      }
    guard isBound else {
      let reason = isShort ? String(cString: strerror(errno)) : "the path is too long"
      Foundation.close(descriptor)
      throw .start(path: path, reason: reason)
    }
  }

  /// Reads a message. Returns whether it says that the program listens.
  func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: "\n").contains(
      "READY=1")
  }

  /// Closes the socket.
  func close() {
    Foundation.close(descriptor)
    unlink(path)
  }
}
