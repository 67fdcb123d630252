internal import CloudyModels
internal import Foundation

/// Writes weather as the settings want it told.
struct WeatherText {
  /// How a person wants it told.
  let settings: Settings
  /// The numbers.
  let numbers: NumberText

  /// Combines language and settings.
  init(settings: Settings, locale: Locale) {
    self.settings = settings
    self.numbers = NumberText(locale: locale)
  }

  /// `44.1 °F`
  func temperature(_ temperature: Temperature?) -> String {
    numbers.quantity(
      temperature?.value(in: scale), decimals: 1, unit: settings.temperature == .celsius ? "°C" : "°F")
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

  private var scale: Temperature.Unit { settings.temperature == .celsius ? .celsius : .fahrenheit }
}
