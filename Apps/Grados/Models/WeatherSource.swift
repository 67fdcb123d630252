/// The source of the weather.
public enum WeatherSource: Sendable, Hashable {
  /// A service, with the credit and the link that its license requires: `Weather data by Open-Meteo.com`.
  case service(credit: String, url: String)
  /// Made-up sample weather.
  case sample
}
