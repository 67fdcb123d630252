internal import Foundation
internal import Glibc

/// A file in which earlier versions of a program kept keys: one on each line, the sealing one first.
enum KeyFile {
  /// Returns the secrets of the file; none if it does not exist.
  ///
  /// - Throws: ``KeyError/file(path:reason:)`` if it cannot be read, contains something else, or others may read it.
  static func secrets(of path: String) throws(KeyError) -> [String] {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw .file(path: path, reason: reason())
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .file(path: path, reason: reason()) }
    guard status.st_mode & 0o077 == 0 else { throw .file(path: path, reason: "others may read or write it") }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(file, &bytes, bytes.count)
    guard count >= 0 else { throw .file(path: path, reason: reason()) }
    let lines = String(decoding: bytes[..<count], as: UTF8.self).split(whereSeparator: \.isNewline)
    let secrets = lines.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
    do {
      _ = try KeyRing(hexadecimal: secrets.joined(separator: ","), source: path)
    } catch {
      throw .file(path: path, reason: "it contains no key")
    }
    return secrets
  }

  /// Removes the file.
  static func remove(_ path: String) { unlink(path) }

  private static func reason() -> String { String(cString: strerror(errno)).lowercased() }
}
