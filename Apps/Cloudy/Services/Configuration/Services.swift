public import BinderyStore
internal import BinderyHTTP
internal import Foundation

/// All services of Cloudy, made once for a process and shared by its windows.
public struct Services: Sendable {
  /// Tells how services know the app.
  private static let userAgent = "Cloudy/1.0 (Bindery)"

  /// Knows the weather.
  public let weather: any WeatherService
  /// Finds places.
  public let geocoding: any GeocodingService
  /// Keeps the favorites.
  public let favorites: any FavoritesStore
  /// Keeps the settings.
  public let settings: any SettingsStore

  /// Services that ask the network, with what is kept and sample data to get over its absence.
  /// - Parameters:
  ///   - configuration: addresses, keys and the clock.
  ///   - store: keeps favorites, settings and the last forecasts.
  public static func live(_ configuration: ServiceConfiguration, store: Store) -> Services {
    live(configuration, store: store, clock: ContinuousClock(), timeout: .seconds(10))
  }

  /// Services that ask nobody: made-up weather, marked as such, for the places that Cloudy knows by itself.
  /// - Parameters:
  ///   - configuration: the clock.
  ///   - store: keeps favorites and settings.
  public static func sample(_ configuration: ServiceConfiguration, store: Store) -> Services {
    Services(
      weather: SampleWeatherService(now: configuration.now), geocoding: SampleGeocodingService(),
      favorites: StoredFavorites(store: store), settings: StoredSettings(store: store))
  }

  /// As ``live(_:store:)``, on any clock.
  static func live(
    _ configuration: ServiceConfiguration, store: Store, clock: some Clock<Duration>, timeout: Duration
  ) -> Services {
    let now = configuration.now
    func service(_ name: String) -> JSONService {
      JSONService(name: name, userAgent: userAgent, timeout: timeout, clock: clock, now: now)
    }
    let weather: any WeatherService =
      if let address = configuration.darkSky {
        DarkSkyWeatherService(
          address: address, key: configuration.darkSkyKey,
          service: service(DarkSkyWeatherService.name(at: address)),
          now: now)
      } else {
        OpenMeteoWeatherService(
          address: configuration.openMeteo, service: service(OpenMeteoWeatherService.name), now: now)
      }
    let openMeteo = OpenMeteoGeocodingService(
      address: configuration.openMeteoGeocoding, service: service(OpenMeteoGeocodingService.name))
    let nominatim = NominatimGeocodingService(
      address: configuration.nominatim, service: service("Nominatim"),
      pacer: Pacer(interval: .seconds(1), clock: clock), cache: ReplyCache(now: now))
    return Services(
      weather: LastKnownWeatherService(
        live: CachingWeatherService(weather, now: now), archive: ForecastArchive(store: store),
        sample: SampleWeatherService(now: now), now: now),
      geocoding: FallbackGeocodingService(
        live: CachingGeocodingService(openMeteo, now: now),
        submitted: { try await nominatim.places(named: $0) }, known: SampleGeocodingService()),
      favorites: StoredFavorites(store: store), settings: StoredSettings(store: store))
  }
}
