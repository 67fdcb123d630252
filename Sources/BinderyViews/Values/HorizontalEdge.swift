/// A side of a row.
public enum HorizontalEdge: Sendable, Hashable, CaseIterable {
  case leading, trailing
}
