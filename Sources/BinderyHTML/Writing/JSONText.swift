/// Writes JSON strings.
package enum JSONText {
  /// Returns a string with its quotes.
  package static func quoted(_ text: String) -> String {
    var json = ""
    append(text, to: &json)
    return json
  }

  /// Appends a string with its quotes. O(*n*) in the length of the string.
  ///
  /// Escapes the characters that [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259#section-7) requires: quote,
  /// backslash and controls.
  static func append(_ text: String, to json: inout String) {
    json.append("\"")
    if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      for scalar in text.unicodeScalars { append(scalar, to: &json) }
    } else {
      json.append(text)
    }
    json.append("\"")
  }

  private static func append(_ scalar: Unicode.Scalar, to json: inout String) {
    switch scalar {
    case "\"": json.append("\\\"")
    case "\\": json.append("\\\\")
    case "\n": json.append("\\n")
    case "\r": json.append("\\r")
    case "\t": json.append("\\t")
    case "\u{0}"..<"\u{20}":
      let digits = String(scalar.value, radix: 16)
      json.append("\\u")
      for _ in digits.count..<4 { json.append("0") }
      json.append(digits)
    default: json.unicodeScalars.append(scalar)
    }
  }
}
