public import Foundation

extension StringCatalog {
  /// Reads a `.strings` file: lines such as `"key" = "text";` with comments, in UTF-8 or UTF-16.
  ///
  /// - Throws: ``StringCatalogError`` with the invalid line.
  public init(
    strings data: Data, language: String, path: String = "The strings file"
  ) throws(StringCatalogError) {
    self.init()
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      throw .invalid(path: path, reason: "it is neither UTF-8 nor UTF-16")
    }
    var reader = StringsReader(text)
    while let pair = try reader.next(path: path) {
      entries[language, default: [:]][pair.key] = Entry(value: .text(pair.value))
    }
  }
}

/// Reads the pairs of a `.strings` file.
private struct StringsReader {
  private var rest: Substring
  private var line = 1

  init(_ text: String) { rest = text.drop { $0 == "\u{FEFF}" } }

  /// Returns the next pair; nil at the end.
  mutating func next(path: String) throws(StringCatalogError) -> (key: String, value: String)? {
    skipSpace()
    guard !rest.isEmpty else { return nil }
    guard let key = word() else { throw expected("a key", path) }
    skipSpace()
    // A key without a value is its own text.
    guard take("=") else {
      guard take(";") else { throw expected("=", path) }
      return (key, key)
    }
    skipSpace()
    guard let value = word() else { throw expected("a text in quotation marks", path) }
    skipSpace()
    guard take(";") else { throw expected(";", path) }
    return (key, value)
  }

  private func expected(_ what: String, _ path: String) -> StringCatalogError {
    .invalid(path: path, reason: "line \(line) lacks \(what)")
  }

  private mutating func skipSpace() {
    while let first = rest.first {
      if first.isWhitespace {
        advance()
      } else if rest.hasPrefix("//") {
        while let next = rest.first, !next.isNewline { advance() }
      } else if rest.hasPrefix("/*") {
        while !rest.isEmpty, !rest.hasPrefix("*/") { advance() }
        rest = rest.dropFirst(2)
      } else {
        return
      }
    }
  }

  private mutating func advance() {
    if rest.first?.isNewline == true { line += 1 }
    rest = rest.dropFirst()
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Returns a text in quotation marks, or an unquoted word.
  private mutating func word() -> String? {
    guard take("\"") else {
      let plain = rest.prefix { $0.isLetter || $0.isNumber || "_.-$/:".contains($0) }
      rest = rest[plain.endIndex...]
      return plain.isEmpty ? nil : String(plain)
    }
    var text = ""
    while let next = rest.first {
      advance()
      switch next {
      case "\"": return text
      case "\\": text += escaped()
      default: text.append(next)
      }
    }
    return nil
  }

  private mutating func escaped() -> String {
    guard let next = rest.first else { return "" }
    advance()
    switch next {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = rest.prefix(4)
      guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
        return "\\\(next)"
      }
      rest = rest.dropFirst(digits.count)
      return String(Character(scalar))
    default: return String(next)
    }
  }
}
