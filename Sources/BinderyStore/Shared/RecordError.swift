public import Foundation

/// The reason why a record could not be changed.
public enum RecordError: Error, Sendable, Hashable {
  /// It does not exist, because another window has removed it.
  case removed
}

extension RecordError: LocalizedError {
  /// The sentence for the user.
  public var errorDescription: String? {
    switch self {
    case .removed: "This was removed in the meantime, so nothing was changed."
    }
  }
}
