public import BinderyStore
internal import Foundation

/// All services of Cloudy, made once for a process and shared by its windows.
public struct Services: Sendable {
  /// The service for weather.
  public let weather: any WeatherService
  /// Made-up weather, offered where ``weather`` fails; nil where that is made up anyway, or nothing may be.
  public let sampleWeather: (any WeatherService)?
  /// Finds places.
  public let geocoding: any GeocodingService
  /// The attributions that the licenses of the place services require on the search screen.
  public let placeAttributions: [Attribution]
  /// Finds out where the person is.
  public let location: any LocationService
  /// Keeps the favorites.
  public let favorites: any FavoritesStore
  /// Keeps the settings.
  public let settings: any SettingsStore

  /// Services that ask the network. Where it is down, the last forecasts that were kept are used.
  /// - Parameters:
  ///   - configuration: addresses, keys and the clock.
  ///   - store: keeps favorites, settings and the last forecasts.
  public static func live(_ configuration: ServiceConfiguration, store: Store) -> Services {
    live(configuration, store: store, clock: ContinuousClock(), timeout: .seconds(10))
  }

  /// Services that work without a network: made-up weather, marked as such, for a few built-in places.
  /// - Parameters:
  ///   - configuration: the clock.
  ///   - store: keeps favorites and settings.
  public static func sample(_ configuration: ServiceConfiguration, store: Store) -> Services {
    Services(
      weather: SampleWeatherService(now: configuration.now), sampleWeather: nil,
      geocoding: SampleGeocodingService(),
      placeAttributions: [], location: FixedLocationService(nil),
      favorites: StoredFavorites(store: store), settings: StoredSettings(store: store))
  }

  /// Services for a program that runs anew for each answer. Replies are kept across runs, and nothing is made up.
  /// - Parameters:
  ///   - configuration: addresses, keys and the clock.
  ///   - store: keeps the replies.
  ///   - timeout: how long one exchange may take.
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

  /// As ``live(_:store:)``, on any clock.
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
