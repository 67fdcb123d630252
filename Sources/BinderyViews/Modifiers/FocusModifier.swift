extension View {
  /// Gives the field inside the focus while the state has a value, and sets the state when people go into the field or leave it.
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

  /// Gives the field inside the focus while the state is true, and sets the state when people go into the field or leave it.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }
}
