/// How prominent a button is.
public enum ButtonAppearance: Sendable, Hashable, CaseIterable {
  /// Looks like text.
  case plain
  /// Has a border.
  case bordered
  /// The main action of a screen.
  case borderedProminent
}
