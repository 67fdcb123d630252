import BinderyTesting
@testable import CloudyViewModels
@testable import Places
import Foundation
import Testing

@Suite(.workScope) @MainActor
struct DetailsViewModelTests {
  private func forecast(
    feels: Temperature? = nil, humidity: Double? = nil, uvNow: Double? = nil, chanceNow: Double? = nil,
    day: DayForecast = .day()
  ) -> Forecast {
    Forecast(
      timeZone: .newYork,
      current: CurrentConditions(
        time: .march8Evening, summary: "", icon: .rain, temperature: nil, windSpeed: nil,
        apparentTemperature: feels, humidity: humidity, uvIndex: uvNow, precipitationProbability: chanceNow),
      daily: [day], source: .live, fetchedAt: .march8Evening, attribution: nil)
  }

  private func day(uv: Double? = nil, chance: Double? = nil) -> DayForecast {
    DayForecast(
      time: .march8, icon: .rain, minimumTemperature: nil, maximumTemperature: nil, windSpeed: nil,
      sunrise: .march8 + 6.5 * 3600, sunset: .march8 + 18 * 3600, uvIndex: uv,
      precipitationProbability: chance)
  }

  private func texts(_ window: CloudyViewModel) -> [String] {
    window.details.details.map { [$0.title, $0.value, $0.note].compactMap(\.self).joined(separator: " ") }
  }

  @Test func allKnownDetailsAreShown() async {
    let window = await TestCloudy().window(
      showing: forecast(
        feels: Temperature(39.96, .fahrenheit), humidity: 0.724, day: day(uv: 5.3, chance: 0.45)))
    #expect(
      texts(window) == [
        "Feels like 40.0 °F", "Rain chance 45%", "Humidity 72%", "UV index 5 moderate", "Sunrise 06:30 AM",
        "Sunset 06:00 PM",
      ])
  }

  @Test func unknownValuesAreNotShown() async {
    let window = await TestCloudy().window(showing: .sample())
    #expect(window.details.details.isEmpty)
    #expect(TestCloudy().window().details.details.isEmpty)
  }

  @Test func currentValuesReplaceMissingDailyValues() async {
    let window = await TestCloudy().window(showing: forecast(uvNow: 0, chanceNow: 0))
    #expect(texts(window) == ["Rain chance 0%", "UV index 0 low"])
  }

  @Test(arguments: [
    (2.4, "2 low"), (2.6, "3 moderate"), (5.6, "6 high"), (7.6, "8 very high"), (10.6, "11 extreme"),
  ])
  func uvIndexIsExplained(index: Double, text: String) async {
    let window = await TestCloudy().window(showing: forecast(uvNow: index))
    #expect(texts(window) == ["UV index \(text)"])
  }

  @Test func settingsAreFollowedAtOnceWithoutANewRequest() async {
    let cloudy = TestCloudy()
    let window = await cloudy.window(showing: forecast(feels: Temperature(50, .fahrenheit), day: day()))
    window.settings.temperatures[1].choose()
    window.settings.times[1].choose()
    await settle()
    #expect(texts(window) == ["Feels like 10.0 °C", "Sunrise 06:30", "Sunset 18:00"])
    #expect(cloudy.weather.forecast.calls.count == 1)
  }

  @Test func sunTimesOfAnotherDayAreNotShown() async {
    let tomorrow = DayForecast(
      time: .march8 + 86_400, icon: .rain, minimumTemperature: nil, maximumTemperature: nil, windSpeed: nil,
      sunrise: .march8 + 110_000, sunset: .march8 + 150_000)
    let window = await TestCloudy().window(showing: forecast(day: tomorrow))
    #expect(window.details.details.isEmpty)
  }
}
