import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

/// A drag changes only the control in which the button went down, wherever it goes.
@MainActor
@Suite struct DragTests {
  @MainActor
  final class Model {
    @Bindery.Box var text = "some words"
    @Bindery.Box var number = 3.0
    @Bindery.Box var presses = 0
  }

  let model = Model()

  // MARK: Text

  private func fieldDriver(_ text: String = "some words") -> ScreenDriver {
    model.text = text
    return ScreenDriver { [model] in
      TextField("Name", text: Bindable(model).text, prompt: Text("Name"))
      Text("Below")
    }
  }

  @Test func aDragSelectsText() throws {
    let driver = fieldDriver()
    try driver.drag("some", to: (5, 0))
    #expect(try driver.selection == 0..<4)
    driver.type("x")
    #expect(model.text == "x words")
  }

  @Test func aDragThatBeginsElsewhereSelectsNothing() throws {
    let driver = fieldDriver("rain")
    try driver.drag("Below", at: 20, to: (3, 0))
    #expect(try driver.selection == nil)
    driver.type("x")
    #expect(model.text == "rainx")
  }

  @Test(arguments: [(59, 10), (0, 0)]) func aDragOutOfAFieldSelectsToItsEnd(column: Int, caret: Int) throws {
    let driver = fieldDriver()
    try driver.drag("words", to: (column, 9))
    #expect(try driver.selection == min(5, caret)..<max(5, caret))
  }

  @Test func aDragAfterTheReleaseSelectsNothing() throws {
    let driver = fieldDriver()
    try driver.drag("some", to: (5, 0))
    driver.mouse(.drag, column: 9, row: 0)
    #expect(try driver.selection == 0..<4)
  }

  @Test func aFieldThatGoesAwayEndsItsDrag() throws {
    @SharedBox var isShown = true
    let driver = ScreenDriver { [model] in
      if isShown { TextField("Name", text: Bindable(model).text, prompt: Text("Name")) }
      TextField("Other", text: .constant("rain"), prompt: Text("Other"))
    }
    driver.click("some")
    isShown = false
    driver.show()
    driver.mouse(.drag, column: 4, row: 0)
    #expect(try driver.selection == nil)
  }

  // MARK: Sliders

  private func sliderDriver(step: Double = 1) -> ScreenDriver {
    ScreenDriver { [model] in
      Slider(value: Bindable(model).number, in: 0...9, step: step) { Text("Level of water") }
      Text("Below")
    }
  }

  @Test(arguments: [(4, 0, 4.0), (9, 0, 9), (7, 5, 7), (-30, 0, 0), (14, 8, 9)])
  func theKnobOfASliderFollows(column: Int, row: Int, value: Double) throws {
    let driver = sliderDriver()
    let start = try driver.track(of: "Level")
    driver.click(column: start + 3, row: 0)
    driver.mouse(.drag, column: start + 5, row: 0)
    driver.mouse(.drag, column: start + column, row: row)
    #expect(model.number == value)
    driver.mouse(.release, column: start + column, row: row)
    driver.mouse(.drag, column: start + 1, row: 0)
    #expect(model.number == value)
  }

  @Test func aDraggedSliderKeepsToItsSteps() throws {
    let driver = sliderDriver(step: 4)
    let start = try driver.track(of: "Level")
    driver.click(column: start, row: 0)
    driver.mouse(.drag, column: start + 5, row: 0)
    #expect(model.number == 4)
  }

  /// The knob is below the pointer, also where the track has fewer columns than the range has steps.
  @Test(arguments: 0...9) func theKnobIsWhereThePointerIs(column: Int) throws {
    model.number = 50
    let driver = ScreenDriver { [model] in
      Slider(value: Bindable(model).number, in: 10...99, step: 1) { Text("Level") }
    }
    let start = try driver.track(of: "Level")
    driver.click(column: start, row: 0)
    driver.mouse(.drag, column: start + column, row: 0)
    #expect(try driver.knob(of: "Level") == start + column)
  }

  @Test func aDragThatBeginsOnTheLabelOfASliderDoesNotChangeIt() throws {
    let driver = sliderDriver()
    let start = try driver.track(of: "Level")
    try driver.drag("Level", to: (start + 8, 0))
    #expect(model.number == 3)
  }

  // MARK: Scroll bars

  private func listDriver() -> ScreenDriver {
    ScreenDriver(width: 30, height: 11) { [model] in
      List { ForEach(1..<31) { row in Text("Row \(row)").onTapGesture { model.presses = row } } }
    }
  }

  @Test func theScrollBarIsDragged() throws {
    let driver = listDriver()
    #expect(driver.thumb.lowerBound == 0)
    driver.click(column: 29, row: 1)
    #expect(driver.text.contains("Row 1 "))
    driver.mouse(.drag, column: 29, row: 4)
    #expect(driver.thumb.lowerBound == 3)
    driver.mouse(.drag, column: 12, row: 3)
    #expect(driver.thumb.lowerBound == 2)
    driver.mouse(.drag, column: 12, row: 40)
    #expect(driver.text.contains("Row 30"))
    driver.mouse(.drag, column: 12, row: 0)
    #expect(driver.text.contains("Row 1 "))
    driver.mouse(.release, column: 12, row: 0)
    driver.mouse(.drag, column: 29, row: 7)
    #expect(driver.text.contains("Row 1 "))
    #expect(model.presses == 0)
  }

  @Test func aPressBesideTheThumbBringsItThere() {
    let driver = listDriver()
    driver.click(column: 29, row: 6)
    #expect(driver.thumb.contains(6))
    driver.mouse(.drag, column: 29, row: 4)
    #expect(driver.thumb.contains(4))
  }

  @Test func aDragBesideTheScrollBarDoesNotScroll() throws {
    let driver = listDriver()
    try driver.drag("Row 2", to: (29, 7))
    #expect(driver.text.contains("Row 1 "))
  }
}

extension ScreenDriver {
  /// Presses where words are shown, or some columns after their start, moves to a column and row, and releases the button.
  fileprivate func drag(_ words: String, at offset: Int = 0, to end: (column: Int, row: Int)) throws {
    click(words, at: offset)
    mouse(.drag, column: end.column, row: end.row)
    mouse(.release, column: end.column, row: end.row)
  }

  /// The selection of the focused field.
  fileprivate var selection: Range<Int>? {
    get throws { try #require(screen.focused as? FieldElement).editor.selection }
  }

  /// Returns the first column of the track of a slider.
  fileprivate func track(of label: String) throws -> Int {
    let line = try #require(lines.first { $0.contains(label) })
    return CellWidth.of(String(line.prefix { $0 != "━" && $0 != "●" }))
  }

  /// Returns the column of the knob of a slider.
  fileprivate func knob(of label: String) throws -> Int {
    let line = try #require(lines.first { $0.contains(label) })
    return CellWidth.of(String(line.prefix { $0 != "●" }))
  }

  /// The rows of the thumb of the scroll bar.
  fileprivate var thumb: Range<Int> {
    let rows = lines.indices.filter { lines[$0].hasSuffix("▐") }
    return (rows.first ?? 0)..<(rows.last ?? -1) + 1
  }
}
