internal import BinderyServices
internal import Foundation
internal import Places

/// A weather service that fetches the weather of a place at most every ten minutes, for all windows together.
struct CachedWeatherService: WeatherService {
  private let service: any WeatherService
  private let cache: ReplyCache<Coordinate, Weather>

  init(_ service: any WeatherService, now: @escaping @Sendable () -> Date) {
    self.service = service
    cache = ReplyCache(now: now)
  }

  func weather(at coordinate: Coordinate) async throws -> Weather {
    try await cache.value(for: coordinate, maximumAge: .seconds(600)) {
      try await service.weather(at: coordinate)
    }
  }
}
