internal import Foundation

/// Gets over a network that is away: asks the service, else tells the last forecast that it sent, else sample data.
/// ``Forecast/source`` says which it is. An answer that is an error is not hidden; whoever shows it
/// can ask for the last forecast beside it.
struct LastKnownWeatherService: WeatherService {
  let live: any WeatherService
  let archive: ForecastArchive
  let sample: any WeatherService
  let now: @Sendable () -> Date

  func forecast(for coordinate: Coordinate) async throws -> Forecast {
    do {
      let forecast = try await live.forecast(for: coordinate)
      // A store that is full or read-only is no reason to withhold the weather.
      try? await archive.keep(forecast, for: coordinate)
      return forecast
    } catch let error as ServiceError {
      guard error.isAbsence else { throw error }
      if let last = await lastForecast(for: coordinate) { return last }
      return try await sample.forecast(for: coordinate)
    }
  }

  func lastForecast(for coordinate: Coordinate) async -> Forecast? {
    try? await archive.last(for: coordinate, now: now())
  }
}

extension ServiceError {
  /// Whether nobody answered at all, so that older or made-up data are better than none.
  var isAbsence: Bool {
    switch self {
    case .unreachable, .timedOut: true
    default: false
    }
  }
}
