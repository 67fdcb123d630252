import Foundation
import Testing

/// Each module of the toolkit is described in the table of the architecture.
struct ModulesPageTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static var modules: [String] {
    let manifest = (try? String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
    return manifest.matches(of: /(?:library|macro)\(\s*(?:name: )?"(Bindery\w*)"/).map { String($0.1) }
  }

  @Test func everyModuleHasARow() throws {
    let page = Self.package.appending(path: "Documentation/Architecture.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    try #require(Self.modules.count > 12)
    for module in Self.modules {
      #expect(rows.contains { $0.contains("`\(module)`") }, "\(page.path) has no row for \(module).")
    }
  }
}
