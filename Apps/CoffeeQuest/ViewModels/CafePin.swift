/// The picture that stands for a cafe on the map.
public enum CafePin: String, Sendable, CaseIterable {
  case bad, meh, good, great, unrated

  /// The name of its drawing. Each has a form of its own, so that colour is not all that tells them apart.
  public var picture: String { rawValue }

  /// What it means, for those who don't see it.
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
