internal import CSodium

/// The hash function SHA-256 (FIPS 180-4).
enum SHA256 {
  /// Returns the 32 bytes of the hash.
  static func hash(_ bytes: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: crypto_hash_sha256_bytes())
    crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
    return digest
  }
}
