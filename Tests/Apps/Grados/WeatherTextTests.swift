import BinderyTesting
import BinderyViewModels
import Foundation
import GradosViewModels
@testable import Places
import Testing

@Suite(.workScope) @MainActor
struct WeatherTextTests {
  private func model(showing weather: Forecast) async -> WeatherViewModel {
    let model = WeatherViewModel(
      geocoder: StubGradosGeocoder.finding([.richmond]), weather: StubGradosWeather.always(weather))
    await settle()
    return model
  }

  @Test(arguments: [
    (75.5, "76"), (76.5, "76"), (0.5, "0"), (-0.3, "0"), (-0.5, "0"), (-1.5, "-2"), (100, "100"),
  ])
  func temperatureIsWholeDegreesHalfToEvenAndNeverMinusZero(_ degrees: Double, _ text: String) async {
    let model = await model(showing: .raleigh(description: "Fog", temperature: degrees))
    #expect(model.summary == "Fog - \(text)℉")
  }

  @Test(arguments: [nil, Double.nan, .infinity])
  func unknownTemperatureIsLeftOut(_ degrees: Double?) async {
    let model = await model(showing: .raleigh(description: "Fog", temperature: degrees))
    #expect(model.summary == "Fog")
  }

  @Test func knownValuesAreWholeNumbersWithUnits() async {
    let model = await model(
      showing: .raleigh(
        feelsLike: 74.5, high: 80.4, low: -0.2, humidity: 0.59, wind: 6.17, cloudCover: 1))
    #expect(
      model.facts.map { "\($0.title): \($0.value)" } == [
        "Feels like: 74℉", "High: 80℉", "Low: 0℉", "Humidity: 59%", "Wind: 6 mph", "Cloud cover: 100%",
      ])
  }

  @Test(arguments: [nil, -999, Double.nan, .infinity])
  func unknownValuesAreLeftOut(_ value: Double?) async {
    let model = await model(
      showing: .raleigh(feelsLike: value, high: value, humidity: value, wind: value, cloudCover: 0.12))
    #expect(model.facts.map(\.title) == ["Cloud cover"])
  }

  @Test func weatherWithoutADescriptionHasNoSummary() async {
    let model = await model(showing: .raleigh(description: "", temperature: 50))
    #expect(model.summary == "50℉")
    #expect(model.forecast == " ")
  }

  @Test func dayIsThatOfThePlace() async {
    // 2017-08-28 23:30 UTC.
    let late = Date(timeIntervalSince1970: 1_503_963_000)
    let east = await model(showing: .raleigh(date: late, timeZone: "Asia/Tokyo"))
    #expect(east.date == "Tuesday, Aug 29")
    let west = await model(showing: .raleigh(date: late, timeZone: "America/Los_Angeles"))
    #expect(west.date == "Monday, Aug 28")
  }

  @Test func sampleWeatherIsLabeled() async {
    let model = await model(showing: .raleigh(source: .sample))
    #expect(model.notice == "Sample data, not the real weather.")
    #expect(model.credit == nil)
  }

  @Test(arguments: [
    ("c01d", "clear-day", WeatherPicture.Sky.clearDay), ("c01n", "clear-night", .clearNight),
    ("c02d", "few-clouds-day", .clearDay), ("c04n", "overcast-night", .cloudyNight),
    ("t03d", "thunder-day", .cloudyDay), ("d02d", "drizzle-day", .cloudyDay),
    ("r02d", "rain-day", .cloudyDay),
    ("r05n", "showers-night", .cloudyNight), ("f01d", "sleet-day", .cloudyDay),
    ("s02d", "snow-day", .cloudyDay),
    ("a05d", "fog-day", .cloudyDay), ("u00d", "unknown-day", .cloudyDay), ("", "unknown-day", .cloudyDay),
    ("<script>", "unknown-day", .cloudyDay),
  ])
  func codeOfWeatherbitChoosesTheDrawingAndTheSky(
    _ code: String, _ name: String, _ sky: WeatherPicture.Sky
  ) async {
    let model = await model(showing: .raleigh(code: code))
    #expect(model.picture?.name == name)
    #expect(model.picture?.sky == sky)
  }
}
