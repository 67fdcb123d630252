internal import Foundation
internal import Places

/// Formats weather according to the settings.
struct WeatherText {
  /// The notation and the units.
  let settings: Settings
  /// The formatter of numbers.
  let numbers: NumberText

  /// Creates a formatter for settings and a locale.
  init(settings: Settings, locale: Locale) {
    self.settings = settings
    self.numbers = NumberText(locale: locale)
  }

  /// `44.1 °F`
  func temperature(_ temperature: Temperature?) -> String {
    numbers.quantity(
      temperature?.value(in: scale), decimals: 1, unit: temperatureUnit)
  }

  /// `38° - 51°`
  func range(from minimum: Temperature?, to maximum: Temperature?) -> String {
    "\(numbers.number(minimum?.value(in: scale)))° - \(numbers.number(maximum?.value(in: scale)))°"
  }

  /// `12 MPH`
  func wind(_ speed: Speed?) -> String {
    switch settings.units {
    case .imperial: numbers.quantity(speed?.value(in: .milesPerHour), unit: "MPH")
    case .metric: numbers.quantity(speed?.value(in: .kilometersPerHour), unit: "KPH")
    }
  }

  /// `07:05 PM` or `19:05`
  func time(_ date: Date, _ dates: DateText) -> String {
    switch settings.time {
    case .twelveHour: dates.twelveHourTime(date)
    case .twentyFourHour: dates.twentyFourHourTime(date)
    }
  }

  /// `7 PM` or `19:00`, the label of an hour.
  func hour(_ date: Date, _ dates: DateText) -> String {
    switch settings.time {
    case .twelveHour: dates.twelveHour(date)
    case .twentyFourHour: dates.twentyFourHourTime(date)
    }
  }

  /// `44°`
  func shortTemperature(_ temperature: Temperature?) -> String {
    "\(numbers.number(temperature?.value(in: scale)))°"
  }

  /// `40%`
  func percent(_ share: Double) -> String { "\(numbers.number(share * 100))%" }

  /// Returns the category of a UV index, in the terms of the World Health Organization.
  func uvRisk(_ index: Double) -> String {
    switch index.rounded(.toNearestOrEven) {
    case ..<3: "low"
    case ..<6: "moderate"
    case ..<8: "high"
    case ..<11: "very high"
    default: "extreme"
    }
  }

  /// `°F`
  var temperatureUnit: String { settings.temperature == .celsius ? "°C" : "°F" }

  /// The scale of temperatures.
  var scale: Temperature.Unit { settings.temperature == .celsius ? .celsius : .fahrenheit }
}
