/// SHA-1 (RFC 3174), which the codes of most authenticator apps are made with. It is not collision-resistant, which their HMAC does not need;
/// nothing else uses it.
enum SHA1 {
  static let blockBytes = 64

  /// Returns the 20 bytes of the digest.
  static func digest(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    var padded = message + [0x80]
    padded += [UInt8](repeating: 0, count: (blockBytes * 2 - 8 - padded.count % blockBytes) % blockBytes)
    padded += bigEndian(UInt64(message.count) * 8)
    for start in stride(from: 0, to: padded.count, by: blockBytes) {
      compress(padded[start..<(start + blockBytes)], into: &state)
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }

  /// Returns the HMAC-SHA-1 of a message (RFC 2104).
  static func hmac(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    var block = key.count > blockBytes ? digest(key) : key
    block += [UInt8](repeating: 0, count: blockBytes - block.count)
    return digest(block.map { $0 ^ 0x5C } + digest(block.map { $0 ^ 0x36 } + message))
  }

  static func bigEndian(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = [UInt32](repeating: 0, count: 80)
    for (index, byte) in block.enumerated() { words[index / 4] = words[index / 4] << 8 | UInt32(byte) }
    for index in 16..<80 {
      words[index] = rotate(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1)
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (mix, constant): (UInt32, UInt32) =
        switch index {
        case ..<20: (b & c | ~b & d, 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      (a, b, c, d, e) = (rotate(a, 5) &+ mix &+ e &+ constant &+ words[index], a, rotate(b, 30), c, d)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
