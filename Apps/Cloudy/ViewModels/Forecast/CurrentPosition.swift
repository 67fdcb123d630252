internal import Bindery
internal import CloudyModels
internal import struct Places.Coordinate

/// Where the person is.
@MainActor
final class CurrentPosition {
  /// The position; `nil` while it is not known.
  @Box private(set) var coordinate: Coordinate?

  private let service: any LocationService
  private var reported: Coordinate?

  init(service: any LocationService) { self.service = service }

  /// Where the person is now: the position that the device reported last, else that of the service.
  func locate() async -> Coordinate? {
    if reported == nil {
      let answer = await service.currentLocation()
      coordinate = reported ?? answer
    }
    return coordinate
  }

  /// Takes the position that the device reports.
  func use(_ answer: Coordinate) {
    reported = answer
    coordinate = answer
  }
}
