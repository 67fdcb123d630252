import BinderyTesting
import CloudyModels
import CloudyViewModels
import Foundation
import Testing

@Suite(.workScope) @MainActor
struct NoticeTests {
  private let cloudy = TestCloudy()

  @Test func freshWeatherNeedsNoNotice() async {
    let window = await cloudy.window(showing: .sample(source: .live))
    #expect(window.notice == nil)
  }

  @Test func sampleDataAreLabelled() async {
    let window = await cloudy.window(showing: .sample(source: .sample))
    #expect(window.notice == "Sample data, not a real forecast.")
  }

  @Test(
    arguments: [
      (0.0, "less than a minute"), (59, "less than a minute"), (60, "1 minute"), (150, "2 minutes"),
      (3600, "1 hour"), (7_300, "2 hours"), (172_799, "47 hours"), (172_800, "2 days"),
      (34_560_000, "400 days"), (-500, "less than a minute"), (.infinity, "less than a minute"),
    ] as [(Double, String)])
  func storedForecastTellsItsAge(seconds: Double, age: String) async {
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

  @Test func attributionStandsBesideTheData() async {
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

  @Test func whatIsWrongWithTheStoredDataIsSaid() {
    let window = cloudy.window(storeNotice: "Nothing can be saved.")
    #expect(window.storeNotice == "Nothing can be saved.")
  }

  @Test func nobodyIsCreditedWithoutData() {
    let window = cloudy.window()
    #expect(window.credit == nil)
    #expect(window.notice == nil)
  }
}
