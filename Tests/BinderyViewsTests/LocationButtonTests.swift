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

  @Test func thePlaceThatTheDeviceTellsReachesTheAction() {
    let place = UserLocation(
      coordinate: MapCoordinate(latitude: 52.52, longitude: 13.41), accuracy: 25, timeZone: "Europe/Berlin")
    host.locate("Use my location", at: place)
    #expect(answers.all == [.success(place)])
  }

  @Test func whyThereIsNoPlaceReachesTheAction() {
    host.locate("Use my location", failing: .denied)
    #expect(answers.all == [.failure(.denied)])
  }

  @Test(arguments: ["", "1", "nan,3", "91,0", "0,181,5", "a,b,c,d", "1,2,3,4,5", "allowed"])
  func whatIsNoPlaceOnEarthIsNotTold(_ text: String) {
    if let button = host.find(.role(.locationButton)) {
      host.tree.send(UserEvent(.change(text), on: button.id))
    }
    #expect(answers.all.isEmpty)
  }

  @Test func aPlaceSurvivesItsText() {
    let places = [
      UserLocation(coordinate: MapCoordinate(latitude: -33.9, longitude: 18.4)),
      UserLocation(coordinate: MapCoordinate(latitude: 1, longitude: 2), accuracy: 7, timeZone: "Asia/Tokyo"),
    ]
    for place in places { #expect(UserLocation(text: place.text) == place) }
    #expect(UserLocation(text: "1,2,-5")?.accuracy == 0)
    #expect(UserLocation(text: "1,2,inf")?.accuracy == 0)
  }

  @Test func theButtonIsNamedByItsTitle() {
    host.expectAccessible()
    #expect(host.find("Use my location")?.role == .locationButton)
  }
}
