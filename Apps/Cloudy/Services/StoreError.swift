public import Foundation

/// An error of reading or storing favorites or settings, with a sentence for the user.
public enum StoreError: Error, Sendable, Hashable {
  /// The data cannot be read, for the store's reason.
  case unreadable(reason: String)
  /// No space is left to write.
  case full
  /// The data can be read but not written.
  case readOnly
  /// The data cannot be written, for the store's reason.
  case unwritable(reason: String)
}

extension StoreError: LocalizedError {
  /// The sentence for the user.
  public var errorDescription: String? {
    switch self {
    case .unreadable(let reason): "The saved data cannot be read: \(reason)"
    case .full: "The disk is full, so nothing more can be saved."
    case .readOnly: "The data folder cannot be written to, so nothing can be saved."
    case .unwritable(let reason): "The change could not be saved: \(reason)"
    }
  }
}
