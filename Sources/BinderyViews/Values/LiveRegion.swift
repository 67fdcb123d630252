/// When a change is read out to people who use a screen reader.
public enum LiveRegion: Sendable, Hashable, CaseIterable {
  /// At the next pause.
  case polite
  /// At once.
  case assertive
}
