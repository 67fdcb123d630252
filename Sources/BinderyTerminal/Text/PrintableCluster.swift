/// Makes clusters safe to send: no control character in an app's data reaches the terminal.
enum PrintableCluster {
  /// The maximum length of a cluster in scalars. Longer ones carry dozens of accents and are cut.
  static let longest = 16

  /// Returns the scalars of a cluster that may be sent, or `nil` if none of them takes a cell.
  ///
  /// Control characters become U+FFFD. Marks that reorder the following text (bidirectional overrides and isolates) are removed:
  /// they would move text beside this one.
  static func scalars(of cluster: Character) -> String? {
    var text = String.UnicodeScalarView()
    for scalar in cluster.unicodeScalars {
      if isControl(scalar) {
        return "\u{FFFD}"
      }
      if reorders(scalar) { continue }
      text.append(scalar)
      if text.count == longest { break }
    }
    return text.isEmpty ? nil : String(text)
  }

  /// Returns whether a terminal may interpret it instead of drawing it: C0, DEL, C1 and the line and paragraph separators.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func reorders(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
