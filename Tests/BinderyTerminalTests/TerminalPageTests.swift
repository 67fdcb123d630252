import BinderyViews
import Foundation
import Testing

/// `Documentation/Terminal.md` says what each widget and each role becomes.
@Suite("The page about terminals")
struct TerminalPageTests {
  /// The cells of the table's rows: widgets, roles, what they become, keys.
  private let rows: [[Substring]]

  private static var repository: URL { URL(filePath: #filePath).appending(path: "../../..").standardized }

  init() throws {
    let file = Self.repository.appending(path: "Documentation/Terminal.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let section = try #require(page.split(separator: "\n## What each widget becomes\n").last)
    let table = section.split(separator: "\n").drop { !$0.hasPrefix("| ---") }.dropFirst().prefix {
      $0.hasPrefix("|")
    }
    rows = table.map { $0.split(separator: "|") }
  }

  /// Returns the names in a column, as code: `Text`.
  private func names(inColumn column: Int) -> Set<String> {
    Set(rows.flatMap { $0[column].matches(of: /`(\.?\w+)[^`]*`/).map { String($0.1) } })
  }

  /// The names of the views that are declared in a folder of the sources.
  private static func views(in folder: String) throws -> [String] {
    let folder = repository.appending(path: "Sources/BinderyViews/\(folder)")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8)
        .matches(of: /\npublic struct (\w+)(?:<[^{\n]*>)?: (?:\w+, )*View\b/).map { String($0.1) }
    }
  }

  @Test(arguments: ["Widgets", "Navigation", "Presentation", "Shapes"])
  func itHasARowForEachView(folder: String) throws {
    let views = try Self.views(in: folder)
    #expect(!views.isEmpty)
    #expect(Set(views).subtracting(names(inColumn: 0)).sorted() == [])
  }

  @Test func itHasARowForEachRole() {
    #expect(Set(Role.allCases.map(\.rawValue)).symmetricDifference(names(inColumn: 1)).sorted() == [])
  }

  @Test func eachRowNamesItsTerminalForm() {
    #expect(rows.filter { $0[2].allSatisfy { $0 == " " } }.map { $0[0] } == [])
  }
}
