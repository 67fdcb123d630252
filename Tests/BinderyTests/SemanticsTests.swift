import Foundation
import Testing

/// Every promise in Documentation/Semantics.md names a page that explains it and tests that exist.
@Suite struct SemanticsTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The cells of the tables' rows, without the heads.
  private static func rows() throws -> [[String]] {
    let page = try text("Documentation/Semantics.md")
    return page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0.first != "promise" }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  /// The tests of the engine, as `Suite.name`.
  private static func tests() throws -> Set<String> {
    let folder = package.appending(path: "Tests/BinderyTests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      var suite = ""
      var isTest = false
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("extension"), let name = name(after: "extension ", in: line) { suite = name }
        if line.hasPrefix("@Suite") || line.hasPrefix("struct"), let name = name(after: "struct ", in: line) {
          suite = name
        }
        if line.contains("@Test") { isTest = true }
        if isTest, let name = name(after: "func ", in: line) {
          found.insert("\(suite).\(name)")
          isTest = false
        }
      }
    }
    return found
  }

  private static func name(after word: String, in line: Substring) -> String? {
    guard let range = line.range(of: word) else { return nil }
    let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  /// The anchors of a page's headings.
  private static func anchors(of page: String) throws -> Set<String> {
    let headings = try text("Documentation/\(page)").split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        let words = heading.drop { $0 == "#" || $0 == " " }.lowercased()
        return String(words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" })
          .replacingOccurrences(of: " ", with: "-")
      })
  }

  @Test func everyPromiseNamesTestsThatExist() throws {
    let tests = try Self.tests()
    let rows = try Self.rows()
    try #require(rows.count > 50)
    for row in rows {
      try #require(row.count == 3, "\(row)")
      let names = row[2].split(separator: "`").filter { $0.contains(".") }.map(String.init)
      #expect(!names.isEmpty, "No test keeps: \(row[0])")
      for name in names {
        #expect(tests.contains(name), "There is no test \(name), which should keep: \(row[0])")
      }
    }
  }

  @Test func everyPromiseIsExplainedOnAPageThatExists() throws {
    for row in try Self.rows() {
      let link = try #require(row[1].split(separator: "(").last?.dropLast(), "\(row[1])")
      let parts = link.split(separator: "#").map(String.init)
      let anchors = try Self.anchors(of: parts[0])
      if parts.count > 1 { #expect(anchors.contains(parts[1]), "\(parts[0]) has no heading \(parts[1])") }
    }
  }
}
