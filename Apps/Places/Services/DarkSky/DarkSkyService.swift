internal import BinderyServices
internal import Foundation

/// Fetches forecasts from Pirate Weather or another service of the Dark Sky format, with the key in the path.
struct DarkSkyService: WeatherService {
  let address: ServiceAddress
  let key: String
  let service: JSONService
  let now: @Sendable () -> Date

  /// Returns the common name of the service at an address.
  static func name(at address: ServiceAddress) -> String {
    switch true {
    case address.host.hasSuffix("pirateweather.net"): "Pirate Weather"
    case address.host.hasSuffix("darksky.net"): "Dark Sky"
    default: "The weather service at \(address.host)"
    }
  }

  func forecast(for coordinate: Coordinate) async throws -> Forecast {
    let (latitude, longitude) = coordinate.texts
    let request = try address.request(
      "forecast", segments: [key, "\(latitude),\(longitude)"], query: [("exclude", "minutely")],
      secrets: [key])
    let reply = try await service.value(JSONObject.self, for: request)
    return try DarkSkyForecast(reply, fetchedAt: now(), attribution: attribution).forecast()
      ?? service.withoutWeather()
  }

  private var attribution: Attribution {
    switch service.name {
    case "Pirate Weather": Attribution(text: "Powered by Pirate Weather", url: "https://pirateweather.net/")
    case "Dark Sky": Attribution(text: "Powered by Dark Sky", url: "https://darksky.net/poweredby/")
    default: Attribution(text: "Weather data by \(address.host)", url: address.home)
    }
  }
}
