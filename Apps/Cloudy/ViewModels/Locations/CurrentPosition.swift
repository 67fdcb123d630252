internal import Bindery
internal import CloudyModels

/// Where the person is, as far as it is known.
@MainActor
final class CurrentPosition {
  /// The last answer; `nil` where nobody knows.
  @Box private(set) var coordinate: Coordinate?

  private let service: any LocationService
  private var told: Coordinate?

  init(service: any LocationService) { self.service = service }

  /// Where the person is now: what their device said last, else what the service says.
  func locate() async -> Coordinate? {
    if told == nil {
      let answer = await service.currentLocation()
      coordinate = told ?? answer
    }
    return coordinate
  }

  /// Takes what the person's device says.
  func use(_ answer: Coordinate) {
    told = answer
    coordinate = answer
  }
}
