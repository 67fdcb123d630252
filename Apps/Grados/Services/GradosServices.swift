internal import BinderyServices
public import Foundation
public import Places

/// The services of Grados, created once and shared by all windows.
public struct GradosServices: Sendable {
  /// The search for places.
  public let geocoder: any Geocoder
  /// The service for weather.
  public let weather: any WeatherService
  /// The sample weather, offered if the service fails; nil if ``weather`` is sample weather anyway.
  public let sample: (any WeatherService)?

  /// Creates a set of services.
  public init(
    geocoder: any Geocoder, weather: any WeatherService, sample: (any WeatherService)? = nil
  ) {
    self.geocoder = geocoder
    self.weather = weather
    self.sample = sample
  }

  /// Returns services that use the network: Weatherbit if `WEATHERBIT_KEY` is set, else Open-Meteo.
  /// - Parameters:
  ///   - environment: The environment, with optional addresses: `WEATHERBIT_URL`, `OPEN_METEO_URL`,
  ///     `OPEN_METEO_GEOCODING_URL`.
  ///   - now: Returns the current date.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public static func live(
    environment: [String: String], now: @escaping @Sendable () -> Date = { Date() }
  ) throws -> GradosServices {
    let environment = EnvironmentReader(environment)
    func service(_ name: String) -> JSONService {
      JSONService(name: name, userAgent: "Grados/1.0 (Bindery)", now: now)
    }
    let places = try environment.address(
      "OPEN_METEO_GEOCODING_URL", standard: "https://geocoding-api.open-meteo.com")
    let openMeteo = try environment.address("OPEN_METEO_URL", standard: "https://api.open-meteo.com")
    let weatherbit = try environment.address("WEATHERBIT_URL", standard: "https://api.weatherbit.io")
    let weather: any WeatherService =
      if let key = try environment.key("WEATHERBIT_KEY") {
        WeatherbitService(address: weatherbit, key: key, service: service("Weatherbit"))
      } else {
        OpenMeteoService(address: openMeteo, service: service("Open-Meteo"))
      }
    return GradosServices(
      geocoder: OfflineGeocoder(OpenMeteoGeocoder(at: places, service: service("Open-Meteo’s place search"))),
      weather: CachedWeatherService(weather, now: now), sample: SampleWeatherService(now: now))
  }

  /// Returns services with sample weather, which work without a network.
  public static func sample(now: @escaping @Sendable () -> Date = { Date() }) -> GradosServices {
    GradosServices(geocoder: SampleGeocoder(), weather: SampleWeatherService(now: now))
  }
}
