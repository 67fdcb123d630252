/// What a button does to what it is about.
public enum ButtonRole: Sendable, Hashable, CaseIterable {
  /// Takes something away.
  case destructive
  /// Leaves everything as it was.
  case cancel
}
