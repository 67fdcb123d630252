internal import BinderyServices
internal import Foundation
internal import Places

/// The services that use the network, without any fallbacks.
struct NetworkServices {
  /// The user agent of requests.
  private static let userAgent = "Cloudy/1.0 (Bindery)"

  let weather: any WeatherService
  let openMeteo: any GeocodingService
  /// The search for submitted names with Nominatim.
  let nominatim: @Sendable (String) async throws -> [Place]

  /// Creates the services.
  /// - Parameters:
  ///   - timeout: The timeout of one request.
  ///   - retries: The number of retries after a request without a reply.
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
    // The service allows one request per second, so a retry would have to wait for its turn.
    let nominatim = NominatimGeocoder(
      at: configuration.nominatim, service: service("Nominatim", retries: 0), regions: .names, clock: clock,
      now: now)
    self.nominatim = { text in
      try await asking { try await nominatim.places(named: text) }.map(CloudyViewModels.Place.init).uniqued()
    }
  }
}
