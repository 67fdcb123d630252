import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

/// Text fields with the mouse, and the keys that other parts of the screen use too.
@MainActor
@Suite struct FieldTests {
  @MainActor
  final class Model {
    @Bindery.Box var name = ""
  }

  let model = Model()

  private func driver() -> ScreenDriver {
    ScreenDriver { [model] in TextField("Name", text: Bindable(model).name, prompt: Text("Name")) }
  }

  private func areaDriver() -> ScreenDriver {
    ScreenDriver { [model] in TextField("Note", text: Bindable(model).name, kind: .multiline) }
  }

  private func click(_ driver: ScreenDriver, column: Int, row: Int = 0) throws {
    let field = try #require(driver.screen.focused as? FieldElement)
    let rect = field.screenRect
    let top = rect.maxY - (field.editor.isMultiline ? 4 : 1)
    _ = driver.screen.handle(.mouse(MouseEvent(.press, x: rect.x + column, y: top + row)))
    driver.show()
  }

  private func caret(_ driver: ScreenDriver) throws -> Int {
    try #require(driver.screen.focused as? FieldElement).editor.caret
  }

  /// Shin is the first letter of shalom, and the rightmost one on the screen.
  @Test(arguments: [(3, 0), (2, 1), (0, 3), (9, 0)])
  func aClickInTextFromRightToLeftFindsItsLetter(column: Int, index: Int) throws {
    model.name = "שלום"
    let driver = driver()
    try click(driver, column: column)
    #expect(try caret(driver) == index)
  }

  /// The screen shows `abc םולש xyz`.
  @Test(arguments: [(0, 0), (4, 7), (7, 4), (9, 9), (30, 12)])
  func aClickInTextOfBothDirectionsFindsItsLetter(column: Int, index: Int) throws {
    model.name = "abc שלום xyz"
    let driver = driver()
    try click(driver, column: column)
    #expect(try caret(driver) == index)
  }

  @Test func aClickedLetterHasTheCursorOnIt() throws {
    model.name = "abc שלום xyz"
    let driver = driver()
    let field = try #require(driver.screen.focused as? FieldElement)
    for column in 0..<12 {
      try click(driver, column: column)
      #expect(driver.screen.frame().cursor?.x == field.screenRect.x + column)
    }
  }

  @Test func aClickInAScrolledFieldFindsItsLine() throws {
    model.name = (1...9).map { "line \($0)" }.joined(separator: "\n")
    let driver = areaDriver()
    driver.press(KeyPress(.end))
    for _ in 1...9 { driver.press(KeyPress(.down)) }
    #expect(driver.text.contains("line 9") && !driver.text.contains("line 5"))
    try click(driver, column: 0, row: 1)
    driver.type("x")
    #expect(model.name.contains("\nxline 7\n"))
    #expect(driver.text.contains("line 6"), "The text moves although the clicked line is visible.")
    #expect(driver.text.contains("line 9"))
  }

  @Test func aFieldOfSeveralLinesHasFourUnlessItsLimitsSayOtherwise() throws {
    func rows<Field: View>(@ViewBuilder _ field: @escaping @MainActor () -> Field) throws -> Int {
      let driver = ScreenDriver { field() }
      let box = try #require(driver.screen.focused as? FieldElement)
      // The label is above it.
      return box.measureHeight(width: 40) - 1
    }
    let text = Bindable(model).name
    let counts = [
      try rows { TextField("Note", text: text, axis: .vertical) },
      try rows { TextField("Note", text: text, axis: .vertical).lineLimit(6, reservesSpace: true) },
      try rows { TextField("Note", text: text, axis: .vertical).lineLimit(2) },
      try rows { TextField("Note", text: text, axis: .vertical).lineLimit(5...) },
      try rows { TextField("Note", text: text).lineLimit(6, reservesSpace: true) },
    ]
    #expect(counts == [4, 6, 2, 5, 1])
  }

  @Test func aTextHasRoomForTheLinesThatItReserves() {
    let driver = ScreenDriver {
      VStack(alignment: .leading, spacing: 0) {
        Text("one").lineLimit(3, reservesSpace: true)
        Text("below")
      }
    }
    let lines = driver.text.split(separator: "\n", omittingEmptySubsequences: false)
    let places = ["one", "below"].map { words in lines.firstIndex { $0.contains(words) } ?? -1 }
    #expect(places[1] - places[0] == 3, "\(driver.text)")
  }

  @Test func controlZUndoesInAField() {
    let driver = driver()
    driver.type("Ada Lovelace")
    driver.type("\u{17}\u{1A}")
    #expect(model.name == "Ada Lovelace")
    #expect(driver.requests.isEmpty)
    driver.type("\u{19}")
    #expect(model.name == "Ada ")
  }

  @Test func controlZWithNothingToUndoStaysInTheField() {
    let driver = driver()
    driver.type("\u{1A}")
    #expect(driver.requests.isEmpty)
  }
}
