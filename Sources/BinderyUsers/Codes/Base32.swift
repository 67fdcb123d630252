/// Base 32 (RFC 4648) without padding, in the capital letters that authenticator apps read.
enum Base32 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")

  static func text(_ bytes: [UInt8]) -> String {
    var text = ""
    var (buffer, bits) = (0, 0)
    for byte in bytes {
      buffer = (buffer << 8 | Int(byte)) & 0xFFFF
      bits += 8
      while bits >= 5 {
        bits -= 5
        text.append(letters[buffer >> bits & 31])
      }
    }
    if bits > 0 { text.append(letters[buffer << (5 - bits) & 31]) }
    return text
  }
}
