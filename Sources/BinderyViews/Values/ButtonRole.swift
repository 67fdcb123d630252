/// The effect of a button.
public enum ButtonRole: Sendable, Hashable, CaseIterable {
  /// Deletes something.
  case destructive
  /// Cancels without a change.
  case cancel
}
