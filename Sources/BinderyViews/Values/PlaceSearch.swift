/// Finds places by name, best first.
public typealias PlaceSearch = @Sendable (String) async -> Result<[FoundPlace], PlaceSearchError>

/// A place found by name.
public struct FoundPlace: Hashable, Sendable {
  /// The name of the place, such as `Richmond, VA`.
  public let name: String
  /// The detail that distinguishes it from others of the same name, such as its country.
  public let detail: String
  /// The coordinate of the place.
  public let coordinate: MapCoordinate

  /// Creates a place.
  public init(name: String, detail: String = "", coordinate: MapCoordinate) {
    self.name = name
    self.detail = detail
    self.coordinate = coordinate
  }
}

/// An error from a search for places.
public struct PlaceSearchError: Error {
  /// The reason, as a sentence for the screen.
  public let reason: String

  /// Creates an error.
  public init(reason: String) { self.reason = reason }
}
