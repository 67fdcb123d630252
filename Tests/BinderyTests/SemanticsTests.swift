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
    let tests = try TestNames.all(in: Self.package.appending(path: "Tests/BinderyTests"))
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

  @Test func everyOperatorHasAPromise() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.package.appending(path: "Sources/Bindery/Operators"), includingPropertiesForKeys: nil)
    try #require(files.count > 20)
    let promises = try Self.rows().map { $0[0] }.joined()
    for file in files {
      let name = file.deletingPathExtension().lastPathComponent
      let operation = name.prefix(1).lowercased() + name.dropFirst()
      #expect(
        promises.contains(try Regex("`\\.?\(operation)[`(]")),
        "Documentation/Semantics.md does not name \(operation).")
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
