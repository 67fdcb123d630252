internal import Foundation

/// Sanitizes texts of services, which are untrusted.
enum PlainText {
  /// Returns a text on one line, without control characters and direction marks; nil if nothing is left.
  /// - Parameter limit: The maximum number of characters.
  static func line(_ text: String?, limit: Int = 200) -> String? {
    guard let text else { return nil }
    let visible = String(String.UnicodeScalarView(text.unicodeScalars.filter(isHarmless)))
    let line = visible.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if line.isEmpty { return nil }
    return line.count <= limit ? line : line.prefix(limit - 1) + "…"
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB: false
    default: scalar.properties.generalCategory != .control
    }
  }
}
