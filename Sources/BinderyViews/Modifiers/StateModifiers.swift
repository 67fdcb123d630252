extension View {
  /// Disables the view while this modifier, or another `disabled(_:)` around it, is given true. The argument
  /// is tracked.
  public func disabled(_ isDisabled: @autoclosure @escaping @MainActor () -> Bool) -> some View {
    let disabled = ModifiedContent(
      content: self,
      modifier: ElementModifier(
        target: .whole, isForControls: true, apply: { $0.bindTrue(.isDisabled, or: isDisabled) }))
    return ContextModified(content: disabled) { context in
      context = context.surrounded { $0.environment.disabling.append(isDisabled) }
    }
  }

  /// Hides the view while this modifier, or another `hidden(_:)` around it, is given true; the view keeps its
  /// state. The argument is tracked.
  public func hidden(_ isHidden: @autoclosure @escaping @MainActor () -> Bool = true) -> some View {
    element(.whole) { $0.bindTrue(.isHidden, or: isHidden) }
  }

  /// Focuses the first field inside when it appears.
  public func autofocus() -> some View { all(.textField) { $0.set(.autofocus, flag: true) } }

  /// Sets the keys that press the control, or the first control inside a container.
  public func keyboardShortcut(
    _ key: KeyboardShortcut.Key, modifiers: KeyboardShortcut.Modifiers = .command
  ) -> some View {
    all(.button, .locationButton, .link, .toggle, .textField, .photosPicker, .fileImporter) {
      $0.set(.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
    }
  }

  /// Sets a text that appears on hover.
  public func help(_ text: String) -> some View { element { $0.set(.help, text) } }

  /// Runs an action when return is pressed in a field inside, including the field of
  /// ``View/searchable(text:prompt:)``.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    all(.textField) { $0.on(.submit) { _, _ in action() } }
  }

  /// Runs an action each time the view scrolls into sight; use it to load the next page.
  public func onScrollVisible(_ action: @escaping () -> Void) -> some View {
    element(.row) { $0.on(.appear) { _, _ in action() } }
  }

  /// Makes a view that is not a button respond to presses. Prefer ``Button``.
  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    element(.whole) { $0.on(.tap) { _, _ in action() } }
  }
}
