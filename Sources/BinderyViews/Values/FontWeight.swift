/// How heavy letters are.
public enum FontWeight: Sendable, Hashable, CaseIterable {
  case regular, medium, semibold, bold
}
