internal import Foundation

/// A name to log in with, in the form in which names are compared: without space around it, without case, in one form of each letter.
struct LogInName: Hashable, Sendable {
  let text: String

  /// Nil for an empty name, one of more than 254 characters, as the longest email address has, or one with invisible characters.
  init?(_ name: String) {
    guard name.utf8.count <= 2048 else { return nil }
    let folded = name.trimmingCharacters(in: .whitespacesAndNewlines)
      .precomposedStringWithCompatibilityMapping
      .lowercased()
    guard !folded.isEmpty, folded.count <= 254,
      !folded.unicodeScalars.contains(where: {
        $0.properties.isDefaultIgnorableCodePoint || $0.properties.generalCategory == .control
      })
    else { return nil }
    text = folded
  }
}
