internal import BinderyServices
internal import Foundation

/// A geocoding service that caches the places for a name for ten minutes.
struct CachingGeocodingService: GeocodingService {
  private let service: any GeocodingService
  private let cache: ReplyCache<String, [Place]>

  init(_ service: any GeocodingService, now: @escaping @Sendable () -> Date) {
    self.service = service
    cache = ReplyCache(capacity: 500, now: now)
  }

  func suggestions(for query: String) async throws -> [Place] {
    let service = service
    let key = query.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    return try await cache.value(for: key, maximumAge: .seconds(600)) {
      try await service.suggestions(for: query)
    }
  }
}
