/// How a picker shows its options.
public enum PickerAppearance: Sendable, Hashable, CaseIterable {
  /// Shows the chosen option, and all options in a menu.
  case menu
  /// All options in a row.
  case segmented
  /// All options in a column, with a check mark beside the chosen one.
  case inline
}
