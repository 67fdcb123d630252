public import BinderyStore
public import Foundation
public import Places

/// The services of Cloudy, created once for a process and shared by its windows.
public struct Services: Sendable {
  private static let userAgent = "Cloudy/1.0 (Bindery)"

  /// The service for weather.
  public let weather: any WeatherService
  /// The sample weather, offered if ``weather`` fails; nil if that is sample weather anyway, or sample weather is not
  /// allowed.
  public var sampleWeather: (any WeatherService)?
  /// The search for places.
  public let geocoding: any Geocoder
  /// The attributions that the licenses of the place services require on the search screen.
  public var placeAttributions: [Attribution] = []

  /// Returns services that use the network. While it is down, the last stored forecasts are used.
  /// - Parameters:
  ///   - environment: The variables that ``NetworkServices`` reads. A Dark Sky compatible service replaces Open-Meteo.
  ///   - store: The store of the last forecasts.
  ///   - now: Returns the current date.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public static func live(
    environment: [String: String], store: Store, now: @escaping @Sendable () -> Date
  ) throws -> Services {
    live(
      try NetworkServices(environment: environment, userAgent: userAgent, now: now), store: store, now: now)
  }

  /// Returns services that work without a network: sample weather, marked as such, for a few built-in places.
  /// - Parameter now: Returns the current date.
  public static func sample(now: @escaping @Sendable () -> Date) -> Services {
    Services(weather: SampleWeatherService(now: now), geocoding: SampleGeocoder())
  }

  /// Returns services for a command that runs again for each output. Replies are cached across runs, without sample
  /// weather.
  /// - Parameters:
  ///   - environment: The variables that ``NetworkServices`` reads.
  ///   - store: The store of the replies.
  ///   - timeout: The timeout of one request.
  ///   - now: Returns the current date.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public static func prompt(
    environment: [String: String], store: Store, timeout: Duration, now: @escaping @Sendable () -> Date
  ) throws -> Services {
    let network = try NetworkServices(
      environment: environment, userAgent: userAgent, timeout: timeout, retries: 0, now: now)
    return Services(
      weather: PromptWeatherService(
        live: network.darkSky ?? network.openMeteo, archive: ForecastArchive(store: store), now: now),
      geocoding: PromptGeocoder(live: geocoder(network), store: store))
  }

  /// Returns services that use the given services of the network.
  static func live(
    _ network: NetworkServices, store: Store, now: @escaping @Sendable () -> Date
  ) -> Services {
    Services(
      weather: LastKnownWeatherService(
        live: CachingWeatherService(network.darkSky ?? network.openMeteo, now: now),
        archive: ForecastArchive(store: store), now: now),
      sampleWeather: SampleWeatherService(now: now), geocoding: geocoder(network),
      placeAttributions: [.geoNames, .openStreetMap])
  }

  private static func geocoder(_ network: NetworkServices) -> FallbackGeocoder {
    FallbackGeocoder(network.places, submitted: network.nominatim, known: SampleGeocoder())
  }
}
