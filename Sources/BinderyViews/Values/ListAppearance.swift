/// The style of a list.
public enum ListAppearance: Sendable, Hashable, CaseIterable {
  /// Sections as cards.
  case insetGrouped
  /// Rows from edge to edge.
  case plain
  /// Rows, and in a wide window a grid of pictures with words below.
  case posters
}
