import Foundation
import Testing

/// Whatever compiles and has no effect is listed in `Documentation/FromSwiftUI.md`, or in the differences of `Documentation/Modifiers.md`.
@Suite struct HintsPageTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let pages = ["FromSwiftUI", "Modifiers"].compactMap {
    try? String(contentsOf: package.appending(path: "Documentation/\($0).md"), encoding: .utf8)
  }.joined()

  /// The declarations and parameters whose comment says that they are accepted without effect.
  private static let hints: [String] = ["BinderySwiftUICore", "BinderyViews"].flatMap { module in
    let folder = package.appending(path: "Sources/\(module)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let sources = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.flatMap(names)
  }

  /// Returns the names in one source.
  private static func names(in source: String) -> [String] {
    let parameters = source.matches(of: /\/\/\/\s+- (?:Parameter )?(\w+): accepted without effect/).map {
      "\($0.1)"
    }
    let functions = source.matches(
      of: /\/\/\/ Accepted without effect[^\n]*\n(?:\s*\/\/\/[^\n]*\n)*\s*public func (\w+)/)
    return parameters + functions.map { "\($0.1)" }
  }

  @Test func theSourcesHaveHints() { #expect(Set(Self.hints).count > 50) }

  @Test func eachHintIsOnAPage() {
    let missing = Set(Self.hints).filter { !Self.pages.contains($0) }
    #expect(missing.sorted() == [])
  }
}
