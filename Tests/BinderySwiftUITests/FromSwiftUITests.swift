import Foundation
import Testing

/// Each line of the tables of `Documentation/FromSwiftUI.md` compiles as a view of an iOS app does.
@Suite struct FromSwiftUITests {
  /// What the lines refer to.
  private static let prelude = """
    import SwiftUI
    import Combine
    struct Item: Identifiable { let id: Int; var name: String }
    final class Model: ObservableObject {
      @Published var name = ""
      func add() {}
    }
    struct Framed: ViewModifier { func body(content: Content) -> some View { content } }

    """

  /// The first cells of the rows whose first cell is a call.
  private static func lines() throws -> [String] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let page = tests.deletingLastPathComponent().appending(path: "Documentation/FromSwiftUI.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let tables = try #require(text.firstRange(of: "## Words"))
    let end = try #require(text.firstRange(of: "## Combine"))
    return text[tables.upperBound..<end.lowerBound].split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\| `(.+?)` \|/).map { String($0.1) }
    }
  }

  @Test func previewsAreCheckedAndLeftOut() throws {
    let previews = """
      struct Card: View { var body: some View { Text("Card") } }
      #Preview { Card() }
      #Preview("Small", traits: .sizeThatFitsLayout) { let card = Card(); return card.previewDisplayName("Small") }
      struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }

      """
    #expect(try Compiler.errors(in: Self.prelude + previews) == [])
    let wrong = try Compiler.errors(in: Self.prelude + "#Preview { Missing() }\n")
    #expect(wrong.contains { $0.text.contains("Missing") })
  }

  @Test func everyLineCompiles() throws {
    let lines = try Self.lines()
    #expect(lines.count > 40)
    // Each expression is alone on its line of the source, in a view of its own.
    let head = """
      @StateObject var model = Model(); @State var items: [Item] = []; @State var names: [String] = []; \
      @State var isOn = false; @State var price = 1.0; @State var date = Date(); @State var name = ""; \
      @State var shown: Item?; @State var chosen: Int?; @FocusState var isFocused: Bool
      """
    let views = lines.enumerated().map { index, line in
      "struct Row\(index): View { \(head); var body: some View { \(line) } }"
    }
    let errors = try Compiler.errors(in: Self.prelude + views.joined(separator: "\n") + "\n")
    let first = Self.prelude.count { $0 == "\n" } + 1
    for error in errors {
      let line = lines.indices.contains(error.line - first) ? lines[error.line - first] : "The prelude"
      Issue.record("\(line): \(error.text)")
    }
  }
}
