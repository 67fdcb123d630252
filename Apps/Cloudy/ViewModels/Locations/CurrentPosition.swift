internal import Bindery
internal import CloudyModels
internal import CloudyServices

/// Where the person is, as far as it is known.
@MainActor
final class CurrentPosition {
  /// The last answer; `nil` where nobody knows.
  @Box private(set) var coordinate: Coordinate?

  private let service: any LocationService

  init(service: any LocationService) { self.service = service }

  /// Asks where the person is now.
  func locate() async -> Coordinate? {
    let answer = await service.currentLocation()
    coordinate = answer
    return answer
  }
}
