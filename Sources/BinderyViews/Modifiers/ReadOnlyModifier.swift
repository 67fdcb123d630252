extension View {
  /// Keeps the texts of the fields inside from being changed, while this modifier, or another `readOnly(_:)` around it, is given true. The
  /// argument is tracked.
  ///
  /// A read-only field takes the focus, and its text can be selected and copied; `disabled(_:)` prevents that as well. A changed text is
  /// refused: the field shows the model's text again, and the reason in words.
  ///
  ///     TextField("Order number", text: $model.number).readOnly()
  ///     TextEditor(text: $model.notes).readOnly(!model.isDraft)
  public func readOnly(_ isReadOnly: @autoclosure @escaping @MainActor () -> Bool = true) -> some View {
    all(.textField) { $0.bindTrue(.isReadOnly, or: isReadOnly) }
  }
}
