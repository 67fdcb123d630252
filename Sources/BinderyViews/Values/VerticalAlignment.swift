/// The vertical position of views with different heights.
public enum VerticalAlignment: Sendable, Hashable, CaseIterable {
  case top, center, bottom
  /// The baseline of the first line of text.
  case firstTextBaseline
}
