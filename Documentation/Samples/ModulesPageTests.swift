import Foundation
import Testing

/// Each module of the toolkit is described where readers look for it.
struct ModulesPageTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static var modules: [String] {
    let manifest = (try? String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
    return manifest.matches(of: /(?:library|macro)\(\s*(?:name: )?"(Bindery\w*)"/).map { String($0.1) }
  }

  @Test(arguments: ["README.md", "Documentation/Architecture.md"])
  func everyModuleHasARow(page: String) throws {
    let text = try String(contentsOf: Self.package.appending(path: page), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    try #require(Self.modules.count > 12)
    for module in Self.modules {
      let isDescribed = rows.contains { $0.contains("`\(module)`") || $0.contains("`Sources/\(module)`") }
      #expect(isDescribed, "\(page) has no row for \(module).")
    }
  }
}
