/// The request header that says which languages a person reads.
enum AcceptLanguage {
  /// Languages of a header at most, and characters of one; browsers send a handful of short ones.
  private static let limits = (languages: 10, characters: 35)

  /// The languages of a header, the best first, such as `pt-BR`. What is no language is left out.
  static func languages(in header: String?) -> [String] {
    guard let header, header.utf8.count <= 1_000 else { return [] }
    let named = header.split(separator: ",").prefix(limits.languages).compactMap(language)
    // Those of equal quality stay in the order in which they are sent.
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
