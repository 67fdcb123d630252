extension View {
  /// Marks a button in a list as selected or not selected within its group; hosts show a check mark in its row. Use
  /// `nil` if the row offers no choice. The argument is tracked.
  public func checkmark(_ isChecked: @autoclosure @escaping @MainActor () -> Bool?) -> some View {
    element { $0.bindOptional(.isSelected, isChecked) }
      .element(.row) { $0.bindOptional(.isSelected, isChecked) }
  }
}
