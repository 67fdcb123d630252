public import Foundation

/// Why a search that was answered has no result.
public enum CafeSearchError: Error, Sendable, Hashable {
  /// The service gave up halfway, in its own words: what it found is not all there is.
  case unfinished(service: String, reason: String)
}

extension CafeSearchError: LocalizedError {
  /// The sentence to show.
  public var errorDescription: String? {
    switch self {
    case .unfinished(let service, let reason):
      "\(service) could not finish the search. Try again in a moment, or search a smaller area. It says: \(reason)"
    }
  }
}
