extension View {
  /// Cannot be used while this is true, or what another such modifier says. What the argument reads is tracked.
  public func disabled(_ isDisabled: @autoclosure @escaping @MainActor () -> Bool) -> some View {
    element { $0.bindTrue(.isDisabled, or: isDisabled) }
  }

  /// Not shown, and out of reach, while this is true, or what another such modifier says; keeps its state. What the
  /// argument reads is tracked.
  public func hidden(_ isHidden: @autoclosure @escaping @MainActor () -> Bool = true) -> some View {
    element { $0.bindTrue(.isHidden, or: isHidden) }
  }

  /// Gives the first field inside the keyboard's focus when it appears.
  public func autofocus() -> some View { all(.textField) { $0.set(.autofocus, flag: true) } }

  /// Keys that press the control, or the first one inside a container.
  public func keyboardShortcut(
    _ key: KeyboardShortcut.Key, modifiers: KeyboardShortcut.Modifiers = .command
  ) -> some View {
    all(.button, .locationButton, .link, .toggle, .textField, .photosPicker, .fileImporter) {
      $0.set(.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
    }
  }

  /// A word that appears on hover.
  public func help(_ text: String) -> some View { element { $0.set(.help, text) } }

  /// What return does in each field inside, the one of ``View/searchable(text:prompt:)`` as well.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    all(.textField) { $0.on(.submit) { _, _ in action() } }
  }

  /// Runs when it comes into sight, each time: endless paging asks for more here.
  public func onScrollVisible(_ action: @escaping @MainActor () -> Void) -> some View {
    element(.row) { $0.on(.appear) { _, _ in action() } }
  }

  /// What a press on it does, where it is not a button: prefer ``Button``.
  public func onTapGesture(perform action: @escaping @MainActor () -> Void) -> some View {
    element { $0.on(.tap) { _, _ in action() } }
  }
}
