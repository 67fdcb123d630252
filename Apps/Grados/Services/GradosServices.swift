internal import BinderyHTTP
public import Foundation
public import Places

/// The services of Grados, made once and shared by all windows.
public struct GradosServices: Sendable {
  /// Finds places.
  public let geocoder: any Geocoder
  /// Knows the weather.
  public let weather: any WeatherService

  /// Brings services together.
  public init(geocoder: any Geocoder, weather: any WeatherService) {
    self.geocoder = geocoder
    self.weather = weather
  }

  /// Services that ask the network: Weatherbit where `WEATHERBIT_KEY` is set, else Open-Meteo.
  /// - Parameters:
  ///   - environment: may name other addresses: `WEATHERBIT_URL`, `OPEN_METEO_URL`, `OPEN_METEO_GEOCODING_URL`.
  ///   - now: the date.
  /// - Throws: a sentence about the variable that names no address.
  public static func live(
    environment: [String: String], now: @escaping @Sendable () -> Date = { Date() }
  ) throws -> GradosServices {
    func service(_ name: String) -> JSONService {
      JSONService(name: name, userAgent: "Grados/1.0 (Bindery)", now: now)
    }
    let places = try ServiceAddress.named(
      "OPEN_METEO_GEOCODING_URL", in: environment, standard: "https://geocoding-api.open-meteo.com")
    let openMeteo = try ServiceAddress.named(
      "OPEN_METEO_URL", in: environment, standard: "https://api.open-meteo.com")
    let weatherbit = try ServiceAddress.named(
      "WEATHERBIT_URL", in: environment, standard: "https://api.weatherbit.io")
    let weather: any WeatherService =
      if let key = environment["WEATHERBIT_KEY"], !key.isEmpty {
        WeatherbitService(address: weatherbit, key: key, service: service("Weatherbit"))
      } else {
        OpenMeteoService(address: openMeteo, service: service("Open-Meteo"))
      }
    return GradosServices(
      geocoder: OfflineGeocoder(OpenMeteoGeocoder(at: places, service: service("Open-Meteo’s place search"))),
      weather: OfflineWeatherService(service: CachedWeatherService(weather, now: now), now: now))
  }

  /// Services that ask nobody.
  public static func sample(now: @escaping @Sendable () -> Date = { Date() }) -> GradosServices {
    GradosServices(geocoder: SampleGeocoder(), weather: SampleWeatherService(now: now))
  }
}
