internal import Foundation

/// Makes texts of services fit to be shown: they may hold anything.
enum PlainText {
  /// One line without control characters and without those that turn the direction of the text around it; nil where
  /// nothing is left.
  /// - Parameter limit: the greatest number of characters.
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
