import BinderyViews
import LayoutCases
import Testing

@testable import BinderyTerminal

/// The layout cases of `Documentation/Layout.md`, in cells.
@MainActor
struct LayoutCaseTests {
  /// A cell is 8 points wide and 16 high.
  private static let cell = (width: 8.0, height: 16.0)

  @Test(arguments: LayoutCase.all)
  func cellsKeepTheRelationsOfACase(_ example: LayoutCase) throws {
    let (columns, rows) = (Int(example.width / Self.cell.width), Int(example.height / Self.cell.height))
    let tree = ViewTree { ZStack { example.view() }.frame(maxWidth: .infinity, maxHeight: .infinity) }
    defer { tree.unmount() }
    // A page has a margin of one column at both sides, and a line of keys.
    let screen = TerminalScreen(
      tree: tree, size: CellSize(width: columns + 2, height: rows + WindowElement.footerRows))
    // Views that depend on their size have it once a frame is shown.
    _ = screen.frame()
    var frames: [String: ViewFrame] = [:]
    for name in example.relations.flatMap(\.names) {
      frames[name] = ViewFrame(try #require(rect(named: name, in: screen), "\(name) is missing"))
    }
    let offered = ViewFrame(CellRect(x: 1, y: 0, width: columns, height: rows))
    for relation in example.relations {
      #expect(
        relation.holds(offered: offered, tolerance: (Self.cell.width, Self.cell.height)) {
          frames[$0] ?? offered
        }, "\(relation) in \(frames)\n\(screen.frame().cells.text)")
    }
  }

  private func rect(named name: String, in screen: TerminalScreen) -> CellRect? {
    let words = name.split(separator: ".")
    guard var node = find(String(words[0]), in: screen.tree.root) else { return nil }
    if words.count == 1 {
      while let parent = node.parent, parent.role == .box, parent.parent?.role != .window { node = parent }
    }
    return screen.boxes.box(showing: node)?.screenRect
  }

  private func find(_ name: String, in node: Node) -> Node? {
    if node[.identifier] == name { return node }
    for child in node.children { if let found = find(name, in: child) { return found } }
    return nil
  }
}

extension ViewFrame {
  fileprivate init(_ rect: CellRect) {
    self.init(
      x: Double(rect.x) * 8, y: Double(rect.y) * 16, width: Double(rect.width) * 8,
      height: Double(rect.height) * 16)
  }
}
