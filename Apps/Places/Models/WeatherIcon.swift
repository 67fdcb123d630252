/// The kinds of weather, with the names of the Dark Sky format.
public enum WeatherIcon: String, Sendable, Hashable, Codable, CaseIterable {
  case clearDay = "clear-day"
  case clearNight = "clear-night"
  case partlyCloudyDay = "partly-cloudy-day"
  case partlyCloudyNight = "partly-cloudy-night"
  case cloudy
  case wind
  case fog
  case rain
  case sleet
  case snow
  /// A name that is not part of the format.
  case unknown

  /// Parses a service's name: `partly-cloudy-day`.
  public init(name: String?) {
    self = name.flatMap(Self.init(rawValue:)) ?? .unknown
  }
}
