/// The place of something in a toolbar.
public enum ToolbarItemPlacement: Sendable, Hashable, CaseIterable {
  /// At the left, where people read from left to right.
  case topBarLeading
  /// At the right.
  case topBarTrailing
  /// Below the content.
  case bottomBar
}
