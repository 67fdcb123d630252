/// Light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  case light, dark
}
