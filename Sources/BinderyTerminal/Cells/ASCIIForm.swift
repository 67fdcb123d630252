/// Replaces a glyph for terminals without Unicode by one ASCII character for each cell.
enum ASCIIForm {
  static func of(_ text: String) -> String {
    guard let first = text.first else { return " " }
    if let form = forms[first] { return form }
    return String(repeating: "?", count: max(1, CellWidth.of(first)))
  }

  private static let forms: [Character: String] = {
    var forms: [Character: String] = [:]
    for (characters, form) in [
      ("─━╌┄═", "-"), ("│┃║▏▕╎◧", "|"), ("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝", "+"), ("█▉▊▋▌▐▀▄▇▆▅▃▂▁", "#"), ("░▒▓", ":"),
      ("•·∙●◉", "*"), ("○◯", "o"), ("…", "."), ("–—−", "-"), ("‘’‚", "'"), ("“”„", "\""), ("›»▸▶→", ">"),
      ("‹«◂◀←", "<"), ("▾▼↓", "v"), ("▴▲↑", "^"), ("✓✔☑", "+"), ("×✕✗", "x"), ("°", "o"), ("★", "*"),
      ("☆", "."), ("♥", "*"), ("♡", "."), ("⌖", "@"), ("≡☰", "="), ("⚙", "%"), ("⌕", "/"), ("☀", "*"),
    ] {
      for character in characters { forms[character] = form }
    }
    for (character, form) in zip("àáâãäåçèéêëìíîïñòóôõöùúûüýÿ", "aaaaaaceeeeiiiinooooouuuuyy") {
      forms[character] = String(form)
    }
    return forms
  }()
}
