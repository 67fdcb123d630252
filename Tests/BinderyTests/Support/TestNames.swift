import Foundation

/// The names of tests, found in their sources.
enum TestNames {
  /// Returns all tests of a folder as `Suite.name`.
  static func all(in folder: URL) throws -> Set<String> {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      var suite = ""
      var isTest = false
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let name = suiteName(in: line) { suite = name }
        if line.contains("@Test") { isTest = true }
        if isTest, let name = name(after: "func ", in: line) {
          found.insert("\(suite).\(name)")
          isTest = false
        }
      }
    }
    return found
  }

  private static func suiteName(in line: Substring) -> String? {
    if line.hasPrefix("extension") { return name(after: "extension ", in: line) }
    let isSuite = ["@Suite", "@MainActor", "struct", "final class"].contains { line.hasPrefix($0) }
    return isSuite ? name(after: "struct ", in: line) ?? name(after: "class ", in: line) : nil
  }

  private static func name(after word: String, in line: Substring) -> String? {
    guard let range = line.range(of: word) else { return nil }
    let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}
