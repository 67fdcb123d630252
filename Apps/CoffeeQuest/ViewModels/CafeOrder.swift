/// The order of a list of cafes.
public enum CafeOrder: String, Hashable, CaseIterable, Identifiable, Sendable {
  case distance, rating

  /// The order itself.
  public var id: Self { self }

  /// `Nearest first`
  public var title: String {
    switch self {
    case .distance: "Nearest first"
    case .rating: "Best rated first"
    }
  }

  /// Whether a cafe comes before another one. Cafes without a rating come last; equal ratings are ordered by
  /// distance.
  @MainActor
  func comes(_ cafe: CafeViewModel, before other: CafeViewModel) -> Bool {
    let ratings = self == .rating ? (cafe.cafe.rating ?? -1, other.cafe.rating ?? -1) : (0, 0)
    if ratings.0 != ratings.1 { return ratings.0 > ratings.1 }
    return (cafe.distance ?? 0, cafe.id) < (other.distance ?? 0, other.id)
  }
}
