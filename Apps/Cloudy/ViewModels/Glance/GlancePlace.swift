internal import Places

/// A place of the glance screen.
struct GlancePlace: Sendable, Equatable {
  let id: LocationViewModel.ID
  /// The name; empty if the place has none.
  let name: String
  let coordinate: Coordinate

  /// The identity of the position. Results belong to positions, because the user's location can change.
  var point: Place.ID { Place.ID(coordinate) }

  /// Returns the user's location and the favorites.
  static func all(_ position: Coordinate?, _ favorites: [Place]) -> [GlancePlace] {
    let here = GlancePlace(
      id: .init(place: nil), name: position == nil ? Place.fallback.name : "Current Location",
      coordinate: position ?? Place.fallback.coordinate)
    return [here]
      + favorites.map { GlancePlace(id: .init(place: $0.id), name: $0.name, coordinate: $0.coordinate) }
  }
}
