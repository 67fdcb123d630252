import Testing

@testable import BinderyTerminal

/// Only damaged areas are painted.
@MainActor
@Suite struct PainterTests {
  private let text = TextBox()
  private let other = TextBox()
  private let stack = StackBox()
  private var painter = Painter(size: CellSize(width: 8, height: 6))

  init() {
    stack.setChildren([text, other])
    show("one", "two")
  }

  private func show(_ first: String, _ second: String) {
    (text.text, other.text) = (first, second)
    stack.place(CellRect(x: 0, y: 0, width: 8, height: 6))
  }

  private mutating func lines() -> [String] {
    let cells = painter.paint(stack, focused: nil, ScreenOptions()).cells
    return [cells.text(row: 0), cells.text(row: 1)]
  }

  @Test mutating func theFirstFrameIsPaintedWhole() { #expect(lines() == ["one", "two"]) }

  @Test mutating func aChangeOutsideOfTheDamageIsNotPainted() {
    _ = lines()
    show("three", "four")
    painter.damage(text.visibleRect)
    #expect(lines() == ["three", "two"])
  }

  @Test mutating func muchDamageIsPaintedWhole() {
    _ = lines()
    show("three", "four")
    painter.damage(CellRect(x: 0, y: 2, width: 8, height: 4))
    #expect(lines() == ["three", "four"])
  }

  @Test mutating func aSmallerFrameShowsItsPartOnly() {
    painter.resize(to: CellSize(width: 2, height: 1))
    #expect(lines() == ["on", ""])
  }

  @Test mutating func printedLinesGoOnBelowTheFrame() {
    painter.resize(to: CellSize(width: 8, height: 1))
    #expect(painter.lines(of: stack, rows: 6, ScreenOptions()) == ["one", "two"])
  }
}
