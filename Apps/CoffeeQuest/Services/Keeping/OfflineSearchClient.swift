internal import BinderyServices
internal import Foundation

/// Replaces the cafes of another client with sample cafes and the reason, while the network is down.
struct OfflineSearchClient: BusinessSearchClient {
  let client: any BusinessSearchClient

  func cafes(_ search: BusinessSearch) async throws -> BusinessReply {
    do {
      return try await client.cafes(search)
    } catch let error as HTTPError where error.isAbsence {
      let sample = try await SampleSearchClient(reason: error.localizedDescription).cafes(search)
      // If no sample cafe is in the area, report the error instead of an empty result.
      if sample.cafes.isEmpty { throw error }
      return sample
    }
  }
}
