/// The kind of pin that marks a cafe on the map.
public enum CafePin: String, Sendable, CaseIterable {
  case bad, meh, good, great, unrated

  /// The name of its drawing. Each has a shape of its own, so that they don't differ by colour alone.
  public var picture: String { rawValue }

  /// What it means, for screen readers.
  public var spokenText: String {
    switch self {
    case .bad: "Poorly rated"
    case .meh: "Rated so-so"
    case .good: "Well rated"
    case .great: "Highly rated"
    case .unrated: "Not rated"
    }
  }
}
