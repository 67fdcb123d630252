internal import Places

/// A drawing of the weather with its alternative text and the sky behind it.
public struct WeatherPicture: Sendable, Hashable {
  /// The brightness of the sky.
  public enum Sky: Sendable, Hashable, CaseIterable {
    case clearDay, cloudyDay, clearNight, cloudyNight
  }

  /// The name of the drawing: `rain-day`.
  public let name: String
  /// The alternative text: `Broken clouds`.
  public let spokenText: String
  /// The sky behind the drawing.
  public let sky: Sky

  init(_ weather: Forecast) {
    let (code, summary) = (weather.current.code ?? "", weather.current.summary)
    let isNight = code.hasSuffix("n")
    let form = Self.form(of: code)
    name = "\(form)-\(isNight ? "night" : "day")"
    spokenText = summary.isEmpty ? "Weather" : summary
    let isClear = form == "clear" || form == "few-clouds"
    sky = isNight ? (isClear ? .clearNight : .cloudyNight) : (isClear ? .clearDay : .cloudyDay)
  }

  /// Returns the name of the drawing for a Weatherbit code: `t04d` is a thunderstorm.
  private static func form(of code: String) -> String {
    switch code.dropLast() {
    case "t01", "t02", "t03", "t04", "t05": "thunder"
    case "d01", "d02", "d03": "drizzle"
    case "r01", "r02", "r03": "rain"
    case "r04", "r05", "r06": "showers"
    case "f01", "s04", "s05": "sleet"
    case "s01", "s02", "s03", "s06": "snow"
    case "a01", "a02", "a03", "a04", "a05", "a06": "fog"
    case "c01": "clear"
    case "c02": "few-clouds"
    case "c03": "broken-clouds"
    case "c04": "overcast"
    default: "unknown"
    }
  }
}
