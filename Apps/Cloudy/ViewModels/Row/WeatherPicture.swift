internal import CloudyModels

/// A drawing of the weather and what it shows, for screen readers.
public struct WeatherPicture: Sendable, Hashable {
  /// The drawing: `clear-day`, `clear-night`, `rain`, `snow`, `sleet`, `cloudy`, `fog`, or `unknown` for weather that
  /// Cloudy does not know.
  public let name: String
  /// What it shows: `Partly cloudy`.
  public let spokenText: String

  /// Names a drawing.
  public init(name: String, spokenText: String) {
    self.name = name
    self.spokenText = spokenText
  }

  init(_ icon: WeatherIcon) {
    name =
      switch icon {
      case .clearDay, .clearNight, .rain, .snow, .sleet, .fog: icon.rawValue
      case .cloudy, .wind, .partlyCloudyDay, .partlyCloudyNight: WeatherIcon.cloudy.rawValue
      case .unknown: "unknown"
      }
    spokenText =
      switch icon {
      case .clearDay: "Clear day"
      case .clearNight: "Clear night"
      case .partlyCloudyDay, .partlyCloudyNight: "Partly cloudy"
      case .cloudy: "Cloudy"
      case .wind: "Windy"
      case .fog: "Fog"
      case .rain: "Rain"
      case .sleet: "Sleet"
      case .snow: "Snow"
      case .unknown: "Unknown weather"
      }
  }
}
