/// How large icons are beside words.
public enum ImageScale: Sendable, Hashable, CaseIterable {
  case small, medium, large
}
