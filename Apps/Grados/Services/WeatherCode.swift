/// A WMO weather code, as Open-Meteo sends it, converted to Weatherbit's codes.
struct WeatherCode {
  /// Weatherbit's code: `c01d`.
  let name: String
  /// A short description: `Clear sky`.
  let description: String

  init(_ number: Int?, isDay: Bool) {
    let (code, words) = Self.known[number ?? -1] ?? ("u00", "")
    name = code + (isDay ? "d" : "n")
    description = words
  }

  private static let known = [
    0: ("c01", "Clear sky"), 1: ("c02", "Mainly clear"), 2: ("c03", "Partly cloudy"), 3: ("c04", "Overcast"),
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
