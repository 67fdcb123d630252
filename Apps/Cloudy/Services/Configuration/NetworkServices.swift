internal import BinderyHTTP
internal import Foundation
internal import Places

/// The services that are asked over the network, without anything that gets over its absence.
struct NetworkServices {
  /// The name of the app for the services.
  private static let userAgent = "Cloudy/1.0 (Bindery)"

  let weather: any WeatherService
  let openMeteo: any GeocodingService
  /// Nominatim, for names that were submitted.
  let nominatim: @Sendable (String) async throws -> [Place]

  /// Makes them.
  /// - Parameters:
  ///   - timeout: how long one exchange may take.
  ///   - retries: how often a question is repeated that was not answered.
  init(_ configuration: ServiceConfiguration, clock: some Clock<Duration>, timeout: Duration, retries: Int) {
    let now = configuration.now
    func service(_ name: String, retries: Int) -> JSONService {
      JSONService(
        name: name, userAgent: Self.userAgent, timeout: timeout, policy: RetryPolicy(retries: retries),
        clock: clock, now: now)
    }
    if let address = configuration.darkSky {
      weather = DarkSkyWeatherService(
        address: address, key: configuration.darkSkyKey,
        service: service(DarkSkyWeatherService.name(at: address), retries: retries), now: now)
    } else {
      weather = OpenMeteoWeatherService(
        address: configuration.openMeteo, service: service(OpenMeteoWeatherService.name, retries: retries),
        now: now)
    }
    openMeteo = OpenMeteoGeocodingService(
      address: configuration.openMeteoGeocoding,
      service: service(OpenMeteoGeocodingService.name, retries: retries))
    // Its rules allow one question a second, so a repetition would have to queue like any other.
    let nominatim = NominatimGeocoder(
      at: configuration.nominatim, service: service("Nominatim", retries: 0), regions: .names, clock: clock,
      now: now)
    self.nominatim = { text in
      try await asking { try await nominatim.places(named: text) }.map(CloudyModels.Place.init).uniqued()
    }
  }
}
