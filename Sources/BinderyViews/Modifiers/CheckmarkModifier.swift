extension View {
  /// Says of a button in a list whether it is the chosen one of its group: hosts show a check mark in its row. `nil`
  /// where it is not to be chosen. What the argument reads is tracked.
  public func checkmark(_ isChecked: @autoclosure @escaping @MainActor () -> Bool?) -> some View {
    element { $0.bindOptional(.isOn, isChecked) }
      .element(.row) { $0.bindOptional(.isOn, isChecked) }
  }
}
