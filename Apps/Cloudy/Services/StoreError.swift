public import Foundation

/// Why favorites or settings could not be read or stored, with a sentence for the user.
public enum StoreError: Error, Sendable, Hashable {
  /// The data can't be read, with the store's own words.
  case unreadable(reason: String)
  /// There is no room left to write.
  case full
  /// The data may be read but not written.
  case readOnly
  /// Writing failed for another reason, with the store's own words.
  case unwritable(reason: String)
}

extension StoreError: LocalizedError {
  /// The sentence for the user.
  public var errorDescription: String? {
    switch self {
    case .unreadable(let reason): "The saved data can’t be read: \(reason)"
    case .full: "The disk is full, so nothing more can be saved."
    case .readOnly: "The data folder can’t be written to, so nothing can be saved."
    case .unwritable(let reason): "The change could not be saved: \(reason)"
    }
  }
}
