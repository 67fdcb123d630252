/// Parses the request header with the user's languages.
enum AcceptLanguage {
  /// The maximum number of languages, and of characters in one; browsers send a few short ones.
  private static let limits = (languages: 10, characters: 35)

  /// Returns the languages of a header such as `pt-BR`, best first. Invalid entries are ignored.
  static func languages(in header: String?) -> [String] {
    guard let header, header.utf8.count <= 1_000 else { return [] }
    let named = header.split(separator: ",").prefix(limits.languages).compactMap(language)
    // Languages of equal quality keep their order.
    return named.enumerated()
      .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
      .map(\.element.name)
  }

  private static func language(_ part: Substring) -> (name: String, quality: Double)? {
    let fields = part.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
    guard let name = fields.first, !name.isEmpty, name.utf8.count <= limits.characters,
      name.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || Character(Unicode.Scalar($0)).isLetterOrDigit })
    else { return nil }
    let written = fields.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
    let quality = written.map { Double($0) ?? 0 } ?? 1
    return quality > 0 && quality <= 1 ? (name, quality) : nil
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
