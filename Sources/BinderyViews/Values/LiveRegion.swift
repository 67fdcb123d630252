/// The time at which a screen reader announces a change.
public enum LiveRegion: Sendable, Hashable, CaseIterable {
  /// At the next pause.
  case polite
  /// Immediately.
  case assertive
}
