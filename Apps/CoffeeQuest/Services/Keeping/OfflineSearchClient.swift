internal import BinderyHTTP
internal import Foundation

/// Replaces the cafes of another client with made-up ones, and the reason, while the network is down.
struct OfflineSearchClient: BusinessSearchClient {
  let client: any BusinessSearchClient

  func cafes(_ search: BusinessSearch) async throws -> BusinessReply {
    do {
      return try await client.cafes(search)
    } catch let error as HTTPError {
      switch error {
      case .offline, .timedOut: break
      default: throw error
      }
      let sample = try await SampleSearchClient(reason: error.localizedDescription).cafes(search)
      // Nothing here among the few that are made up does not mean that there is nothing.
      if sample.cafes.isEmpty { throw error }
      return sample
    }
  }
}
