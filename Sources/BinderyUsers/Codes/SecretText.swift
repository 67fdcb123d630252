internal import CSodium

/// Random texts that prove something, such as an invitation. The store contains their digests only.
enum SecretText {
  /// Returns a new one of 32 letters and digits, 160 random bits.
  static func make() -> String { Base32.text(randomBytes()).lowercased() }

  /// Returns 20 random bytes.
  static func randomBytes() -> [UInt8] { (0..<20).map { _ in .random(in: .min ... .max) } }

  /// Returns a digest by which the store finds a text. A random text of that length cannot be guessed from it, so that it needs no salt.
  static func digest(_ text: String) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    let bytes = Array(text.lowercased().utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") })
    crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
    return Base32.text(digest)
  }

  /// Compares two texts in a time that depends on their length only.
  static func areEqual(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard first.count == second.count else { return false }
    return first.isEmpty || sodium_memcmp(first, second, first.count) == 0
  }
}
