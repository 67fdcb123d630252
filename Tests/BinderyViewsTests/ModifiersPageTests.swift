import Foundation
import Testing

/// `Documentation/Modifiers.md` lists all modifiers.
@Suite("The page about modifiers")
struct ModifiersPageTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// The names of the public functions in extensions of `View`.
  private static let modifiers: [String] = {
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Sources/BinderyViews"), includingPropertiesForKeys: nil)
    var names: Set<String> = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for part in ("\n" + source).components(separatedBy: "\nextension View {\n").dropFirst() {
        let body = part.components(separatedBy: "\n}\n")[0]
        names.formUnion(body.matches(of: /public func (\w+)/).map { String($0.1) })
      }
    }
    return names.sorted()
  }()

  @Test func theSourcesHaveModifiers() {
    #expect(Self.modifiers.count > 80)
  }

  @Test(arguments: modifiers) func itHasARowForEachModifier(_ modifier: String) throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "Documentation/Modifiers.md"), encoding: .utf8)
    #expect(page.contains("`\(modifier)`"))
  }
}
