internal import Foundation
internal import Places

/// The weather for a command that runs again for each output. A stored forecast is used for ten minutes, and longer while
/// the service is unreachable. Sample weather is never used.
struct PromptWeatherService: WeatherService {
  private static let freshSeconds = 600.0

  let live: any WeatherService
  let archive: ForecastArchive
  let now: @Sendable () -> Date

  func forecast(for coordinate: Coordinate) async throws -> Forecast {
    let recent = try? await archive.recent(for: coordinate, now: now(), seconds: Self.freshSeconds)
    if let recent { return recent }
    let forecast = try await live.forecast(for: coordinate)
    // If the cache cannot be written, the weather is still available.
    try? await archive.keep(forecast, for: coordinate)
    return forecast
  }

  func lastForecast(for coordinate: Coordinate) async -> Forecast? {
    try? await archive.last(for: coordinate, now: now())
  }
}
