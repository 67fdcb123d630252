@testable import CloudyViewModels
import Foundation
@testable import Places

extension TimeZone {
  static let newYork = zone("America/New_York")
  static let tokyo = zone("Asia/Tokyo")

  private static func zone(_ name: String) -> TimeZone { TimeZone(identifier: name) ?? .gmt }
}

extension Date {
  /// Saturday, March 8, 2025, 7:05 PM in New York. The clocks go forward in the following night.
  static let march8Evening = Date(timeIntervalSince1970: 1_741_478_700)
  /// Midnight in New York at the start of that day.
  static let march8 = Date(timeIntervalSince1970: 1_741_410_000)
}

extension Place {
  static let paris = Place(
    name: "Paris", region: "Île-de-France", country: "France",
    coordinate: Coordinate(clampedLatitude: 48.85341, longitude: 2.3488))
  static let richmond = Place(
    name: "Richmond", region: "Virginia", country: "United States",
    coordinate: Coordinate(clampedLatitude: 37.55376, longitude: -77.46026))
  static let oslo = Place(
    name: "Oslo", country: "Norway", coordinate: Coordinate(clampedLatitude: 59.91273, longitude: 10.74609))
}

extension DayForecast {
  static func day(
    _ time: Date = .march8, icon: WeatherIcon = .rain,
    from minimum: Temperature? = Temperature(38.2, .fahrenheit),
    to maximum: Temperature? = Temperature(51.4, .fahrenheit),
    wind: Speed? = Speed(12.3, .milesPerHour), sunrise: Date? = nil, sunset: Date? = nil
  ) -> DayForecast {
    DayForecast(
      time: time, icon: icon, minimumTemperature: minimum, maximumTemperature: maximum, windSpeed: wind,
      sunrise: sunrise, sunset: sunset)
  }
}

extension HourForecast {
  /// An hour that begins the given number of hours after six in the evening.
  static func hour(
    _ index: Int, temperature: Temperature? = Temperature(44, .fahrenheit), chance: Double? = nil
  ) -> HourForecast {
    HourForecast(
      time: .march8Evening + Double(index) * 3600 - 3900, icon: .rain, temperature: temperature,
      windSpeed: nil, precipitationProbability: chance)
  }
}

extension Forecast {
  /// The weather of an evening in New York, with the given changes.
  static func sample(
    at time: Date = .march8Evening, in timeZone: TimeZone = .newYork, summary: String = "Light Rain",
    icon: WeatherIcon = .rain, temperature: Temperature? = Temperature(44.06, .fahrenheit),
    wind: Speed? = Speed(11.7, .milesPerHour), hours: [HourForecast] = [], days: [DayForecast] = [.day()],
    alerts: [WeatherAlert] = [], source: Source = .live, fetchedAt: Date = .march8Evening,
    attribution: Attribution? = nil
  ) -> Forecast {
    Forecast(
      timeZone: timeZone,
      current: CurrentConditions(
        time: time, summary: summary, icon: icon, temperature: temperature, windSpeed: wind),
      hourly: hours, daily: days, alerts: alerts, source: source, fetchedAt: fetchedAt,
      attribution: attribution)
  }
}
