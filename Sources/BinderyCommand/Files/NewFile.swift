/// A file to write.
struct NewFile: Equatable, Sendable {
  /// The path below the folder of the package.
  var path: String
  var text: String
  var isExecutable = false

  /// Returns the file with names instead of placeholders. Where several begin, the first of the list counts. Names are not searched again: they may
  /// contain a placeholder themselves.
  func replacing(_ placeholders: [(placeholder: String, name: String)]) -> NewFile {
    var file = self
    file.path = Self.replaced(path, placeholders)
    file.text = Self.replaced(text, placeholders)
    return file
  }

  private static func replaced(_ text: String, _ placeholders: [(placeholder: String, name: String)])
    -> String
  {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      if let (placeholder, name) = placeholders.first(where: { rest.hasPrefix($0.placeholder) }) {
        result += name
        rest = rest.dropFirst(placeholder.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
