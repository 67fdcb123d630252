internal import BinderyServices
internal import Foundation
internal import Places

/// Caches the replies of another client, for all windows together.
struct CachedSearchClient: BusinessSearchClient {
  private let client: any BusinessSearchClient
  private let cache: ReplyCache<BusinessSearch, BusinessReply>
  private let age: Duration

  /// - Parameter age: The time for which a reply is cached.
  init(_ client: any BusinessSearchClient, age: Duration, now: @escaping @Sendable () -> Date) {
    self.client = client
    self.age = age
    cache = ReplyCache(capacity: 200, now: now)
  }

  func cafes(_ search: BusinessSearch) async throws -> BusinessReply {
    let (client, question) = (client, Self.rounded(search))
    return try await cache.value(for: question, maximumAge: age) { try await client.cafes(question) }
  }

  /// Rounds the center, so that searches within ten meters share a reply.
  private static func rounded(_ search: BusinessSearch) -> BusinessSearch {
    func round(_ degrees: Double) -> Double { (degrees * 10_000).rounded() / 10_000 }
    let center = Coordinate(
      latitude: round(search.center.latitude), longitude: round(search.center.longitude))
    return BusinessSearch(
      center: center ?? search.center, radius: (search.radius / 50).rounded() * 50, timeZone: search.timeZone)
  }
}
