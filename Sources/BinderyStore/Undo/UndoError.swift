public import Foundation

/// The reason why a change could not be undone.
public enum UndoError: Error, Sendable, Hashable {
  /// All changed records have changed since.
  case changedSince
}

extension UndoError: LocalizedError {
  /// The sentence for the user.
  public var errorDescription: String? {
    switch self {
    case .changedSince: "This was changed again in the meantime, so nothing was undone. Change it by hand."
    }
  }
}
