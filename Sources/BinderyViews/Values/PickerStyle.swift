/// How a picker offers its choices.
public enum PickerStyle: Sendable, Hashable, CaseIterable {
  /// One shown, the others in a menu.
  case menu
  /// All beside each other.
  case segmented
  /// All under each other, the chosen one with a check mark.
  case inline
}
