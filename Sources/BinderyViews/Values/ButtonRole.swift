/// The effect of a button.
public enum ButtonRole: Sendable, Hashable, CaseIterable {
  /// Deletes something.
  case destructive
  /// Cancels without a change.
  case cancel
  /// Submits the form that it is in, unless a field is invalid: ``View/invalid(_:)``.
  case submit
}
