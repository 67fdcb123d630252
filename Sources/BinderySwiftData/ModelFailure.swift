internal import BinderyStore
internal import Foundation
internal import Observation

/// What could not be saved last.
@Observable
final class ModelFailure {
  /// A sentence, and its number: the same sentence may be shown again.
  struct Report: Equatable {
    let number: Int
    let sentence: String
  }

  private(set) var last: Report?

  func report(_ error: any Error) {
    last = Report(number: (last?.number ?? 0) + 1, sentence: Self.sentence(for: error))
  }

  static func sentence(for error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? "\(error)"
  }
}
