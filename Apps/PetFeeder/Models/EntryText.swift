/// The rules for a typed name or meal: trimmed to one line, without invisible characters, up to a maximum length.
public struct EntryText: Sendable {
  /// The reason why a text is rejected.
  public struct Refusal: Error, Hashable, Sendable {
    /// The sentence to show.
    public let message: String
  }

  /// The noun that messages use for the text: `name`.
  public let noun: String
  /// The maximum number of characters.
  let limit: Int
  /// The message for an empty text.
  let missing: String

  /// The rules for a pet's name.
  public static let petName = EntryText(noun: "name", limit: 60, missing: "Don't leave your pet nameless :(")
  /// The rules for a meal.
  public static let meal = EntryText(
    noun: "meal description", limit: 120, missing: "You didn't enter meal description.")
  /// The rules for a medicine.
  public static let medicine = EntryText(
    noun: "medicine", limit: 120, missing: "You didn't enter a medicine.")
  /// The rules for the name of a person who feeds.
  public static let person = EntryText(noun: "name", limit: 60, missing: "You didn't enter a name.")

  /// The maximum number of combining marks on one letter: more than any language uses, and too few to cover other rows.
  private static let mostMarks = 8

  /// Returns the text in the form in which it is stored, or the reason why it is rejected.
  ///
  /// Cleaning a stored text again returns the same text.
  ///
  /// - Complexity: O(*n*) in the length of the text; constant for one that is far too long.
  public func kept(_ text: String) -> Result<String, Refusal> {
    guard text.utf8.count <= 64 * limit else {
      return refusal("That \(noun) is far too long. It may have up to \(limit) characters.")
    }
    let scalars = text.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }
      .filter { !Self.isControl($0) }
    guard scalars.contains(where: Self.isSeen) else { return refusal(missing) }
    guard !Self.hasTower(scalars) else {
      return refusal("That \(noun) has too many marks on one letter. Write it with fewer.")
    }
    let words = String(String.UnicodeScalarView(scalars)).split(
      separator: " ", omittingEmptySubsequences: true)
    let clean = words.joined(separator: " ")
    guard clean.count <= limit, clean.utf8.count <= 16 * limit else {
      return refusal(
        "That \(noun) is too long. It may have up to \(limit) characters, and has \(clean.count).")
    }
    return .success(clean)
  }

  private func refusal(_ message: String) -> Result<String, Refusal> { .failure(Refusal(message: message)) }

  /// Whether a scalar is a control character, or a mark that would reverse the direction of the surrounding text.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Whether a scalar is visible on its own.
  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    // U+2800 (Braille pattern blank) is a symbol, and looks like a space.
    if scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}" { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator,
      .nonspacingMark, .enclosingMark:
      return false
    default: return true
    }
  }

  private static func hasTower(_ scalars: [Unicode.Scalar]) -> Bool {
    var marks = 0
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: marks += 1
      // Invisible characters don't separate the marks before them from those after them.
      case .format: break
      default: marks = 0
      }
      if marks > mostMarks { return true }
    }
    return false
  }
}
