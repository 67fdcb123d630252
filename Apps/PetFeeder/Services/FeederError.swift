public import Foundation

/// The reason why an edit or import failed.
public enum FeederError: Error, Sendable, Hashable {
  /// The pet was deleted.
  case petIsGone
  /// The entry to change was deleted.
  case entryIsGone
  /// A file contains an entry of a pet that is not in it.
  case strayEntry(kind: String, pet: String)
  /// A file contains an invalid identity.
  case badIdentity(kind: String, String)
  /// A file contains a value that violates the rules of the screens.
  case badValue(kind: String, id: String, field: String, value: String, reason: String)
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
      "The file has an invalid \(kind) ID “\(id.prefix(64))”. Choose a file that Pet Feeder exported."
    case .badValue(let kind, let id, let field, let value, let reason):
      "The file has a wrong value: \(field) of the \(kind) “\(id)” is “\(Self.shown(value))”. \(reason) "
        + "Correct it, or export the file again."
    }
  }

  /// Returns the beginning of a value, with invisible characters as code points.
  private static func shown(_ value: String) -> String {
    var text = ""
    for scalar in value.unicodeScalars.prefix(60) {
      let isSeen = scalar == " " || (scalar.properties.isGraphemeBase && !scalar.properties.isWhitespace)
      if isSeen, !scalar.properties.isDefaultIgnorableCodePoint {
        text.unicodeScalars.append(scalar)
      } else {
        text += "U+" + String(scalar.value, radix: 16, uppercase: true)
      }
    }
    return value.unicodeScalars.count > 60 ? text + "…" : text
  }
}
