import BinderyServices
import BinderyTesting
import BinderyViewModels
@testable import CloudyViewModels
@testable import Places
import Foundation
import Testing

@Suite(.workScope) @MainActor
struct NoticeTests {
  private let cloudy = TestCloudy()

  @Test func freshWeatherNeedsNoNotice() async {
    let window = await cloudy.window(showing: .sample(source: .live))
    #expect(window.notice == nil)
  }

  @Test func sampleDataAreLabeled() async {
    let window = await cloudy.window(showing: .sample(source: .sample))
    #expect(window.notice == "Sample data, not a real forecast.")
  }

  @Test(
    arguments: [
      (0.0, "less than a minute"), (59, "less than a minute"), (60, "1 minute"), (150, "2 minutes"),
      (3600, "1 hour"), (7_300, "2 hours"), (172_799, "47 hours"), (172_800, "2 days"),
      (34_560_000, "400 days"), (-500, "less than a minute"), (.infinity, "less than a minute"),
    ] as [(Double, String)])
  func storedForecastShowsItsAge(seconds: Double, age: String) async {
    let window = await cloudy.window(
      showing: .sample(source: .stored, fetchedAt: Date.march8Evening - seconds))
    #expect(window.notice == "No connection. This forecast is \(age) old.")
  }

  @Test func ageGrowsWhileItIsShown() async {
    let window = await cloudy.window(showing: .sample(source: .stored))
    await cloudy.clock.advance(by: .seconds(180))
    #expect(window.notice == "No connection. This forecast is 3 minutes old.")
  }

  @Test func noticeGoesWithTheNextFreshForecast() async {
    let window = await cloudy.window(showing: .sample(source: .stored))
    cloudy.weather.forecast.always { _ in .sample(source: .live) }
    window.retry()
    await settle()
    #expect(window.notice == nil)
    #expect(cloudy.clock.pending.isEmpty)
  }

  @Test func attributionIsShownWithTheData() async {
    let source = Attribution(text: "Weather data by Open-Meteo.com", url: "https://open-meteo.com/")
    let window = await cloudy.window(showing: .sample(attribution: source))
    #expect(window.credit?.text == "Weather data by Open-Meteo.com")
    #expect(window.credit?.url == "https://open-meteo.com/")
  }

  @Test func placesAreCreditedWhereTheyAreSearched() {
    let source = Attribution(
      text: "© OpenStreetMap contributors", url: "https://www.openstreetmap.org/copyright")
    let window = cloudy.window(placeAttributions: [source])
    #expect(window.addLocation.credits.map(\.text) == ["© OpenStreetMap contributors"])
    #expect(window.addLocation.credits.map(\.url) == ["https://www.openstreetmap.org/copyright"])
  }

  @Test func storageProblemsAreShown() {
    let window = cloudy.window(storeNotice: "Nothing can be saved.")
    #expect(window.storeNotice == "Nothing can be saved.")
  }

  @Test func refreshingShowsTheAgeOfTheForecast() async {
    let window = await cloudy.window(
      showing: .sample(source: .live, fetchedAt: Date.march8Evening - 150))
    #expect(window.banner.text == nil)
    await window.refresh()
    #expect(window.banner.text == "Updated 2 minutes ago.")
    cloudy.weather.forecast.always { _ in .sample(source: .live, fetchedAt: Date.march8Evening) }
    await window.refresh()
    #expect(window.banner.text == "Updated just now.")
  }

  @Test func failedRefreshesShowOnlyTheFailure() async {
    let window = await cloudy.window(showing: .sample(source: .live))
    cloudy.weather.forecast.always { _ in throw HTTPError.offline(service: "Open-Meteo") }
    await window.refresh()
    #expect(window.banner.text == nil && window.day.failure != nil)
  }

  @Test func sampleDataAreShownOnlyAfterAFailureAndOnRequest() async {
    cloudy.weather.forecast.always { _ in throw HTTPError.offline(service: "Open-Meteo") }
    cloudy.sampleWeather.forecast.always { _ in .sample(source: .sample) }
    let window = cloudy.window()
    #expect(!window.canShowSampleData)
    window.start()
    await settle()
    #expect(window.canShowSampleData && window.notice == nil)
    #expect(cloudy.sampleWeather.forecast.calls.isEmpty)
    window.showSampleData()
    await settle()
    #expect(window.notice == "Sample data, not a real forecast.")
    #expect(!window.canShowSampleData && window.canFetchRealWeather)
    cloudy.weather.forecast.always { _ in .sample(source: .live) }
    window.retry()
    await settle()
    #expect(window.notice == nil && !window.canFetchRealWeather)
  }

  @Test func thePlaceWhoseWeatherIsShownIsAlwaysNamed() async {
    let window = await cloudy.window(showing: .sample())
    #expect(window.placeName == "Hoogstraten" && window.isLocationUnknown)
    window.locations.use(latitude: 59.5, longitude: 10.25)
    await settle()
    #expect(window.placeName == "Current location (59.500, 10.250)" && !window.isLocationUnknown)
  }

  @Test func aChosenPlaceIsNamed() async {
    let cloudy = TestCloudy(favorites: [.paris])
    let window = await cloudy.window(showing: .sample())
    window.locations.choose(window.locations.favorites[0])
    #expect(window.placeName == "Paris" && !window.isLocationUnknown)
    await settle()
  }

  @Test func creditsAreHiddenWithoutData() {
    let window = cloudy.window()
    #expect(window.credit == nil)
    #expect(window.notice == nil)
  }
}
