internal import BinderyViews

/// Formats keyboard shortcuts for ARIA.
enum KeyboardShortcutText {
  /// `Meta+Shift+K` for command, shift and k. The client compares the text, in which Command counts as Control, with the keys in this order.
  static func aria(_ shortcut: KeyboardShortcut) -> String {
    var pressed = shortcut.modifiers
    if pressed.contains(.control) { pressed.remove(.command) }
    var keys = modifiers.filter { pressed.contains($0.modifier) }.map(\.name)
    keys.append(names[shortcut.key] ?? shortcut.key.character.uppercased())
    return keys.joined(separator: "+")
  }

  private static let modifiers: [(modifier: KeyboardShortcut.Modifiers, name: String)] = [
    (.control, "Control"), (.command, "Meta"), (.option, "Alt"), (.shift, "Shift"),
  ]

  private static let names: [KeyboardShortcut.Key: String] = [
    .return: "Enter", .escape: "Escape", .delete: "Backspace", .space: "Space", .tab: "Tab",
  ]
}
