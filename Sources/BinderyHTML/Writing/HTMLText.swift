/// Escapes text for HTML, inside elements and inside quoted attributes.
enum HTMLText {
  /// Appends text with `& < > " '` escaped. O(*n*) in the length of the text.
  static func append(_ text: String, to html: inout [UInt8]) {
    html.append(text) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&#39;"
      case 0: "\u{FFFD}"
      default: nil
      }
    }
  }
}

extension [UInt8] {
  /// Appends a text in UTF-8, with replacements for some ASCII characters: stretches without them are copied as a whole.
  @inline(__always)
  mutating func append(_ text: String, replacing replacement: (UInt8) -> String?) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices {
        guard let replacement = replacement(utf8[index]) else { continue }
        append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        append(contentsOf: replacement.utf8)
        start = index + 1
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
  }
}
