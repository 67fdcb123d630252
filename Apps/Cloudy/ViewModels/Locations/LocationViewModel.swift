internal import Places

/// One location of a list.
public struct LocationViewModel: LocationRepresentable, Identifiable, Hashable, Sendable {
  /// The identity of a row in its list.
  public struct ID: Hashable, Sendable {
    /// The identity of the place; nil for the current location.
    let place: Place.ID?
  }

  /// The identity of the row.
  public let id: ID
  /// `Richmond`, or `51.401, 4.761` if the place has no name.
  public let text: String
  /// `Virginia, United States`
  public let detail: String?
  /// Whether the location can be removed from the list.
  public let canBeDeleted: Bool
}

extension LocationViewModel {
  /// Creates a row for a search result or a favorite.
  init(_ place: Place, numbers: NumberText, canBeDeleted: Bool) {
    let area = [place.region, place.country].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    self.init(
      id: ID(place: place.id),
      text: place.name.isEmpty ? Self.text(place.coordinate, numbers) : place.name,
      detail: area.isEmpty ? nil : area,
      canBeDeleted: canBeDeleted)
  }

  /// Creates the row of the current location.
  init(current coordinate: Coordinate?, numbers: NumberText) {
    self.init(
      id: ID(place: nil),
      text: coordinate.map { Self.text($0, numbers) } ?? "Current Location Unknown",
      detail: coordinate == nil
        ? "Shows \(Place.fallback.name), \(Self.text(Place.fallback.coordinate, numbers))" : nil,
      canBeDeleted: false)
  }

  /// `51.401, 4.761`
  static func text(_ coordinate: Coordinate, _ numbers: NumberText) -> String {
    "\(numbers.number(coordinate.latitude, decimals: 3)), \(numbers.number(coordinate.longitude, decimals: 3))"
  }
}
