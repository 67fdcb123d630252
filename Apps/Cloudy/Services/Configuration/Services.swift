public import BinderyStore
internal import BinderyHTTP
public import CloudyModels
internal import Foundation

/// All services of Cloudy, made once for a process and shared by its windows.
public struct Services: Sendable {
  /// Tells how services know the app.
  private static let userAgent = "Cloudy/1.0 (Bindery)"

  /// Knows the weather.
  public let weather: any WeatherService
  /// Finds places.
  public let geocoding: any GeocodingService
  /// Whom the found places come from; their licences ask to be told where places are searched.
  public let placeAttributions: [Attribution]
  /// Knows where the person is.
  public let location: any LocationService
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
      placeAttributions: [], location: FixedLocationService(nil),
      favorites: StoredFavorites(store: store), settings: StoredSettings(store: store))
  }

  /// As ``live(_:store:)``, on any clock.
  static func live(
    _ configuration: ServiceConfiguration, store: Store, clock: some Clock<Duration>, timeout: Duration
  ) -> Services {
    let now = configuration.now
    func service(_ name: String, retries: Int = 1) -> JSONService {
      JSONService(
        name: name, userAgent: userAgent, timeout: timeout, policy: RetryPolicy(retries: retries),
        clock: clock,
        now: now)
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
    // Its rules allow one question a second, so a repetition would have to queue like any other.
    let nominatim = NominatimGeocodingService(
      address: configuration.nominatim, service: service("Nominatim", retries: 0),
      pacer: Pacer(interval: .seconds(1), clock: clock), cache: ReplyCache(now: now))
    return Services(
      weather: LastKnownWeatherService(
        live: CachingWeatherService(weather, now: now), archive: ForecastArchive(store: store),
        sample: SampleWeatherService(now: now), now: now),
      geocoding: FallbackGeocodingService(
        live: CachingGeocodingService(openMeteo, now: now),
        submitted: { try await nominatim.places(named: $0) }, known: SampleGeocodingService()),
      placeAttributions: [.geoNames, .openStreetMap], location: FixedLocationService(nil),
      favorites: StoredFavorites(store: store), settings: StoredSettings(store: store))
  }
}
