/// The size of icons relative to text.
public enum ImageScale: Sendable, Hashable, CaseIterable {
  case small, medium, large
}
