/// A vertical guide that views of different widths share.
public enum HorizontalAlignment: Sendable, Hashable, CaseIterable {
  case leading, center, trailing
}
