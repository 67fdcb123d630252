import BinderyViews
import Foundation
import Testing

/// `Documentation/Nodes.md` lists all roles, properties and events.
@Suite("The page about nodes")
struct NodesPageTests {
  /// `BINDERY_RECORD_SNAPSHOTS=1` writes the page again, after a change of the comments or a new role, property or event.
  @Test func theCommentsOfTheCodeAreItsFirstColumns() throws {
    let page = try NodesPage()
    var updated = page
    try updated.update()
    if ProcessInfo.processInfo.environment["BINDERY_RECORD_SNAPSHOTS"] == "1" {
      try updated.text.write(to: NodesPage.file, atomically: true, encoding: .utf8)
    } else {
      #expect(
        page.text == updated.text,
        "Run BINDERY_RECORD_SNAPSHOTS=1 BINDERY_ONLY=BinderyViewsTests swift test --filter NodesPageTests.")
    }
  }

  /// A key with another property would read and write that one.
  @Test func eachPropertyHasTheKeyOfItsName() throws {
    let keys = try NodesPage.source(of: "Property.swift").matches(
      of: /static var (\w+): PropertyKey<[^>]+> \{ \.init\(\.(\w+)\) \}/)
    #expect(keys.map(\.1) == keys.map(\.2))
    #expect(keys.map { String($0.1) } == Property.allCases.map { "\($0)" })
  }

  @Test func itHasARowForEachRolePropertyAndEvent() throws {
    let page = try NodesPage().text.components(separatedBy: "## Events")
    for role in Role.allCases { #expect(page[0].contains("\n| `\(role.rawValue)` | ")) }
    for property in Property.allCases { #expect(page[0].contains("\n| `\(property)` | `")) }
    for kind in UserEvent.Kind.allCases { #expect(page[1].contains("\n| `\(kind)` | ")) }
  }
}
