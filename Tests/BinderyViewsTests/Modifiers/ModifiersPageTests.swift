import Foundation
import Testing

/// `Documentation/Modifiers.md` lists all modifiers with their targets, and ``ModifierTargetTests`` has a sample of each.
@Suite("The page about modifiers")
struct ModifiersPageTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// The names of the public functions in extensions of `View`.
  private static let modifiers: Set<String> = {
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
    return names
  }()

  /// The modifiers in the last column of the page's table, by the target in the first one.
  private static let page: [String: Set<String>] = {
    let text =
      (try? String(contentsOf: root.appending(path: "Documentation/Modifiers.md"), encoding: .utf8)) ?? ""
    var rows: [String: Set<String>] = [:]
    for row in text.matches(of: /\| \*\*(.+)\*\* \|.*\|.*\| (.+) \|/) {
      rows[String(row.1)] = Set(row.2.matches(of: /`(\w+)`/).map { String($0.1) })
    }
    return rows
  }()

  /// The modifiers that the page lists among the differences, because they have no target.
  private static let withoutEffect = names(ModifierSample.withoutEffect)

  /// The modifiers with a sample, by target.
  private static let tested: [String: Set<String>] = [
    "the element": names(ModifierSample.element),
    "the box around the element": names(ModifierSample.box + ModifierSample.outermostBox),
    "the element, inherited": names(ModifierSample.inherited),
    "all of a kind inside": Set(KindSample.all.map(\.name)),
    "the row": names(ModifierSample.row + ModifierSample.rowOrPage),
    "the view as a whole": Set(WholeSample.all.map(\.name)),
  ]

  private static func names(_ samples: [ModifierSample]) -> Set<String> { Set(samples.map(\.name)) }

  @Test func theSourcesHaveModifiers() {
    #expect(Self.modifiers.count > 80)
  }

  @Test func eachModifierOfTheSourcesIsOnThePage() {
    let listed = Self.page.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    #expect(Self.modifiers.subtracting(listed).sorted() == Self.withoutEffect.sorted())
    #expect(listed.subtracting(Self.modifiers).sorted() == [])
  }

  @Test func noModifierHasTwoTargets() {
    #expect(Self.page.values.map(\.count).reduce(0, +) == Self.modifiers.count - Self.withoutEffect.count)
  }

  @Test(arguments: tested.keys.sorted())
  func eachModifierOfATargetHasATest(_ target: String) {
    let listed = Self.page[target] ?? []
    let samples = Self.tested[target] ?? []
    #expect(listed.subtracting(samples).sorted() == [], "without a test")
    #expect(
      samples.subtracting(listed).sorted() == [], "tested for this target, and on another row of the page")
  }

  @Test func eachTargetOfThePageIsTested() {
    #expect(Self.page.keys.sorted() == Self.tested.keys.sorted())
  }
}
