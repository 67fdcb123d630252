/// A short name of a place in a tree that is the same in every process: a hash of the path from the root, with the
/// identities of rows and routes.
///
///     window ▸ 0 ▸ navigation ▸ 1 "pet/selina" ▸ list ▸ row "selina" ▸ 1      ▶  "tQ3_9k"
///
/// `Hasher` cannot make it, since each process seeds it differently. This is FNV-1a with 64 bits, of which 36 are used: among
/// 1,000 names two are equal with a probability of 1 in 140,000.
struct StableName {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  private mutating func add(byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }

  /// Adds an index.
  mutating func add(_ number: Int) {
    var rest = UInt32(truncatingIfNeeded: number)
    for _ in 0..<4 {
      add(byte: UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// Adds an identity.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte: byte) }
    add(byte: 0xff)
  }

  /// Six characters that need no escape in HTML and JSON.
  var text: String {
    // The upper bits depend on all input; the lower ones less.
    var rest = (hash ^ (hash >> 29)) &* 0xbf58_476d_1ce4_e5b9
    rest ^= rest >> 32
    return String(unsafeUninitializedCapacity: 6) { buffer in
      for index in 0..<6 {
        buffer[index] = Self.alphabet[Int(rest & 63)]
        rest >>= 6
      }
      return 6
    }
  }
}
