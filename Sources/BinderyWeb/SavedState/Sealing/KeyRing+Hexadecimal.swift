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

  /// Returns the hexadecimal form of a new key.
  static func randomSecret() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<keyLength).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &random)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
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
