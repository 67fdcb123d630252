internal import BinderyViews

/// Formats keyboard shortcuts for ARIA.
enum KeyboardShortcutText {
  /// `Meta+Shift+K` for command, shift and k.
  static func aria(_ shortcut: KeyboardShortcut) -> String {
    var keys = modifiers.filter { shortcut.modifiers.contains($0.modifier) }.map(\.name)
    keys.append(names[shortcut.key] ?? shortcut.key.character.uppercased())
    return keys.joined(separator: "+")
  }

  private static let modifiers: [(modifier: KeyboardShortcut.Modifiers, name: String)] = [
    (.control, "Control"), (.option, "Alt"), (.shift, "Shift"), (.command, "Meta"),
  ]

  private static let names: [KeyboardShortcut.Key: String] = [
    .return: "Enter", .escape: "Escape", .delete: "Backspace", .space: "Space", .tab: "Tab",
  ]
}
