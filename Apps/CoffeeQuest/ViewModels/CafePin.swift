/// The kind of pin that marks a cafe on the map.
public enum CafePin: String, Sendable, CaseIterable {
  case bad, meh, good, great, unrated

  /// The name of its drawing. The drawings differ in shape as well as in color.
  public var picture: String { rawValue }

  /// The text of the pin for screen readers.
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
