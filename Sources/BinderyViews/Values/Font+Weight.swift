extension Font {
  /// How heavy letters are.
  public enum Weight: Sendable, Hashable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
