internal import Places

/// The place whose weather a window fetches.
enum FetchTarget: Sendable, Equatable {
  /// The user's location.
  case currentLocation
  /// A favorite.
  case place(Place)
}
