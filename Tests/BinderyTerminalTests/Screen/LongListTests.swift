import Bindery
import BinderyTesting
import BinderyViews
import Testing

@testable import BinderyTerminal

/// Lists that mount only the rows near the visible ones.
@MainActor
@Suite struct LongListTests {
  @MainActor
  final class Model {
    @Bindery.Box var rows: [Int]
    @Bindery.Box var pressed = 0

    init(_ count: Int) { rows = Array(1...count) }
  }

  /// A list between two buttons. Without a window, all its rows are mounted.
  private func list(
    _ model: Model, isWhole: Bool, height: Int = 20, words: @escaping @MainActor (Int) -> String
  ) -> ScreenDriver {
    ScreenDriver(width: 40, height: height) {
      Button("Before") {}
      List {
        if isWhole {
          for row in model.rows { PressableRow(words: words(row)) { model.pressed = row } }
        } else {
          ForEach(model.rows, id: \.self) { row in
            PressableRow(words: words(row)) { model.pressed = row }
          }
        }
      }
      Button("After") {}
    }
  }

  private static let keys: [InputEvent] = [
    .key(KeyPress(.down)), .key(KeyPress(.down)), .key(KeyPress(.up)), .key(KeyPress(.pageDown)),
    .key(KeyPress(.pageDown)), .key(KeyPress(.pageUp)), .key(KeyPress(.home)), .key(KeyPress(.end)),
    .key(KeyPress(.tab)), .key(KeyPress(.tab, .shift)), .key(KeyPress(.down, .control)),
    .key(KeyPress(.up, .control)), .key(KeyPress(.enter)), .mouse(MouseEvent(.scroll(1), x: 5, y: 5)),
    .mouse(MouseEvent(.scroll(-1), x: 5, y: 5)),
  ]

  @Test(arguments: 0..<3) func windowedListsMatchTheWholeList(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let (model, reference) = (Model(300), Model(300))
    let driver = list(model, isWhole: false) { "Row \($0)" }
    let whole = list(reference, isWhole: true) { "Row \($0)" }
    for step in 0..<60 {
      let event = Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)]
      _ = driver.screen.handle(event)
      _ = whole.screen.handle(event)
      driver.show()
      whole.show()
      #expect(driver.lines == whole.lines, "step \(step): \(event)")
      #expect(driver.focusedWords == whole.focusedWords, "step \(step): \(event)")
      #expect(model.pressed == reference.pressed)
    }
  }

  @Test(arguments: 0..<3) func rowsOfDifferentHeightsFollowEachOther(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let words: @MainActor (Int) -> String = { row in
      "Row \(row) " + String(repeating: "and more words ", count: row * row % 7)
    }
    let model = Model(300)
    let driver = list(model, isWhole: false, words: words)
    let whole = list(Model(300), isWhole: true, height: 500, words: words)
    // A few screens show all rows.
    var lines: [String] = []
    for _ in 0..<5 {
      for line in whole.lines.dropLast() where !lines.suffix(600).contains(line) || line.isEmpty {
        lines.append(line)
      }
      whole.press(KeyPress(.pageDown))
    }
    let known = Set(lines.map(Self.bare))
    for step in 0..<50 {
      let event = Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)]
      _ = driver.screen.handle(event)
      driver.show()
      let shown = driver.lines.dropLast().map(Self.bare)
      #expect(shown.allSatisfy { known.contains($0) }, "step \(step): \(event)")
      let rows = shown.compactMap { line in
        line.hasPrefix("Row ") ? Int(line.dropFirst(4).prefix { $0.isNumber }) : nil
      }
      #expect(zip(rows, rows.dropFirst()).allSatisfy { $0 + 1 == $1 }, "step \(step): \(event) \(rows)")
      #expect(rows.count > 2)
    }
    driver.press(KeyPress(.end))
    #expect(driver.text.contains("Row 300"))
    driver.press(KeyPress(.home))
    #expect(driver.text.contains("Row 1 "))
  }

  /// Returns a line without the markers of focus and scrolling.
  private static func bare(_ line: String) -> String {
    var line = line.filter { $0 != "▌" && $0 != "▐" }
    while line.first == " " { line.removeFirst() }
    while line.last == " " { line.removeLast() }
    return line
  }

  @Test func onlyRowsNearTheScreenAreMounted() {
    let model = Model(10_000)
    let driver = list(model, isWhole: false) { "Row \($0)" }
    driver.press(KeyPress(.end))
    #expect(driver.text.contains("Row 10000"))
    #expect(driver.screen.boxes.boxes.count < 400)
    for _ in 0..<100 { driver.press(KeyPress(.pageUp)) }
    #expect(driver.screen.boxes.boxes.count < 1_300)
  }

  @Test func theRowInSightStaysWhereRowsComeAndGoFarAway() {
    let model = Model(2_000)
    let driver = list(model, isWhole: false) { "Row \($0)" }
    for _ in 0..<40 { driver.press(KeyPress(.pageDown)) }
    let before = driver.focusedWords
    model.rows.removeLast(500)
    driver.show()
    #expect(driver.focusedWords == before)
    #expect(driver.text.contains(before))
  }

  @Test func listsInSectionsAreMountedAsTheyComeIntoSight() {
    let model = Model(300)
    let driver = ScreenDriver(width: 40, height: 20) {
      List {
        ForEach(model.rows, id: \.self) { day in
          Section("Day \(day)") { ForEach(Array(1...day), id: \.self) { row in Text("Row \(day).\(row)") } }
        }
      }
    }
    driver.press(KeyPress(.end))
    #expect(driver.text.contains("Row 300.300"))
    driver.press(KeyPress(.home))
    #expect(driver.text.contains("Row 1.1"))
    #expect(driver.text.contains("Day 3"))
  }

  @Test func rowsWithNothingToShowEndTheSearchForMore() {
    let model = Model(5_000)
    let driver = ScreenDriver(width: 40, height: 20) {
      List { ForEach(model.rows, id: \.self) { row in if row == 5_000 { Text("The last") } } }
    }
    driver.press(KeyPress(.end))
    #expect(driver.lines.count == 20)
  }
}

/// A row that can be pressed.
private struct PressableRow: View {
  let words: String
  let press: @MainActor () -> Void

  var body: some View { Text(words).onTapGesture { press() } }
}
