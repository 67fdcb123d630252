internal import BinderyViews

/// The titles of tabs.
final class TabBarBox: LayoutBox {
  private(set) var tabs: [(node: Node, title: String, isChosen: Bool)] = []

  /// Shows the titles of tabs, with their badges: `Inbox (3)`.
  func read(_ node: Node) {
    id = node.id.rawValue
    tabs = node.children.filter { $0.role == .tab }.map { tab in
      (tab, tab.title + (tab[.badge].map { " (\($0))" } ?? ""), tab.isSelected)
    }
    forgetMeasures()
  }

  /// Returns the choice of a tab; nil if there is none.
  func choice(of index: Int) -> ElementAction? {
    tabs.indices.contains(index) ? .send(UserEvent(.tap, on: tabs[index].node.id)) : nil
  }

  /// After the last tab comes the first.
  override func step(_ node: Node, by count: Int) -> ElementAction? {
    guard let index = tabs.firstIndex(where: { $0.isChosen }), tabs.count > 1 else { return nil }
    return choice(of: (index + count + tabs.count) % tabs.count)
  }

  override func press(_ node: Node) -> ElementAction { step(node, by: 1) ?? .nothing }

  override func click(at point: CellPoint, _ node: Node) -> ElementAction {
    tab(at: point.x).flatMap { choice(of: $0) } ?? .nothing
  }

  override func keyHints(_ node: Node) -> [KeyHint] { [KeyHint("←→", "Choose")] }

  override func commands(_ node: Node) -> [ElementCommand] {
    tabs.enumerated().map { index, tab in
      ElementCommand(
        title: tab.title, detail: "Alt+\(index + 1)", isChosen: tab.isChosen, isFirst: true,
        action: .send(UserEvent(.tap, on: tab.node.id)))
    }
  }

  required init() {
    super.init()
    isFocusable = true
    backdrop = .surface
  }

  override var stretches: Bool { true }
  override func measureIdealWidth() -> Int { tabs.map { CellWidth.of($0.title) + 3 }.reduce(0, +) }
  override func measureHeight(width: Int) -> Int {
    if tabs.isEmpty { return 0 }
    return isLinear ? LineBreaking.lines(of: spoken, width: width).count : 1
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    if isLinear { return canvas.write(LineBreaking.lines(of: spoken, width: rect.width), in: rect) }
    for (tab, place) in zip(tabs, places(rect.width)) {
      let style =
        tab.isChosen
        ? canvas.style(.accent, [.bold, .underline]) : canvas.style(.secondary)
      canvas.write(
        LineBreaking.truncated(tab.title, width: place.count), x: rect.x + place.lowerBound, y: rect.y,
        style: style)
    }
  }

  /// The chosen tab in words: `Tab 1 of 2: Movies`.
  private var spoken: String {
    let index = tabs.firstIndex { $0.isChosen } ?? 0
    return "Tab \(index + 1) of \(tabs.count): \(tabs.indices.contains(index) ? tabs[index].title : "")"
  }

  /// Returns the columns of each title: its own width, or equal parts if the titles do not fit.
  private func places(_ width: Int) -> [Range<Int>] {
    let fits = measureIdealWidth() <= width
    let part = max(2, width / max(1, tabs.count))
    var x = 1
    return tabs.map { tab in
      let columns = fits ? CellWidth.of(tab.title) : min(CellWidth.of(tab.title), max(1, part - 1))
      defer { x += fits ? columns + 3 : part }
      return x..<(x + columns)
    }
  }

  /// Returns the tab at a column of the bar.
  private func tab(at column: Int) -> Int? {
    isLinear ? nil : places(frame.width).lastIndex { $0.lowerBound - 1 <= column }
  }

  override func paintFocus(_ canvas: Canvas, _ rect: CellRect) {
    if isLinear { return super.paintFocus(canvas, rect) }
    for (tab, place) in zip(tabs, places(rect.width)) where tab.isChosen {
      canvas.markFocus(CellRect(x: rect.x + place.lowerBound, y: rect.y, width: place.count, height: 1))
    }
  }
}
