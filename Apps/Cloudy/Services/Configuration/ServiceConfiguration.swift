internal import BinderyServices
public import Foundation

/// The configuration in the environment: addresses and keys of services, the clock, locale and time zone.
///
/// - `OPEN_METEO_URL`: the address of Open-Meteo's forecasts.
/// - `OPEN_METEO_GEOCODING_URL`: the address of Open-Meteo's place search.
/// - `DARK_SKY_KEY`: the key for Pirate Weather or another Dark Sky compatible service, which then replaces
///   Open-Meteo.
/// - `DARK_SKY_URL`: the address of that service; sufficient on its own if the service needs no key.
/// - `NOMINATIM_URL`: the address of the search for submitted place names that Open-Meteo does not know.
/// - `BINDERY_NOW`: fixes the clock, in ISO 8601: 2025-05-10T12:45:00Z.
/// - `BINDERY_LOCALE`: the locale of dates and numbers (en_US).
/// - `TZ`: the time zone for texts that belong to no place.
public struct ServiceConfiguration: Sendable {
  /// Returns the current date, or the fixed one.
  public let now: @Sendable () -> Date
  /// The locale; US English by default.
  public let locale: Locale
  /// The display time zone; that of the system by default.
  public let timeZone: TimeZone

  let openMeteo: ServiceAddress
  let openMeteoGeocoding: ServiceAddress
  let darkSky: ServiceAddress?
  let darkSkyKey: String
  let nominatim: ServiceAddress

  /// Reads the environment. Empty variables are ignored.
  /// - Parameter environment: The names and values, usually those of the process.
  /// - Throws: ``ConfigurationError`` for the first invalid value.
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
