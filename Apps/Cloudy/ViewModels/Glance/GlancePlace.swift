internal import CloudyModels
internal import struct Places.Coordinate

/// A place that is shown at a glance.
struct GlancePlace: Sendable, Equatable {
  let id: LocationViewModel.ID
  /// Empty where the place has no name.
  let name: String
  let coordinate: Coordinate

  /// Names where it is: answers belong to points, since a person may go elsewhere.
  var point: Place.ID { Place.ID(coordinate) }

  /// Where the person is, then the favorites.
  static func all(_ position: Coordinate?, _ favorites: [Place]) -> [GlancePlace] {
    let here = GlancePlace(
      id: .init(place: nil), name: position == nil ? Place.fallback.name : "Current Location",
      coordinate: position ?? Place.fallback.coordinate)
    return [here]
      + favorites.map { GlancePlace(id: .init(place: $0.id), name: $0.name, coordinate: $0.coordinate) }
  }
}
