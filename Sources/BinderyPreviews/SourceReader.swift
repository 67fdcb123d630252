/// Splits Swift source into its tokens: words, texts, groups in brackets with all that is inside, and single characters. Comments and
/// spaces are left out.
struct SourceReader {
  private var rest: Substring

  init(_ source: String) { rest = Substring(source) }

  /// All tokens of a source.
  static func tokens(of source: String) -> [String] {
    var reader = SourceReader(source)
    var tokens: [String] = []
    while let token = reader.next() { tokens.append(token) }
    return tokens
  }

  /// The next token; nil at the end.
  private mutating func next() -> String? {
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if !rest.skipComment() {
        break
      }
    }
    guard let first = rest.first else { return nil }
    let start = rest
    switch first {
    case "(", "[", "{": skipGroup()
    case "\"",
      "#" where rest.drop { $0 == "#" }.first == "\"":
      skipText()
    case "`": rest = rest.dropFirst().drop { $0 != "`" }.dropFirst()
    case _ where first.isLetter || first == "_" || first == "$":
      rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    default: rest.removeFirst()
    }
    return String(start[..<rest.startIndex])
  }

  /// Skips a group with its brackets.
  private mutating func skipGroup() {
    rest.removeFirst()
    while let token = next() {
      if token == ")" || token == "]" || token == "}" { return }
    }
  }

  /// Skips a text with its quotation marks. What is interpolated may contain texts.
  private mutating func skipText() {
    let marks = String(rest.prefix { $0 == "#" })
    rest = rest.dropFirst(marks.count)
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quotes.count)
    while !rest.isEmpty {
      if rest.hasPrefix(quotes + marks) {
        rest = rest.dropFirst(quotes.count + marks.count)
        return
      }
      guard rest.hasPrefix("\\" + marks) else {
        rest.removeFirst()
        continue
      }
      rest = rest.dropFirst(1 + marks.count)
      if rest.first == "(" { skipGroup() } else { rest = rest.dropFirst() }
    }
  }
}

extension Substring {
  /// Skips a comment at the start; false if there is none.
  mutating func skipComment() -> Bool {
    if hasPrefix("//") {
      self = drop { !$0.isNewline }
    } else if hasPrefix("/*") {
      self = self[(firstRange(of: "*/")?.upperBound ?? endIndex)...]
    } else {
      return false
    }
    return true
  }
}
