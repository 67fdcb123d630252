internal import CoffeeQuestModels
internal import Places

/// What a person searches for.
enum CafeQuery: Sendable, Hashable {
  /// The cafes near a place, by the place's name.
  case place(String)
  /// The cafes of an area.
  case area(SearchArea)
}

/// An area to search, and the point from which distances are measured.
struct SearchArea: Sendable, Hashable {
  let origin: Origin
  let map: MapArea

  /// The area around a point, as wide as a map shows it first.
  init(around origin: Origin) { self.init(from: origin, MapArea(origin.coordinate)) }

  /// The part of the earth that a map shows.
  init(from origin: Origin, _ map: MapArea) {
    self.origin = origin
    self.map = map
  }

  /// What the point is called where a person is.
  static let personName = "your location"

  /// Whether it is around the person.
  var isAroundPerson: Bool { origin.name == Self.personName }

  /// The question for the service.
  var search: BusinessSearch {
    BusinessSearch(center: origin.coordinate, radius: map.span / 2, timeZone: origin.timeZone)
  }
}

/// The point from which distances are measured.
struct Origin: Sendable, Hashable {
  /// Its name: `Berlin`, `your location`.
  let name: String
  /// Where it is.
  let coordinate: Coordinate
  /// The identifier of its time zone, where it is known for certain.
  let timeZone: String?
}
