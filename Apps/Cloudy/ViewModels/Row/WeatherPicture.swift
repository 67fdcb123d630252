internal import Places

/// A drawing of the weather with its alternative text.
public struct WeatherPicture: Sendable, Hashable {
  /// The name of the drawing: `clear-day`, `clear-night`, `rain`, `snow`, `sleet`, `cloudy`, `fog`, or `unknown`.
  public let name: String
  /// The alternative text: `Partly cloudy`.
  public let spokenText: String

  /// Creates a picture.
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
