public import Foundation

/// Why a service has no answer that asking again would bring.
public enum MovieError: Error, Sendable, Hashable {
  /// There is no such movie.
  case unknownMovie
}

extension MovieError: LocalizedError {
  /// The sentence to show.
  public var errorDescription: String? {
    switch self {
    case .unknownMovie: "There is no such movie. Choose another one from the lists."
    }
  }
}
