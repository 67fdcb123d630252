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

  /// Where the person is now: what their device said last, else what the service says.
  func locate() async -> Coordinate? {
    if reported == nil {
      let answer = await service.currentLocation()
      coordinate = reported ?? answer
    }
    return coordinate
  }

  /// Takes what the person's device says.
  func use(_ answer: Coordinate) {
    reported = answer
    coordinate = answer
  }
}
