/// The prominence of a button.
public enum ButtonAppearance: Sendable, Hashable, CaseIterable {
  /// Looks like text.
  case plain
  /// Has a border.
  case bordered
  /// The main action of a screen.
  case borderedProminent
  /// Opens the menu of a view, over its corner.
  case corner
}
