/// A direction in which children follow each other, or in which content scrolls.
public enum Axis: Sendable, Hashable, CaseIterable {
  case horizontal, vertical
}
