/// What a person typed for a name or a meal, as it can be kept: on one line, without what cannot be seen.
public struct EntryText: Sendable {
  /// Why a text cannot be kept.
  public struct Refusal: Error, Hashable, Sendable {
    /// The sentence to show.
    public let message: String
  }

  /// What it is for: `name`.
  public let noun: String
  /// How many characters it may have.
  let limit: Int
  /// What to say when there is nothing.
  let missing: String

  /// What a pet is called.
  public static let petName = EntryText(noun: "name", limit: 60, missing: "Don't leave your pet nameless :(")
  /// What a pet gets to eat.
  public static let meal = EntryText(
    noun: "meal description", limit: 120, missing: "You didn't enter meal description.")
  /// What a pet gets when it is ill.
  public static let medicine = EntryText(
    noun: "medicine", limit: 120, missing: "You didn't enter a medicine.")
  /// Who feeds.
  public static let person = EntryText(noun: "name", limit: 60, missing: "You didn't enter a name.")

  /// The greatest number of combining marks on one letter: more than any language uses, and too few to cover other rows.
  private static let mostMarks = 8

  /// The text as it is kept, or why it cannot be.
  ///
  /// What is kept is kept again as it is.
  ///
  /// - Complexity: O(*n*) in the length of the text, and no more than a glance for one that is far too long.
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

  /// Controls, and marks that would turn the words around a name to another direction.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Whether a scalar alone makes something to see.
  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    // The pattern of Braille without a dot is a symbol, and looks like a space.
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
      // What cannot be seen does not part the marks before it from those after it.
      case .format: break
      default: marks = 0
      }
      if marks > mostMarks { return true }
    }
    return false
  }
}
