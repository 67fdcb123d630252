extension View {
  /// Focuses the field inside while the state has a value, and updates the state when the field gains or loses the focus.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  {
    all(.textField) { element in
      element.bindTrue(.autofocus) { binding.wrappedValue == value }
      element.also(.input) { _, _ in binding.wrappedValue = value }
      element.also(.focus) { action, slot in
        guard case .focus(let isFocused) = action else { return }
        // The host has moved the focus already.
        slot.echo(
          .autofocus, isFocused ? true : nil,
          write: {
            if isFocused {
              binding.wrappedValue = value
            } else if binding.wrappedValue == value {
              binding.wrappedValue = binding.none
            }
          },
          read: { binding.wrappedValue == value ? true : nil })
      }
    }
  }

  /// Focuses the field inside while the state is true, and updates the state when the field gains or loses the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }
}
