public import Places

extension Place {
  /// The default place, shown while the user's location is unknown.
  public static let fallback = Place(
    name: "Hoogstraten", region: "Flanders", country: "Belgium",
    coordinate: Coordinate(clampedLatitude: 51.400592, longitude: 4.760970))
}
