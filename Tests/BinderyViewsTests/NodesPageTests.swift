import BinderyViews
import Foundation
import Testing

/// `Documentation/Nodes.md` lists all roles and properties.
@Suite("The page about nodes")
struct NodesPageTests {
  private let page: String

  init() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../Documentation/Nodes.md").standardized
    page = try String(contentsOf: file, encoding: .utf8)
  }

  @Test(arguments: Role.allCases.map(\.rawValue)) func itHasARowForEachRole(_ role: String) {
    #expect(page.contains("\n| `\(role)` | "))
  }

  @Test(arguments: Property.allCases.map { "\($0)" }) func itHasARowForEachProperty(_ property: String) {
    #expect(page.contains("\n| `\(property)` | `"))
  }

  @Test(arguments: UserEvent.Kind.allCases.map { "\($0)" }) func itHasARowForEachEvent(_ kind: String) {
    let events = page.split(separator: "## Events")[1]
    #expect(events.contains("\n| `\(kind)` | "))
  }
}
