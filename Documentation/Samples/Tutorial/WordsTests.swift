import Foundation
import Testing

/// Step 1: the text in its own type.
enum Words {
  struct Weather: Sendable {
    var description: String
    var temperature: Double?
  }

  struct WeatherText {
    func summary(of weather: Weather) -> String {
      [weather.description, temperature(of: weather)].filter { !$0.isEmpty }.joined(separator: " - ")
    }

    private func temperature(of weather: Weather) -> String {
      guard let temperature = weather.temperature, temperature.isFinite else { return "" }
      return String(format: "%.0f℉", temperature.rounded(.toNearestOrEven) + 0)
    }
  }
}

struct WordsTests {
  @Test(
    arguments: [
      (75.5, "Clear - 76℉"), (76.5, "Clear - 76℉"), (-0.3, "Clear - 0℉"), (.infinity, "Clear"),
      (nil, "Clear"),
    ] as [(Double?, String)])
  func degreesAreWholeAndNeverMinusZero(temperature: Double?, words: String) {
    let weather = Words.Weather(description: "Clear", temperature: temperature)
    #expect(Words.WeatherText().summary(of: weather) == words)
  }
}
