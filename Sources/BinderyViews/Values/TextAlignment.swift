/// The alignment of the lines of a text.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  case leading, center, trailing
}
