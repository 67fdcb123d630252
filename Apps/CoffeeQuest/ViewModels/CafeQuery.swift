internal import Places

/// A search by place or area.
enum CafeQuery: Sendable, Hashable {
  /// The cafes near the place with a name.
  case place(String)
  /// The cafes of an area.
  case area(SearchArea)
}

/// An area to search, and the point for distances.
struct SearchArea: Sendable, Hashable {
  let origin: Origin
  let map: MapArea

  /// The area around a point, with the initial width of the map.
  init(around origin: Origin) { self.init(from: origin, MapArea(origin.coordinate)) }

  /// The area that a map shows.
  init(from origin: Origin, _ map: MapArea) {
    self.origin = origin
    self.map = map
  }

  /// The name of the user's position.
  static let personName = "your location"

  /// Whether the search is around the user's position.
  var isAroundPerson: Bool { origin.name == Self.personName }

  /// The request for the service.
  var search: BusinessSearch {
    BusinessSearch(center: origin.coordinate, radius: map.span / 2, timeZone: origin.timeZone)
  }
}

/// The point for distances.
struct Origin: Sendable, Hashable {
  /// Its name: `Berlin`, `your location`.
  let name: String
  /// The position.
  let coordinate: Coordinate
  /// The identifier of the point's time zone; nil if uncertain.
  let timeZone: String?
}
