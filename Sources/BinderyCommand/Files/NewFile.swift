/// A file to write.
struct NewFile: Equatable, Sendable {
  /// The path below the folder of the package.
  var path: String
  var text: String
  var isExecutable = false

  /// Returns the file with names instead of placeholders, which are replaced in the given order.
  func replacing(_ placeholders: [(placeholder: String, name: String)]) -> NewFile {
    var file = self
    for (placeholder, name) in placeholders {
      file.path = file.path.replacing(placeholder, with: name)
      file.text = file.text.replacing(placeholder, with: name)
    }
    return file
  }
}
