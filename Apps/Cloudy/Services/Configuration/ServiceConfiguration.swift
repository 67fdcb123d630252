internal import BinderyHTTP
public import Foundation

/// The configuration in the environment: addresses and keys of services, the clock, locale and time zone.
///
/// - `OPEN_METEO_URL`: where Open-Meteo's forecasts are asked for.
/// - `OPEN_METEO_GEOCODING_URL`: where Open-Meteo's place search is.
/// - `DARK_SKY_KEY`: the key for Pirate Weather or another Dark Sky compatible service, which is then asked.
/// - `DARK_SKY_URL`: where that service is; naming it alone is enough where it needs no key.
/// - `NOMINATIM_URL`: where a submitted place name is asked for when Open-Meteo does not know it.
/// - `BINDERY_NOW`: fixes the clock, in ISO 8601: 2025-05-10T12:45:00Z.
/// - `BINDERY_LOCALE`: the locale of dates and numbers (en_US).
/// - `TZ`: the time zone of what has no place.
public struct ServiceConfiguration: Sendable {
  /// The current date: the fixed or the real one.
  public let now: @Sendable () -> Date
  /// The locale; US English when nothing is said.
  public let locale: Locale
  /// The display time zone; that of the system when nothing is said.
  public let timeZone: TimeZone

  let openMeteo: ServiceAddress
  let openMeteoGeocoding: ServiceAddress
  let darkSky: ServiceAddress?
  let darkSkyKey: String
  let nominatim: ServiceAddress

  /// Reads the environment. Empty variables count as not set.
  /// - Parameter environment: names and values, usually those of the process.
  /// - Throws: ``ConfigurationError`` for the first value that cannot be used.
  public init(environment: [String: String]) throws {
    let reader = EnvironmentReader(environment)
    openMeteo = try reader.address("OPEN_METEO_URL", standard: "https://api.open-meteo.com")
    openMeteoGeocoding = try reader.address(
      "OPEN_METEO_GEOCODING_URL", standard: "https://geocoding-api.open-meteo.com")
    nominatim = try reader.address("NOMINATIM_URL", standard: "https://nominatim.openstreetmap.org")
    let key = try reader.key("DARK_SKY_KEY")
    darkSky =
      key == nil
      ? try reader.address("DARK_SKY_URL")
      : try reader.address("DARK_SKY_URL", standard: "https://api.pirateweather.net")
    darkSkyKey = key ?? "none"
    now = try reader.now()
    locale = try reader.locale()
    timeZone = try reader.timeZone()
  }
}
