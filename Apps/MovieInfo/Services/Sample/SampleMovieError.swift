internal import Foundation

/// Why the sample catalogue has no answer.
enum SampleMovieError: Error, Hashable {
  /// There is no such movie.
  case unknown
}

extension SampleMovieError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .unknown: "There is no such movie in the sample catalogue. Choose another one from the list."
    }
  }
}
