/// Keyboard shortcuts as ARIA writes them.
enum KeyboardShortcutText {
  /// `command+shift+k` as `Meta+Shift+K`.
  static func aria(_ shortcut: String) -> String {
    var text = ""
    for key in shortcut.split(separator: "+") {
      if !text.isEmpty { text.append("+") }
      switch key.lowercased() {
      case "command": text.append("Meta")
      case "option": text.append("Alt")
      case "comma": text.append(",")
      case "return": text.append("Enter")
      default:
        text.append(key.prefix(1).uppercased())
        text.append(contentsOf: key.dropFirst())
      }
    }
    return text
  }
}
