public import Foundation
public import Places

/// The services of Grados, created once and shared by all windows.
public struct GradosServices: Sendable {
  /// The search for places.
  public let geocoder: any Geocoder
  /// The service for weather.
  public let weather: any WeatherService
  /// The sample weather, offered if the service fails; nil if ``weather`` is sample weather anyway.
  public var sample: (any WeatherService)?

  /// Returns services that use the network: Weatherbit if `WEATHERBIT_KEY` is set, else Open-Meteo.
  /// - Parameters:
  ///   - environment: The variables that ``NetworkServices`` reads.
  ///   - now: Returns the current date.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public static func live(
    environment: [String: String], now: @escaping @Sendable () -> Date = { Date() }
  ) throws -> GradosServices {
    let network = try NetworkServices(environment: environment, userAgent: "Grados/1.0 (Bindery)", now: now)
    return GradosServices(
      geocoder: FallbackGeocoder(network.places, known: SampleGeocoder()),
      weather: CachingWeatherService(network.weatherbit ?? network.openMeteo, now: now),
      sample: SampleWeatherService(now: now))
  }

  /// Returns services with sample weather, which work without a network.
  public static func sample(now: @escaping @Sendable () -> Date = { Date() }) -> GradosServices {
    GradosServices(geocoder: SampleGeocoder(), weather: SampleWeatherService(now: now))
  }
}
