/// Capital or small letters.
public enum TextCase: Sendable, Hashable, CaseIterable {
  case uppercase, lowercase
}
