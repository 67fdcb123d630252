public import BinderyStore
internal import Foundation

/// All services of Cloudy, created once for a process and shared by its windows.
public struct Services: Sendable {
  /// The service for weather.
  public let weather: any WeatherService
  /// The sample weather, offered if ``weather`` fails; nil if that is sample weather anyway, or sample weather is not
  /// allowed.
  public let sampleWeather: (any WeatherService)?
  /// The search for places.
  public let geocoding: any GeocodingService
  /// The attributions that the licenses of the place services require on the search screen.
  public let placeAttributions: [Attribution]
  /// The service for the user's location.
  public let location: any LocationService
  /// The store of favorites.
  public let favorites: any FavoritesStore
  /// The store of settings.
  public let settings: any SettingsStore

  /// Returns services that use the network. While it is down, the last stored forecasts are used.
  /// - Parameters:
  ///   - configuration: The addresses, keys and the clock.
  ///   - store: The store of favorites, settings and the last forecasts.
  public static func live(_ configuration: ServiceConfiguration, store: Store) -> Services {
    live(configuration, store: store, clock: ContinuousClock(), timeout: .seconds(10))
  }

  /// Returns services that work without a network: sample weather, marked as such, for a few built-in places.
  /// - Parameters:
  ///   - configuration: The clock.
  ///   - store: The store of favorites and settings.
  public static func sample(_ configuration: ServiceConfiguration, store: Store) -> Services {
    Services(
      weather: SampleWeatherService(now: configuration.now), sampleWeather: nil,
      geocoding: SampleGeocodingService(),
      placeAttributions: [], location: FixedLocationService(nil),
      favorites: StoredFavorites(store: store), settings: StoredSettings(store: store))
  }

  /// Returns services for a command that runs again for each output. Replies are cached across runs, without sample
  /// weather.
  /// - Parameters:
  ///   - configuration: The addresses, keys and the clock.
  ///   - store: The store of the replies.
  ///   - timeout: The timeout of one request.
  public static func prompt(
    _ configuration: ServiceConfiguration, store: Store, timeout: Duration
  ) -> Services {
    let now = configuration.now
    let network = NetworkServices(configuration, clock: ContinuousClock(), timeout: timeout, retries: 0)
    return Services(
      weather: PromptWeatherService(live: network.weather, archive: ForecastArchive(store: store), now: now),
      sampleWeather: nil,
      geocoding: PromptGeocodingService(
        live: FallbackGeocodingService(
          live: network.openMeteo, submitted: network.nominatim, known: SampleGeocodingService()),
        store: store),
      placeAttributions: [.geoNames, .openStreetMap], location: FixedLocationService(nil),
      favorites: StoredFavorites(store: store), settings: StoredSettings(store: store))
  }

  /// Returns the same services as ``live(_:store:)``, on any clock.
  static func live(
    _ configuration: ServiceConfiguration, store: Store, clock: some Clock<Duration>, timeout: Duration
  ) -> Services {
    let now = configuration.now
    let network = NetworkServices(configuration, clock: clock, timeout: timeout, retries: 1)
    return Services(
      weather: LastKnownWeatherService(
        live: CachingWeatherService(network.weather, now: now), archive: ForecastArchive(store: store),
        now: now),
      sampleWeather: SampleWeatherService(now: now),
      geocoding: FallbackGeocodingService(
        live: CachingGeocodingService(network.openMeteo, now: now), submitted: network.nominatim,
        known: SampleGeocodingService()),
      placeAttributions: [.geoNames, .openStreetMap], location: FixedLocationService(nil),
      favorites: StoredFavorites(store: store), settings: StoredSettings(store: store))
  }
}
