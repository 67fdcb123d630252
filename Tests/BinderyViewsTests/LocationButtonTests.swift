import BinderyTesting
import BinderyViews
import Testing

@Suite("Location button", .workScope) @MainActor
struct LocationButtonTests {
  private final class Answers {
    var all: [Result<UserLocation, LocationFailure>] = []
  }

  private let answers = Answers()
  private let host: TestHost

  init() {
    let answers = answers
    host = TestHost { LocationButton("Use my location") { answers.all.append($0) } }
  }

  @Test func deviceLocationReachesTheAction() {
    let place = UserLocation(
      coordinate: MapCoordinate(latitude: 52.52, longitude: 13.41), accuracy: 25, timeZone: "Europe/Berlin")
    host.locate("Use my location", at: place)
    #expect(answers.all == [.success(place)])
  }

  @Test func locationErrorsReachTheAction() {
    host.locate("Use my location", failing: .denied)
    #expect(answers.all == [.failure(.denied)])
  }

  @Test func theButtonIsNamedByItsTitle() {
    host.expectAccessible()
    #expect(host.find("Use my location")?.role == .locationButton)
  }
}
