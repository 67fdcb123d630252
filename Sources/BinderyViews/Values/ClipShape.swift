/// The part of a picture that is seen.
public enum ClipShape: Sendable, Hashable, CaseIterable {
  /// A circle, filled by the middle of the picture.
  case circle
}
