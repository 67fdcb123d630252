import BinderyTesting
@testable import CloudyViewModels
@testable import Places
import Testing

@Suite(.workScope) @MainActor
struct CloudyLifetimeTests {
  private let cloudy = TestCloudy(favorites: [.paris, .oslo])

  @Test func closedWindowLeavesNothingBehind() async {
    cloudy.geocoding.suggestions.always { _ in [.richmond] }
    await expectDeallocated {
      let window = await cloudy.window(showing: .sample(source: .stored))
      window.showAddLocation()
      window.addLocation.query = "Richmond"
      await settle()
      window.addLocation.choose(window.addLocation.locations[0])
      window.settings.units[1].choose()
      await settle()
      return window
    }
  }

  @Test func windowClosedWhileItFetchesLeavesNothingBehind() async {
    await expectDeallocated {
      let window = cloudy.window()
      window.start()
      await settle()
      return window
    }
    cloudy.weather.forecast.answer(0, with: .sample())
    await settle()
  }

  @Test func searchGoesWhenANewOneIsOpened() async {
    let window = cloudy.window()
    cloudy.geocoding.suggestions.always { _ in [.richmond] }
    window.showAddLocation()
    weak let search = window.addLocation
    search?.query = "Richmond"
    await settle()
    #expect(search?.locations.count == 1)
    window.path = []
    window.showAddLocation()
    #expect(search == nil)
  }
}
