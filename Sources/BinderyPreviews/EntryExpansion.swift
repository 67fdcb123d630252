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
    rest = rest.drop { $0.isWhitespace || $0 == "`" }
    name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard !name.isEmpty else { return nil }
    rest = rest.dropFirst(name.count)
    if rest.first == "`" { rest.removeFirst() }
    type = Self.readType(in: &rest)
    if rest.popFirst() == "=" {
      value = String(rest.drop { $0.isWhitespace })
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

  /// The key. A value of a written type is created at each read, so an object is not shared.
  var key: String {
    let value =
      type.isEmpty
      ? "static let defaultValue = \(value)" : "static var defaultValue\(type) { return \(value)\n}"
    return "private struct __Key_\(name): EnvironmentKey {\n\(value)\n}"
  }

  /// Reads up to the value or the end, and returns what it read without comments and the space at its end.
  private static func readType(in rest: inout Substring) -> String {
    var type = ""
    while let first = rest.first, first != "=" {
      if rest.skipComment() { continue }
      type.append(first)
      rest.removeFirst()
    }
    while type.last?.isWhitespace == true { type.removeLast() }
    return type
  }

  /// Skips comments, attributes and modifiers up to and including a keyword; false if there is none.
  private static func skip(to keyword: String, in rest: inout Substring) -> Bool {
    while let first = rest.first {
      if rest.skipComment() { continue }
      if first.isLetter || first == "_" {
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
