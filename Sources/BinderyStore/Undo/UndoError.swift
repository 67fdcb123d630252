public import Foundation

/// Why a change could not be taken back.
public enum UndoError: Error, Sendable, Hashable {
  /// Somebody else has changed all of it since.
  case changedSince
}

extension UndoError: LocalizedError {
  /// The sentence to show.
  public var errorDescription: String? {
    switch self {
    case .changedSince: "This was changed again in the meantime, so nothing was undone. Change it by hand."
    }
  }
}
