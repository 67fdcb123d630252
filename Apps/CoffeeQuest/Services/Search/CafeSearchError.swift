public import Foundation

/// An error that a service reports in its reply.
public enum CafeSearchError: Error, Sendable, Hashable {
  /// The service stopped before the search was complete, for the given reason.
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
