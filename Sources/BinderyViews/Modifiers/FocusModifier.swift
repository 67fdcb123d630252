extension View {
  /// Gives the field inside the focus while the state has a value, and sets the state when people type into the field.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  {
    all(.textField) { element in
      element.bindTrue(.autofocus) { binding.wrappedValue == value }
      element.also(.input) { _, _ in binding.wrappedValue = value }
    }
  }

  /// Gives the field inside the focus while the state is true, and sets the state when people type into the field.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }
}
