import Testing

@testable import BinderyTerminal

/// Only what changed is laid out again.
@MainActor
@Suite struct LayoutTests {
  /// A box that counts how often its content is measured and placed.
  private final class CountingBox: LayoutBox {
    var (rows, measured, placed) = (1, 0, 0)

    override func measureIdealWidth() -> Int { 4 }
    override func measureHeight(width: Int) -> Int {
      measured += 1
      return rows
    }
    override func placeContent(_ rect: CellRect) { placed += 1 }
  }

  private let boxes = (0..<3).map { _ in CountingBox() }
  private let stack = StackBox()

  init() {
    stack.setChildren(boxes)
    let page = StackBox()
    page.setChildren([stack])
    page.place(CellRect(x: 0, y: 0, width: 20, height: 10))
    for box in boxes { (box.measured, box.placed) = (0, 0) }
    self.page = page
  }

  private let page: StackBox

  @Test func aChangeOfTheSameSizeStaysInItsBox() {
    #expect(boxes[1].reflow() === boxes[1])
    #expect(boxes.map(\.placed) == [0, 1, 0])
    #expect(boxes.map(\.measured) == [0, 1, 0])
  }

  @Test func aHigherBoxMovesItsNeighborsWithoutLayingThemOut() {
    boxes[1].rows = 3
    #expect(boxes[1].reflow() === page)
    #expect(boxes.map(\.frame.y) == [0, 1, 4])
    #expect(boxes.map(\.placed) == [0, 1, 0])
    #expect(boxes.map(\.measured) == [0, 1, 0])
  }

  @Test func anotherWidthIsLaidOutOnce() {
    page.place(CellRect(x: 0, y: 0, width: 30, height: 10))
    #expect(boxes.map(\.placed) == [1, 1, 1])
    #expect(boxes.map(\.measured) == [1, 1, 1])
  }
}
