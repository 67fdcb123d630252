/// Escapes text for HTML, inside elements and inside quoted attributes.
enum HTMLText {
  /// Appends text with `& < > " '` escaped. O(*n*) in the length of the text.
  static func append(_ text: String, to html: inout String) {
    guard text.utf8.contains(where: isSpecial) else {
      html.append(text)
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": html.append("&amp;")
      case "<": html.append("&lt;")
      case ">": html.append("&gt;")
      case "\"": html.append("&quot;")
      case "'": html.append("&#39;")
      case "\u{0}": html.append("\u{FFFD}")
      default: html.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x26, 0x3C, 0x3E, 0x22, 0x27, 0x00: true
    default: false
    }
  }
}
