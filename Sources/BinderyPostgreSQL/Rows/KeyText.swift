/// Texts that PostgreSQL can store: it knows no U+0000, so that and U+0001 are replaced by pairs.
enum KeyText {
  /// Returns the stored form of a text.
  static func stored(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 2 }) else { return text }
    return text.replacing("\u{1}", with: "\u{1}1").replacing("\u{0}", with: "\u{1}0")
  }

  /// Returns the text of a stored form.
  static func text(_ stored: String) -> String {
    guard stored.utf8.contains(1) else { return stored }
    var text = ""
    var isPair = false
    for scalar in stored.unicodeScalars {
      if isPair { text.unicodeScalars.append(scalar == "0" ? "\u{0}" : "\u{1}") }
      if !isPair, scalar != "\u{1}" { text.unicodeScalars.append(scalar) }
      isPair = !isPair && scalar == "\u{1}"
    }
    return text
  }

  /// Returns texts as an array of SQL.
  static func array(_ texts: [String]) -> String {
    let quoted = texts.map { text in
      "\"" + stored(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    return "{" + quoted.joined(separator: ",") + "}"
  }
}
