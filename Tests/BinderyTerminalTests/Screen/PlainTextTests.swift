import BinderyViews
import Testing

@testable import BinderyTerminal

/// One screen as text, of any length.
@MainActor
@Suite struct PlainTextTests {
  private func text<Content: View>(
    width: Int = 80, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> [Substring] {
    let tree = ViewTree(rows: .window, content)
    defer { tree.unmount() }
    return PlainText.text(of: tree, width: width).split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func aLongScreenIsPrintedWhole() {
    let lines = text { VStack(alignment: .leading, spacing: 0) { ForEach(1..<1_301) { Text("Line \($0)") } } }
    #expect(lines.count == 1_301)
    #expect(lines.dropFirst(1_299).first == " Line 1300")
  }

  @Test func allRowsOfALongListArePrinted() {
    let lines = text { List { ForEach(1..<3_001) { row in Text("Row \(row)") } } }
    #expect(lines.count == 3_001)
    #expect(lines.dropFirst(2_999).first?.hasSuffix("Row 3000") == true)
  }

  @Test func aStripIsPrintedWholeInSeveralLines() {
    let numbers = (1...9).map { "\($0)" }
    let plain = text(width: 20) {
      ScrollView(.horizontal) { ForEach(numbers, id: \.self) { Text("Hour \($0)") } }
    }
    #expect(
      plain.filter { !$0.isEmpty } == [
        " Hour 1  Hour 2", " Hour 3  Hour 4", " Hour 5  Hour 6", " Hour 7  Hour 8", " Hour 9",
      ])
    let stack = text(width: 20) {
      ScrollView(.horizontal) {
        HStack {
          ForEach(numbers, id: \.self) { number in
            VStack(alignment: .leading, spacing: 0) {
              Text("Hour")
              Text(number)
            }
          }
        }
      }
    }
    #expect(
      stack.prefix(5) == [" Hour Hour Hour", " 1    2    3", "", " Hour Hour Hour", " 4    5    6"])
  }

  @Test func rowsOfDifferentHeightsArePrintedWhole() {
    let lines = text(width: 30) {
      List {
        ForEach(1..<1_001) { row in
          Text(row % 7 == 0 ? "Row \(row) with many words that need several lines here" : "Row \(row)")
        }
      }
    }
    #expect(lines.contains { $0.hasSuffix("Row 1000") })
    #expect(lines.count { $0.contains("Row ") } == 1_000)
  }

  @Test func longTextReportsTheOmittedLines() {
    let lines = text { List { ForEach(1..<5_001) { row in Text("Row \(row)") } } }
    #expect(lines.count == 4_002)
    #expect(
      lines.dropFirst(4_000).first
        == "… 1000 more lines are left out after 4000. In full screen, all can be reached.")
  }

  @Test(arguments: [-1, 0, 1, 19]) func aNarrowTerminalGetsLinesOfAFewWords(width: Int) {
    let lines = text(width: width) { Text("A sentence that does not fit in a narrow terminal") }
    #expect(lines.count > 2)
    #expect(lines.allSatisfy { CellWidth.of($0) <= 20 })
  }
}
