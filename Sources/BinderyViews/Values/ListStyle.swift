/// How a list looks.
public enum ListStyle: Sendable, Hashable, CaseIterable {
  /// Sections as cards.
  case insetGrouped
  /// Rows from edge to edge.
  case plain
}
