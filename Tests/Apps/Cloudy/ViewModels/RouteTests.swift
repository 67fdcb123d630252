import BinderyTesting
@testable import CloudyViewModels
@testable import Places
import Testing

@Suite(.workScope) @MainActor
struct RouteTests {
  private let window = TestCloudy().window()

  @Test func screensHaveAddresses() {
    #expect(Route.allCases.map(\.description) == ["locations", "add", "glance", "settings"])
    for route in Route.allCases { #expect(Route(route.description) == route) }
    #expect(Route("nowhere") == nil)
  }

  @Test func buttonsOpenScreens() {
    #expect(window.path == [])
    window.showLocations()
    #expect(window.path == [.locations])
    window.showAddLocation()
    #expect(window.path == [.locations, .addLocation])
    window.showSettings()
    #expect(window.path == [.settings])
  }

  @Test(
    arguments: [
      ([Route.addLocation], []), ([.settings, .addLocation], [.settings]),
      ([.locations, .settings], [.locations]), ([.locations, .locations], [.locations]),
      ([.locations, .addLocation, .addLocation], [.locations, .addLocation]),
      ([.locations, .addLocation], [.locations, .addLocation]),
    ] as [([Route], [Route])])
  func pathHoldsOnlyWhatCanBeReached(asked: [Route], shown: [Route]) {
    window.path = asked
    #expect(window.path == shown)
  }
}
