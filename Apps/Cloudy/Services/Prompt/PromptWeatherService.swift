internal import Foundation
internal import Places

/// Weather for a program that runs anew for each answer. A forecast that an earlier run fetched is used for ten minutes, and
/// for longer while the service can't be reached. Nothing is made up.
struct PromptWeatherService: WeatherService {
  private static let freshSeconds = 600.0

  let live: any WeatherService
  let archive: ForecastArchive
  let now: @Sendable () -> Date

  func forecast(for coordinate: Coordinate) async throws -> Forecast {
    let recent = try? await archive.recent(for: coordinate, now: now(), seconds: Self.freshSeconds)
    if let recent { return recent }
    let forecast = try await live.forecast(for: coordinate)
    // A cache that can't be written is no reason to withhold the weather.
    try? await archive.keep(forecast, for: coordinate)
    return forecast
  }

  func lastForecast(for coordinate: Coordinate) async -> Forecast? {
    try? await archive.last(for: coordinate, now: now())
  }
}
