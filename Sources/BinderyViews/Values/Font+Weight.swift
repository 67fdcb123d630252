extension Font {
  /// The weight of letters.
  public enum Weight: Sendable, Hashable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
