internal import Foundation

extension KeyRing {
  /// Parses keys from a text: 64 hexadecimal digits each, separated by commas, the sealing key first.
  ///
  /// - Parameters:
  ///   - text: The text, for example of an environment variable.
  ///   - source: The name of the source in errors.
  /// - Throws: ``KeyError``.
  public init(hexadecimal text: String, source: String) throws(KeyError) {
    var keys: [[UInt8]] = []
    for part in text.split(separator: ",") {
      guard let bytes = Self.bytes(hexadecimal: part.trimmingCharacters(in: .whitespacesAndNewlines)) else {
        throw .notHexadecimal(source: source)
      }
      keys.append(bytes)
    }
    try self.init(keys: keys)
  }

  /// Reads keys from a file, or creates it with a new random key. Only its owner may read the file (mode 0600).
  ///
  /// - Parameter path: The path of the file: one key on each line, as 64 hexadecimal digits, the sealing key first.
  /// - Throws: ``KeyError/file(path:reason:)`` if the file cannot be read or created, or other users may read it.
  public init(file path: String) throws(KeyError) {
    let text = try KeyFile.text(of: path)
    do {
      try self.init(
        hexadecimal: text.split(whereSeparator: \.isNewline).joined(separator: ","), source: path)
    } catch {
      throw .file(path: path, reason: "it contains no key")
    }
  }

  private static func bytes(hexadecimal text: String) -> [UInt8]? {
    guard text.utf8.count % 2 == 0, text.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else {
      return nil
    }
    var bytes: [UInt8] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
