internal import BinderyServices
internal import Foundation
internal import Places

/// Fetches the forecast of a point at most every ten minutes, and once for simultaneous requests.
struct CachingWeatherService: WeatherService {
  private let service: any WeatherService
  private let cache: ReplyCache<Place.ID, Forecast>

  init(_ service: any WeatherService, now: @escaping @Sendable () -> Date) {
    self.service = service
    cache = ReplyCache(now: now)
  }

  func forecast(for coordinate: Coordinate) async throws -> Forecast {
    let service = service
    return try await cache.value(for: Place.ID(coordinate), maximumAge: .seconds(600)) {
      try await service.forecast(for: coordinate)
    }
  }
}
