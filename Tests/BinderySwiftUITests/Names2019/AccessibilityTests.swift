import BinderySwiftUI
import BinderyTesting
import Testing

@MainActor
@Suite(.workScope) struct AccessibilityTests {
  @Test func accessibilityModifiersOf2019MatchCurrentOnes() throws {
    let host = TestHost {
      Button("Add") {}
        .accessibility(label: Text("Add a book")).accessibility(hint: Text("Opens a form"))
        .accessibility(value: Text("None")).accessibility(identifier: "add")
    }
    let button = try #require(host.find(.button("Add a book")))
    #expect(button[.accessibilityHint] == "Opens a form")
    #expect(button[.accessibilityValue] == "None")
    #expect(button[.identifier] == "add")
  }

  @Test func aHeaderIsAHeading() {
    let host = TestHost { Text("Books").accessibility(addTraits: .isHeader) }
    #expect(host.find("Books")?[.headingLevel] == 2)
  }
}
