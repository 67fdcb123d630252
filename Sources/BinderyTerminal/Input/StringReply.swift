/// Parses replies that arrive as strings: OSC 11 and the kitty graphics protocol.
enum StringReply {
  /// - Parameter introducer: the byte after `ESC`: `]` for OSC, `_` for APC.
  static func parse(_ bytes: [UInt8], introducer: UInt8) -> TerminalReply? {
    let text = String(decoding: bytes, as: UTF8.self)
    switch introducer {
    case 0x5D where text.hasPrefix("11;"): return color(text.dropFirst(3)).map { .background($0) }
    case 0x5F where text.hasPrefix("G"):
      guard let semicolon = text.firstIndex(of: ";") else { return nil }
      return .kittyGraphics(isSupported: text[text.index(after: semicolon)...] == "OK")
    default: return nil
    }
  }

  /// Parses a color in X11's format: `rgb:` and three hexadecimal numbers of one to four digits, or `rgba:` and
  /// four.
  private static func color(_ text: Substring) -> CellColor? {
    guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(text[..<colon]) else { return nil }
    let parts = text[text.index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 4 else { return nil }
    var values: [UInt8] = []
    for part in parts.prefix(3) {
      guard (1...4).contains(part.utf8.count), let value = UInt32(part, radix: 16) else { return nil }
      let largest = (UInt32(1) << (4 * UInt32(part.utf8.count))) - 1
      values.append(UInt8(value * 255 / largest))
    }
    return CellColor(red: values[0], green: values[1], blue: values[2])
  }
}
