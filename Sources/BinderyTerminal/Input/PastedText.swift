/// Converts pasted bytes to text.
enum PastedText {
  /// Repairs UTF-8, converts every line break to `\n` and removes other control characters except
  /// tabs.
  static func text(of bytes: some Collection<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { wasReturn = scalar == "\r" }
      switch scalar {
      case "\r": text.append("\n")
      case "\n": if !wasReturn { text.append("\n") }
      case "\t": text.append(scalar)
      default: if !PrintableCluster.isControl(scalar) { text.append(scalar) }
      }
    }
    return String(text)
  }
}
