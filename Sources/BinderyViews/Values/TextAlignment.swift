/// The side to which the lines of a text keep.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  case leading, center, trailing
}
