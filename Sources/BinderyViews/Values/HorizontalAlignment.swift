/// The horizontal position of views with different widths.
public enum HorizontalAlignment: Sendable, Hashable, CaseIterable {
  case leading, center, trailing
}
