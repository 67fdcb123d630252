public import BinderyServices
public import Foundation

/// The services for places and weather that the environment configures, for one app.
///
/// - `OPEN_METEO_URL`: the address of Open-Meteo's forecasts.
/// - `OPEN_METEO_GEOCODING_URL`: the address of Open-Meteo's place search.
/// - `DARK_SKY_KEY`: the key for Pirate Weather or another Dark Sky compatible service.
/// - `DARK_SKY_URL`: the address of that service; sufficient on its own if the service needs no key.
/// - `WEATHERBIT_KEY`, `WEATHERBIT_URL`: the key for Weatherbit, and its address.
/// - `NOMINATIM_URL`: the address of the search for submitted place names.
public struct NetworkServices: Sendable {
  /// Open-Meteo's forecasts.
  public let openMeteo: any WeatherService
  /// The Dark Sky compatible service; nil if none is configured.
  public let darkSky: (any WeatherService)?
  /// Weatherbit, which knows the present weather only; nil without a key.
  public let weatherbit: (any WeatherService)?
  /// Open-Meteo's place search.
  public let places: any Geocoder
  /// Nominatim's search for submitted names.
  public let nominatim: any Geocoder

  /// Creates the services.
  /// - Parameters:
  ///   - environment: The variables.
  ///   - userAgent: The name and version of the app for the services.
  ///   - timeout: The timeout of one request.
  ///   - retries: The number of retries after a request without a reply.
  ///   - clock: The clock for delays between requests.
  ///   - now: Returns the current date.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public init(
    environment: [String: String], userAgent: String, timeout: Duration = .seconds(10), retries: Int = 1,
    clock: some Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) throws(ConfigurationError) {
    let reader = EnvironmentReader(environment)
    func service(_ name: String, retries: Int) -> JSONService {
      JSONService(
        name: name, userAgent: userAgent, timeout: timeout, policy: RetryPolicy(retries: retries),
        clock: clock, now: now)
    }
    places = OpenMeteoGeocoder(
      at: try reader.address(
        "OPEN_METEO_GEOCODING_URL", standard: "https://geocoding-api.open-meteo.com"),
      service: service("Open-Meteo’s place search", retries: retries), now: now)
    openMeteo = OpenMeteoService(
      address: try reader.address("OPEN_METEO_URL", standard: "https://api.open-meteo.com"),
      service: service("Open-Meteo", retries: retries), now: now)
    let darkSkyKey = try reader.key("DARK_SKY_KEY")
    let darkSkyAddress =
      darkSkyKey == nil
      ? try reader.address("DARK_SKY_URL")
      : try reader.address("DARK_SKY_URL", standard: "https://api.pirateweather.net")
    darkSky = darkSkyAddress.map { address in
      DarkSkyService(
        address: address, key: darkSkyKey ?? "none",
        service: service(DarkSkyService.name(at: address), retries: retries), now: now)
    }
    let weatherbitAddress = try reader.address("WEATHERBIT_URL", standard: "https://api.weatherbit.io")
    weatherbit = try reader.key("WEATHERBIT_KEY").map { key in
      WeatherbitService(
        address: weatherbitAddress, key: key, service: service("Weatherbit", retries: retries), now: now)
    }
    // The service allows one request per second, so a retry would have to wait for its turn.
    nominatim = NominatimGeocoder(
      at: try reader.address("NOMINATIM_URL", standard: "https://nominatim.openstreetmap.org"),
      service: service("OpenStreetMap’s place search", retries: 0), clock: clock, now: now)
  }
}
