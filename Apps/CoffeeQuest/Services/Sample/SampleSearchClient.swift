internal import Places

/// Searches the sample cafes in San Francisco and Berlin.
public struct SampleSearchClient: BusinessSearchClient {
  private let reason: String?

  /// - Parameter reason: The reason why no service is used; nil if sample data was requested.
  public init(reason: String? = nil) { self.reason = reason }

  /// Returns the sample cafes in the area, nearest first.
  public func cafes(_ search: BusinessSearch) async throws -> BusinessReply {
    let near = SampleCafes.all.map { ($0, $0.coordinate.distance(to: search.center)) }
      .filter { $0.1 <= search.radius }.sorted { $0.1 < $1.1 }
    return BusinessReply(near.prefix(BusinessSearch.limit).map(\.0), source: .sample, reason: reason)
  }
}
