internal import Glibc

/// A file of certificates or a private key.
struct PEMFile {
  /// What identifies the content of a file without reading it.
  struct Version: Equatable, Sendable {
    let device: UInt64
    let number: UInt64
    let size: Int
    /// The time of the last change in seconds and nanoseconds.
    let changed: [Int]
  }

  /// The maximum size of a file in bytes; a certificate has about two thousand.
  private static let limit = 1 << 20

  let path: String

  init(_ path: String) { self.path = path }

  /// The present version; nil if there is no such file.
  var version: Version? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let changed = status.st_mtim
    return Version(
      device: UInt64(status.st_dev), number: UInt64(status.st_ino), size: Int(status.st_size),
      changed: [Int(changed.tv_sec), Int(changed.tv_nsec)])
  }

  /// Returns the bytes of the file.
  ///
  /// - Parameter isSecret: Whether no user but its owner and group may have access.
  func contents(isSecret: Bool = false) throws(TransportSecurityError) -> [UInt8] {
    // Without O_NONBLOCK, opening a named pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw failure("it is not a file")
    }
    if isSecret, status.st_mode & S_IRWXO != 0 { throw .publicPrivateKey(file: path) }
    guard status.st_size <= Self.limit else { throw failure("it is larger than 1 MiB") }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let part = bytes[count...].withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if part < 0, errno == EINTR { continue }
      guard part >= 0 else { throw failure(String(cString: strerror(errno))) }
      if part == 0 { break }
      count += part
    }
    return Array(bytes[..<count])
  }

  private func failure(_ reason: String) -> TransportSecurityError { .unreadableFile(path, reason: reason) }
}
