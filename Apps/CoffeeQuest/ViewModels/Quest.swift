internal import Places

/// What a person asks for.
enum Quest: Sendable, Hashable {
  /// The cafes of a place, by its name.
  case place(String)
  /// The cafes around a point.
  case origin(Origin)
  /// The cafes of what the map shows.
  case area(MapArea)
}

/// From where distances are counted.
struct Origin: Sendable, Hashable {
  /// What people call it: `Berlin`, `your location`.
  let name: String
  /// Where it is.
  let coordinate: Coordinate
  /// The identifier of its time zone, where it is known for certain.
  let timeZone: String?
}
