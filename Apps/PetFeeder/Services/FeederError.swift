public import Foundation

/// Why something could not be noted.
public enum FeederError: Error, Sendable, Hashable {
  /// The pet was deleted a moment ago.
  case petIsGone
  /// What was to be changed was deleted a moment ago.
  case entryIsGone
  /// A file says something of a pet that is not in it.
  case strayEntry(kind: String, pet: String)
  /// A file names a thing in a way that cannot be.
  case badIdentity(kind: String, String)
}

extension FeederError: LocalizedError {
  /// The sentence to show.
  public var errorDescription: String? {
    switch self {
    case .petIsGone: "This pet was deleted in another window, so nothing was changed."
    case .entryIsGone: "This entry was deleted in another window, so nothing was changed."
    case .strayEntry(let kind, let pet):
      "The file is not whole: a \(kind) belongs to the pet “\(pet.prefix(64))”, which is not in it. "
        + "Export it again."
    case .badIdentity(let kind, let id):
      "The file names a \(kind) “\(id.prefix(64))”, which cannot be a name of one. Use a file as it was exported."
    }
  }
}
