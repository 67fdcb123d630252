/// The code of `@Entry var name: Type = value`, in an extension of `EnvironmentValues`: a key with the value as its default, and accessors
/// that read and write the environment by it.
struct EntryExpansion {
  private let name: String
  /// The type with its colon; empty if the value determines it.
  private let type: String
  private let value: String

  /// Reads a declaration; nil if it is not a variable with a value, or with an optional type.
  init?(of declaration: String) {
    var rest = Substring(declaration)
    guard Self.skip(to: "var", in: &rest) else { return nil }
    name = String(rest.drop { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard !name.isEmpty, let end = rest.firstRange(of: name)?.upperBound else { return nil }
    let parts = rest[end...].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    type = parts.first.map { String($0.reversed().drop { $0.isWhitespace }.reversed()) } ?? ""
    if parts.count == 2 {
      value = String(parts[1])
    } else if type.hasSuffix("?") {
      value = "nil"
    } else {
      return nil
    }
  }

  /// The accessors.
  var accessors: String {
    "{\nget { self[__Key_\(name).self] }\nset { self[__Key_\(name).self] = newValue }\n}"
  }

  /// The key.
  var key: String {
    "private struct __Key_\(name): EnvironmentKey {\nstatic let defaultValue\(type) = \(value)\n}"
  }

  /// Skips comments, attributes and modifiers up to and including a keyword; false if there is none.
  private static func skip(to keyword: String, in rest: inout Substring) -> Bool {
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest[(rest.firstRange(of: "*/")?.upperBound ?? rest.endIndex)...]
      } else if first.isLetter || first == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest[word.endIndex...]
        if word == keyword { return true }
      } else {
        rest = rest.dropFirst()
      }
    }
    return false
  }
}
