/// The weather in one word, in the names that the Dark Sky format gave them.
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
  /// Whatever else a service may say.
  case unknown

  /// Reads a service's word for it: `partly-cloudy-day`.
  public init(name: String?) {
    self = name.flatMap(Self.init(rawValue:)) ?? .unknown
  }
}
