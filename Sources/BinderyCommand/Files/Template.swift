internal import Foundation

/// A folder of files with placeholders instead of names.
struct Template: Sendable {
  private let folder: String

  /// Creates a template.
  /// - Parameters:
  ///   - name: The name of its folder.
  ///   - root: The folder of all templates.
  init(_ name: String, in root: String = ProgramFiles.templates) { folder = root + "/" + name }

  /// Reads the files, in the order of their paths.
  ///
  /// - Throws: ``FileProblem/missingTemplate(path:)``.
  func files() throws(FileProblem) -> [NewFile] {
    guard let paths = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String], !paths.isEmpty
    else { throw .missingTemplate(path: folder) }
    var files: [NewFile] = []
    for path in paths.sorted() {
      let full = folder + "/" + path
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), isFolder.boolValue { continue }
      guard let text = try? String(contentsOfFile: full, encoding: .utf8) else {
        throw .missingTemplate(path: full)
      }
      files.append(
        NewFile(path: path, text: text, isExecutable: FileManager.default.isExecutableFile(atPath: full)))
    }
    return files
  }
}
