internal import Bindery
internal import struct Places.Coordinate

/// The user's location.
@MainActor
final class CurrentPosition {
  /// The location; nil if unknown.
  @Box private(set) var coordinate: Coordinate?

  private let service: any LocationService
  private var reported: Coordinate?

  init(service: any LocationService) { self.service = service }

  /// Returns the user's location: the last one that the device reported, otherwise that of the location service.
  func locate() async -> Coordinate? {
    if reported == nil {
      let answer = await service.currentLocation()
      coordinate = reported ?? answer
    }
    return coordinate
  }

  /// Sets the location that the device reports.
  func use(_ answer: Coordinate) {
    reported = answer
    coordinate = answer
  }
}
