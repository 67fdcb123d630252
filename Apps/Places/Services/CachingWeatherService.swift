internal import BinderyServices
public import Foundation

/// Fetches the forecast of a point at most every ten minutes, and once for simultaneous requests.
public struct CachingWeatherService: WeatherService {
  private let service: any WeatherService
  private let cache: ReplyCache<Place.ID, Forecast>

  /// Caches the forecasts of a service.
  /// - Parameter now: Returns the current date, for the age of forecasts.
  public init(_ service: any WeatherService, now: @escaping @Sendable () -> Date) {
    self.service = service
    cache = ReplyCache(now: now)
  }

  public func forecast(for coordinate: Coordinate) async throws -> Forecast {
    try await cache.value(for: Place.ID(coordinate)) { [service] in
      try await service.forecast(for: coordinate)
    }
  }
}
