internal import BinderyServices
internal import Foundation

/// Fetches the weather from Weatherbit (v2.0, `current`), which needs a key.
struct WeatherbitService: WeatherService {
  let address: ServiceAddress
  let key: String
  let service: JSONService
  let now: @Sendable () -> Date

  func forecast(for coordinate: Coordinate) async throws -> Forecast {
    let request = try address.request(
      "v2.0/current",
      query: [
        ("key", key), ("lat", String(coordinate.latitude)), ("lon", String(coordinate.longitude)),
        ("units", "I"),
      ], secrets: [key])
    let reply = try await service.value(JSONObject.self, for: request)
    return try reply.objects("data").first.map(forecast) ?? service.withoutWeather()
  }

  /// Converts an observation, of which any field may be missing, null, or a number as text.
  private func forecast(_ observation: JSONObject) -> Forecast {
    let (now, sky) = (now(), observation.object("weather"))
    let timeZone = Plausible.timeZone(observation.text("timezone"), offset: nil)
    func temperature(_ name: String) -> Temperature? {
      Plausible.temperature(observation.number(name), .fahrenheit)
    }
    return Forecast(
      timeZone: timeZone,
      current: CurrentConditions(
        time: observation.text("datetime").flatMap { WeatherbitTime.date($0, in: timeZone) } ?? now,
        summary: sky?.text("description") ?? "", icon: .unknown, temperature: temperature("temp"),
        windSpeed: Plausible.speed(observation.number("wind_spd"), .milesPerHour),
        apparentTemperature: temperature("app_temp"),
        humidity: Plausible.share(percent: observation.number("rh")),
        cloudCover: Plausible.share(percent: observation.number("clouds")), code: sky?.text("icon")),
      source: .live, fetchedAt: now,
      attribution: Attribution(text: "Weather data by Weatherbit.io", url: "https://www.weatherbit.io/"))
  }
}
