import Foundation

/// A function, initializer or macro whose comment says that it, a part of it, or one of its parameters is accepted without effect.
struct Hint: Hashable, CustomStringConvertible {
  /// The name at a call: of the function, or of the type for an initializer.
  let name: String
  /// The labels that every call has.
  let labels: [String]
  /// The label of the parameter without effect; nil for the whole declaration.
  let parameter: String?

  var description: String {
    "\(name)(\(labels.map { "\($0):" }.joined()))" + (parameter.map { " \($0):" } ?? "")
  }

  /// Returns the hints of a source.
  static func all(in source: String) -> [Hint] {
    var hints: [Hint] = []
    var comment = ""
    var type = ""
    var declaration: String?
    var attribute = ""
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = attribute + line.trimmingCharacters(in: .whitespaces)
      attribute = ""
      if let open = declaration {
        declaration = open + " " + line
      } else if line.hasPrefix("///") {
        comment += line.dropFirst(3) + "\n"
        continue
      } else if !stripAttributes(from: &line) {
        attribute = line + " "
        continue
      } else if line.isEmpty, !comment.isEmpty {
        continue
      } else if let match = line.firstMatch(of: /(?:extension|struct|enum|class) (\w+)/) {
        type = String(match.1)
      } else if line.contains(/\b(?:func|init|macro)\b/) {
        declaration = line
      }
      guard let whole = declaration else {
        comment = ""
        continue
      }
      guard let list = whole.firstRange(of: "("), balance(whole[list.lowerBound...]) else { continue }
      hints += Hint.all(in: comment, of: whole, in: type)
      declaration = nil
      comment = ""
    }
    return hints
  }

  /// Removes the attributes at the start of a line; false if the last one continues in the next line.
  private static func stripAttributes(from line: inout String) -> Bool {
    while let name = line.prefixMatch(of: /@\w+/) {
      var rest = line[name.range.upperBound...]
      if rest.first == "(" {
        guard let end = end(of: rest) else { return false }
        rest = rest[end...]
      }
      line = rest.trimmingCharacters(in: .whitespaces)
    }
    return true
  }

  /// The end of a text's first parentheses, with which it begins.
  private static func end(of text: Substring) -> Substring.Index? {
    var depth = 0
    for (index, character) in zip(text.indices, text) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return text.index(after: index) }
    }
    return nil
  }

  /// Whether a text that begins with a parenthesis has its counterpart.
  private static func balance(_ text: Substring) -> Bool {
    text.count { $0 == "(" } <= text.count { $0 == ")" }
  }

  private static func all(in comment: String, of declaration: String, in type: String) -> [Hint] {
    let name = declaration.firstMatch(of: /(?:func|macro) (`?\w+`?)/).map { "\($0.1)" } ?? type
    let parameters = parameters(of: declaration)
    let labels = parameters.filter(\.isRequired).map(\.label)
    let words = comment.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let named = words.matches(of: /- (?:Parameter )?(\w+): accepted without effect/).map { "\($0.1)" }
    let isWhole = words.lowercased().matches(of: /accepted without effect/).count > named.count
    return (isWhole ? [Hint(name: name, labels: labels, parameter: nil)] : [])
      + named.map { word in
        let label = parameters.first { $0.name == word }?.label ?? word
        return Hint(name: name, labels: [], parameter: label)
      }
  }

  /// The labels and names of a declaration's parameters; a required one has a label at every call.
  private static func parameters(of declaration: String) -> [(label: String, name: String, isRequired: Bool)]
  {
    var depth = 0
    var parts = [""]
    for character in declaration.drop(while: { $0 != "(" }) {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, character == "," { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.compactMap { part in
      guard let match = part.firstMatch(of: /(?:@\w+ )?([\w`]+)(?: (\w+))?:/) else { return nil }
      let label = String(match.1)
      let isTrailing = part.contains("->")
      return (
        label, match.2.map(String.init) ?? label,
        label != "_" && !isTrailing && !part.contains("=") && !part.contains("...")
      )
    }
  }

  /// Whether one of the code spans of a page shows a call of the declaration, or names the parameter.
  func isShown(in spans: [Substring]) -> Bool {
    spans.contains { span in
      if let parameter, span == parameter { return true }
      let isCalled = Self.word(name, before: #"[({ ]|$"#, in: span)
      return isCalled
        && (labels + (parameter.map { [$0] } ?? [])).allSatisfy { label in
          label == "_" || Self.word(label, before: ":", in: span)
        }
    }
  }

  private static func word(_ word: String, before next: String, in span: Substring) -> Bool {
    span.range(of: #"(?<!\w)\#(word)(?=\#(next))"#, options: .regularExpression) != nil
  }
}
