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
      var escaped: [UInt8] = []
      escaped.reserveCapacity(text.utf8.count * 5 / 4)
      escaped.append(text, replacing: escape)
      json.append(String(decoding: escaped, as: UTF8.self))
    } else {
      json.append(text)
    }
    json.append("\"")
  }

  @inline(__always)
  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\r"): "\\r"
    case UInt8(ascii: "\t"): "\\t"
    case 0..<0x10: "\\u000\(String(byte, radix: 16))"
    case 0x10..<0x20: "\\u00\(String(byte, radix: 16))"
    default: nil
    }
  }
}
