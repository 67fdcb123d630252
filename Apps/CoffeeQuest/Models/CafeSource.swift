/// The source of a cafe's data.
public enum CafeSource: String, Sendable, Hashable, Codable {
  /// Yelp, with ratings.
  case yelp
  /// OpenStreetMap, which has no ratings.
  case openStreetMap
  /// Sample data, for use without a network.
  case sample
}
