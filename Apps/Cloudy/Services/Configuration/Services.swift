public import BinderyStore
internal import Foundation

/// All services of Cloudy, made once for a process and shared by its windows.
public struct Services: Sendable {
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

  /// Services for a program that runs anew for each answer: what they were told is kept across runs, and nothing is
  /// made up.
  /// - Parameters:
  ///   - configuration: addresses, keys and the clock.
  ///   - store: keeps what was told.
  ///   - timeout: how long one exchange may take.
  public static func prompt(
    _ configuration: ServiceConfiguration, store: Store, timeout: Duration
  ) -> Services {
    let now = configuration.now
    let network = NetworkServices(configuration, clock: ContinuousClock(), timeout: timeout, retries: 0)
    return Services(
      weather: PromptWeatherService(live: network.weather, archive: ForecastArchive(store: store), now: now),
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
        sample: SampleWeatherService(now: now), now: now),
      geocoding: FallbackGeocodingService(
        live: CachingGeocodingService(network.openMeteo, now: now), submitted: network.nominatim,
        known: SampleGeocodingService()),
      placeAttributions: [.geoNames, .openStreetMap], location: FixedLocationService(nil),
      favorites: StoredFavorites(store: store), settings: StoredSettings(store: store))
  }
}
