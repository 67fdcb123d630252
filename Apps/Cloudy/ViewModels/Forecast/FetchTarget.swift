internal import CloudyModels

/// Where a window asks for the weather.
enum FetchTarget: Sendable, Equatable {
  /// Where the person is.
  case currentLocation
  /// At a favorite.
  case place(Place)
}
