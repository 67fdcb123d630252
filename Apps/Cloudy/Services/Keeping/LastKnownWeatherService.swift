internal import BinderyServices
internal import Foundation
internal import Places

/// Returns the forecast of a service, or its last one while it is unreachable; ``Forecast/source`` says which.
///
/// An error that the service replies is thrown, and ``lastForecast(for:)`` returns the forecast to show with it.
struct LastKnownWeatherService: WeatherService {
  let live: any WeatherService
  let archive: ForecastArchive
  let now: @Sendable () -> Date

  func forecast(for coordinate: Coordinate) async throws -> Forecast {
    do {
      let forecast = try await live.forecast(for: coordinate)
      // If the store is full or read-only, the weather is still available.
      try? await archive.keep(forecast, for: coordinate)
      return forecast
    } catch let error as HTTPError where error.isAbsence {
      guard let last = await lastForecast(for: coordinate) else { throw error }
      return last
    }
  }

  func lastForecast(for coordinate: Coordinate) async -> Forecast? {
    try? await archive.last(for: coordinate, now: now())
  }
}
