public import Foundation

/// A permanent error of a movie service.
public enum MovieError: Error, Sendable, Hashable {
  /// The movie does not exist.
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
