/// The appearance of a picker's options.
public enum PickerAppearance: Sendable, Hashable, CaseIterable {
  /// Shows the selected option, and all options in a menu.
  case menu
  /// All options in a row.
  case segmented
  /// All options in a column, with a check mark beside the selected one.
  case inline
}
