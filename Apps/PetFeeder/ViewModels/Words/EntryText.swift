internal import Foundation

/// What a person typed for a name or a meal, as it can be kept: on one line, without what cannot be seen.
struct EntryText {
  /// What it is for: `name`.
  let noun: String
  /// How many characters it may have.
  let limit: Int
  /// What to say when there is nothing.
  let missing: String

  static let petName = EntryText(noun: "name", limit: 60, missing: "Don't leave your pet nameless :(")
  static let meal = EntryText(
    noun: "meal description", limit: 120, missing: "You didn't enter meal description.")
  static let medicine = EntryText(
    noun: "medicine", limit: 120, missing: "You didn't enter a medicine.")
  static let person = EntryText(noun: "name", limit: 60, missing: "You didn't enter a name.")

  /// The text, or the alert that says why it cannot be kept.
  ///
  /// - Complexity: O(*n*) in the length of the text, and no more than a glance for one that is far too long.
  func cleaned(_ text: String) -> Result<String, FeederAlert> {
    let bytes = text.utf8.count
    guard bytes <= 64 * limit else {
      return .failure(FeederAlert("That \(noun) is far too long. It may have up to \(limit) characters."))
    }
    let scalars = text.unicodeScalars.map { Self.isSpace($0) ? " " : $0 }.filter { !Self.isUnseen($0) }
    let words = String(String.UnicodeScalarView(scalars)).split(
      separator: " ", omittingEmptySubsequences: true)
    let clean = words.joined(separator: " ")
    guard !clean.isEmpty else { return .failure(FeederAlert(missing)) }
    guard clean.count <= limit, clean.utf8.count <= 16 * limit else {
      return .failure(
        FeederAlert(
          "That \(noun) is too long. It may have up to \(limit) characters, and has \(clean.count)."))
    }
    return .success(clean)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  /// Controls, and marks that would turn the words around a name to another direction.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
