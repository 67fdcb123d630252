internal import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A file with keys that only its owner may read.
enum KeyFile {
  /// Returns the text of the file, which is created with a new random key if it is missing.
  static func text(of path: String) throws(KeyError) -> String {
    if let text = try read(path) { return text }
    return try make(path)
  }

  /// Returns the text of the file; nil if it does not exist.
  private static func read(_ path: String) throws(KeyError) -> String? {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .file(path: path, reason: reason())
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .file(path: path, reason: reason()) }
    guard status.st_mode & 0o077 == 0 else { throw .file(path: path, reason: "others may read or write it") }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(file, &bytes, bytes.count)
    guard count >= 0 else { throw .file(path: path, reason: reason()) }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// Creates the file with a new key. If another process creates it at the same time, that one's key is used.
  private static func make(_ path: String) throws(KeyError) -> String {
    var random = SystemRandomNumberGenerator()
    let bytes = (0..<KeyRing.keyLength).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    let key = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    // Write under another name first, so that a crash leaves no partial file.
    let draft = "\(path).\(getpid())"
    unlink(draft)
    let file = open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .file(path: path, reason: reason()) }
    let line = Array("\(key)\n".utf8)
    let isWritten = write(file, line, line.count) == line.count && fsync(file) == 0
    close(file)
    defer { unlink(draft) }
    guard isWritten else { throw .file(path: path, reason: reason()) }
    guard link(draft, path) == 0 else {
      if errno == EEXIST, let text = try read(path) { return text }
      throw .file(path: path, reason: reason())
    }
    return key
  }

  private static func reason() -> String { String(cString: strerror(errno)).lowercased() }
}
