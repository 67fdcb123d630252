/// A weather code of WMO table 4677, in the subset that Open-Meteo sends.
struct WeatherCode {
  let number: Int
  let isDay: Bool

  init(number: Int, isDay: Bool) {
    self.number = number
    self.isDay = isDay
  }

  /// Parses a service's code; nil if it is not in the subset.
  init?(_ value: Double?, isDay: Bool) {
    guard let number = value.flatMap({ Int(exactly: $0.rounded()) }), (0...99).contains(number) else {
      return nil
    }
    self.init(number: number, isDay: isDay)
  }

  var icon: WeatherIcon {
    switch number {
    case 0, 1: isDay ? .clearDay : .clearNight
    case 2: isDay ? .partlyCloudyDay : .partlyCloudyNight
    case 3: .cloudy
    case 45, 48: .fog
    case 56, 57, 66, 67: .sleet
    case 51...65, 80...82, 95...99: .rain
    case 71...77, 85, 86: .snow
    default: .unknown
    }
  }

  /// A short description of the weather; empty for codes without one.
  var summary: String {
    switch number {
    case 0: "Clear"
    case 1: "Mainly clear"
    case 2: "Partly cloudy"
    case 3: "Overcast"
    case 45: "Fog"
    case 48: "Freezing fog"
    case 51: "Light drizzle"
    case 53: "Drizzle"
    case 55: "Heavy drizzle"
    case 56, 57: "Freezing drizzle"
    case 61: "Light rain"
    case 63: "Rain"
    case 65: "Heavy rain"
    case 66, 67: "Freezing rain"
    case 71: "Light snow"
    case 73: "Snow"
    case 75: "Heavy snow"
    case 77: "Snow grains"
    case 80: "Light showers"
    case 81: "Showers"
    case 82: "Heavy showers"
    case 85, 86: "Snow showers"
    case 95: "Thunderstorm"
    case 96...99: "Thunderstorm with hail"
    default: ""
    }
  }
}
