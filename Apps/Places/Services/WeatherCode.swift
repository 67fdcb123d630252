/// A weather code of WMO table 4677, in the subset that Open-Meteo sends.
struct WeatherCode {
  let number: Int
  let isDay: Bool

  init(number: Int, isDay: Bool) {
    self.number = number
    self.isDay = isDay
  }

  /// Parses a service's code; nil if it is out of range.
  init?(_ value: Double?, isDay: Bool) {
    guard let number = value.flatMap({ Int(exactly: $0.rounded()) }), (0...99).contains(number) else {
      return nil
    }
    self.init(number: number, isDay: isDay)
  }

  /// The kind of weather.
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

  /// Weatherbit's code for the same weather: `c01d`.
  var name: String { (Self.known[number]?.name ?? "u00") + (isDay ? "d" : "n") }

  /// A short description of the weather; empty for codes without one.
  var summary: String { Self.known[number]?.summary ?? "" }

  private static let known: [Int: (name: String, summary: String)] = [
    0: ("c01", "Clear"), 1: ("c02", "Mainly clear"), 2: ("c03", "Partly cloudy"), 3: ("c04", "Overcast"),
    45: ("a05", "Fog"), 48: ("a06", "Freezing fog"),
    51: ("d01", "Light drizzle"), 53: ("d02", "Drizzle"), 55: ("d03", "Heavy drizzle"),
    56: ("f01", "Light freezing drizzle"), 57: ("f01", "Freezing drizzle"),
    61: ("r01", "Light rain"), 63: ("r02", "Rain"), 65: ("r03", "Heavy rain"),
    66: ("f01", "Light freezing rain"), 67: ("f01", "Freezing rain"),
    71: ("s01", "Light snow"), 73: ("s02", "Snow"), 75: ("s03", "Heavy snow"), 77: ("s06", "Snow grains"),
    80: ("r04", "Light showers"), 81: ("r05", "Showers"), 82: ("r06", "Heavy showers"),
    85: ("s01", "Snow showers"), 86: ("s02", "Heavy snow showers"),
    95: ("t02", "Thunderstorm"), 96: ("t05", "Thunderstorm with hail"),
    99: ("t05", "Heavy thunderstorm with hail"),
  ]
}
