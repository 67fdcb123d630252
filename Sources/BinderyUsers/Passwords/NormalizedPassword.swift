internal import Foundation

/// A password in the form that is hashed: keyboards write the same letter in different ways (RFC 8265).
struct NormalizedPassword: Sendable {
  /// The bytes in UTF-8.
  let bytes: [CChar]
  /// The number of characters.
  let count: Int

  /// Nil for a password that is too long.
  init?(_ password: String) {
    // A hash of a very long text would cost its sender nothing, and the server much.
    guard password.utf8.count <= Self.maximumBytes else { return nil }
    let normalized = password.precomposedStringWithCanonicalMapping
    bytes = normalized.utf8.map(CChar.init(bitPattern:))
    count = normalized.count
  }

  /// The longest password in bytes.
  static let maximumBytes = 1024
}
