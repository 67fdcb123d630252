/// A horizontal guide that views of different heights share.
public enum VerticalAlignment: Sendable, Hashable, CaseIterable {
  case top, center, bottom
  /// The baseline of the first line of text.
  case firstTextBaseline
}
