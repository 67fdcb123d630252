/// The visibility of an element.
public enum Visibility: Sendable, Hashable, CaseIterable {
  case automatic, visible, hidden
}
