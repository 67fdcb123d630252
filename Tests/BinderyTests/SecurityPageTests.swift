import Foundation
import Testing

/// Every threat in SECURITY.md names tests that exist.
@Suite struct SecurityPageTests {
  @Test func everyThreatNamesTestsThatExist() throws {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let tests = try TestNames.all(in: package.appending(path: "Tests"))
    let page = try String(contentsOf: package.appending(path: "SECURITY.md"), encoding: .utf8)
    let threats = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix("Threats") })
    let rows = threats.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
      .dropFirst()
    try #require(rows.count > 10)
    for row in rows {
      let names = row.split(separator: "`").filter { $0.contains("Tests.") }.map(String.init)
      #expect(!names.isEmpty, "No test shows: \(row)")
      for name in names { #expect(tests.contains(name), "There is no test \(name).") }
    }
  }
}
