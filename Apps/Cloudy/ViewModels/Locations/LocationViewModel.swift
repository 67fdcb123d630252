internal import CloudyModels
internal import struct Places.Coordinate

/// One location of a list.
public struct LocationViewModel: LocationRepresentable, Identifiable, Hashable, Sendable {
  /// Names a row among the rows of its list.
  public struct ID: Hashable, Sendable {
    /// `nil`: where the person is.
    let place: Place.ID?
  }

  /// Its name among the rows.
  public let id: ID
  /// `Richmond`, or `51.401, 4.761` where a place has no name.
  public let text: String
  /// `Virginia, United States`
  public let detail: String?
  /// Whether it can be taken off the list.
  public let canBeDeleted: Bool
}

extension LocationViewModel {
  /// A place that was found or kept.
  init(_ place: Place, numbers: NumberText, canBeDeleted: Bool) {
    let area = [place.region, place.country].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    self.init(
      id: ID(place: place.id),
      text: place.name.isEmpty ? Self.text(place.coordinate, numbers) : place.name,
      detail: area.isEmpty ? nil : area,
      canBeDeleted: canBeDeleted)
  }

  /// Where the person is.
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
