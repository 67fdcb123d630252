/// Who tells of a cafe.
public enum CafeSource: String, Sendable, Hashable, Codable {
  /// Yelp, with ratings.
  case yelp
  /// OpenStreetMap, which knows no ratings.
  case openStreetMap
  /// Made up, so that there is something to see without a network.
  case sample
}
