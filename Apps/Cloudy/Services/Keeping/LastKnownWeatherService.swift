internal import Foundation
internal import Places

/// Returns the forecast of a service, or the last one that it sent where it can't be reached; ``Forecast/source`` says which.
///
/// An error that the service answers is thrown, and ``lastForecast(for:)`` has the forecast to show beside it.
struct LastKnownWeatherService: WeatherService {
  let live: any WeatherService
  let archive: ForecastArchive
  let now: @Sendable () -> Date

  func forecast(for coordinate: Coordinate) async throws -> Forecast {
    do {
      let forecast = try await live.forecast(for: coordinate)
      // A store that is full or read-only is no reason to withhold the weather.
      try? await archive.keep(forecast, for: coordinate)
      return forecast
    } catch let error as ServiceError {
      guard error.isAbsence, let last = await lastForecast(for: coordinate) else { throw error }
      return last
    }
  }

  func lastForecast(for coordinate: Coordinate) async -> Forecast? {
    try? await archive.last(for: coordinate, now: now())
  }
}

extension ServiceError {
  /// Whether the service did not answer at all.
  var isAbsence: Bool {
    switch self {
    case .unreachable, .timedOut: true
    default: false
    }
  }
}
