/// A name for types and modules, from words that a person typed: `KanbanBoard` from `kanban-board`.
struct SwiftName: Hashable, Sendable {
  /// The words in lower case: `kanban`, `board`.
  let words: [String]

  /// Parses a name of ASCII letters and digits. Words are separated by hyphens, underscores and capital letters.
  ///
  /// - Throws: ``NameProblem`` for what cannot be the name of a type.
  init(_ text: String) throws(NameProblem) {
    guard !text.isEmpty else { throw .empty }
    guard !text.contains(where: { "/\\~".contains($0) }), !text.allSatisfy({ $0 == "." }) else {
      throw .path(text)
    }
    if let other = text.first(where: { !Self.isAllowed($0) }) { throw .character(other, in: text) }
    guard let first = text.first, first.isLetter else { throw .beginning(text) }
    guard text.utf8.count <= Self.longest else { throw .tooLong(text, limit: Self.longest) }
    words = Self.words(of: text)
  }

  private static let longest = 40

  /// The name of a type or a module: `KanbanBoard`.
  var type: String { words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }

  /// The name of a variable: `kanbanBoard`.
  var variable: String { (words.first ?? "") + type.dropFirst(words.first?.count ?? 0) }

  /// The name of a program, a package or a part of an address: `kanban-board`.
  var program: String { words.joined(separator: "-") }

  /// The name that people read: `Kanban board`.
  var title: String {
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func isAllowed(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == "_")
  }

  /// A capital letter begins a word if it follows a small letter or a digit, or if a small letter follows it: `petFeeder`, `HTTPServer`.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    let parts = text.split { $0 == "-" || $0 == "_" }
    for part in parts {
      let letters = Array(part)
      var word = ""
      for (index, letter) in letters.enumerated() {
        let followsSmall = index > 0 && !letters[index - 1].isUppercase
        let precedesSmall = index + 1 < letters.count && letters[index + 1].isLowercase
        if letter.isUppercase, !word.isEmpty, followsSmall || precedesSmall {
          words.append(word.lowercased())
          word = ""
        }
        word.append(letter)
      }
      words.append(word.lowercased())
    }
    return words
  }
}
