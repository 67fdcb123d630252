internal import BinderyServices
internal import Foundation

/// Fetches forecasts from Open-Meteo, which needs no key.
///
/// Ten variables for up to two weeks count as one call of the service's free quota, so a forecast counts as two.
struct OpenMeteoService: WeatherService {
  let address: ServiceAddress
  let service: JSONService
  let now: @Sendable () -> Date

  func forecast(for coordinate: Coordinate) async throws -> Forecast {
    let (latitude, longitude) = coordinate.texts
    let request = try address.request(
      "v1/forecast",
      query: [
        ("latitude", latitude), ("longitude", longitude), ("timezone", "auto"), ("forecast_days", "8"),
        (
          "current",
          """
          temperature_2m,apparent_temperature,relative_humidity_2m,is_day,weather_code,wind_speed_10m,\
          cloud_cover
          """
        ),
        ("hourly", "temperature_2m,is_day,weather_code,precipitation_probability"),
        (
          "daily",
          """
          weather_code,temperature_2m_max,temperature_2m_min,wind_speed_10m_max,sunrise,sunset,uv_index_max,\
          precipitation_probability_max
          """
        ),
      ])
    let reply = try await service.value(JSONObject.self, for: request)
    return try OpenMeteoForecast(reply, fetchedAt: now()).forecast() ?? service.withoutWeather()
  }
}

extension JSONService {
  /// Reports that a reply contains no weather.
  func withoutWeather<Value>() throws -> Value {
    throw HTTPError.unreadable(service: name, detail: "it knows no weather for this place")
  }
}
