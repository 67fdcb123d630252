/// One screen: a bar with its title and toolbar items, its content, and a bottom bar if it has items.
final class ScreenBox: StackBox {
  enum Place { case leading, trailing, bottom }

  let bar = BarBox()
  let title = TextBox()
  /// The back button `‹`, visible if there is a previous screen.
  let back = ButtonBox()
  let viewport = ViewportBox()
  let content = StackBox()
  let bottom = BarBox()
  private let backLabel = TextBox()
  /// The bars and the content below each other, for screen readers: a bar with a line for each item scrolls too.
  private let page = StackBox()

  override init() {
    super.init()
    bar.axis = .horizontal
    bar.spacing = 2
    bar.padding = (1, 0)
    bar.backdrop = .surface
    title.ink = Ink(attributes: .bold)
    title.lineLimit = 1
    backLabel.text = "‹"
    back.setChildren([backLabel])
    back.isHidden = true
    back.isFocusable = true
    bottom.axis = .horizontal
    bottom.spacing = 2
    bottom.padding = (1, 0)
    bottom.backdrop = .raised
    content.padding = (1, 0)
    viewport.setChildren([content])
    setBar([], [], [])
  }

  override var fillsHeight: Bool { true }
  override var stretches: Bool { true }

  /// Adds the toolbar items to the bars.
  func setBar(_ leading: [LayoutBox], _ trailing: [LayoutBox], _ atBottom: [LayoutBox]) {
    hasTools = !leading.isEmpty || !trailing.isEmpty
    bar.setChildren(
      isLinear ? [title, back] + leading + trailing : [back] + leading + [title, SpacerBox()] + trailing)
    backLabel.text = isLinear ? "Back" : "‹"
    bottom.setChildren(atBottom)
    hideEmptyBars()
  }

  /// Hides empty bars.
  func hideEmptyBars() {
    let isEmpty = title.text.isEmpty && back.isHidden && !hasTools
    if bar.isHidden != isEmpty {
      bar.isHidden = isEmpty
      invalidate()
    }
    let parts = [bar, isWhole || isLinear ? content : viewport] + (bottom.children.isEmpty ? [] : [bottom])
    if isLinear, !isWhole {
      page.setChildren(parts)
      viewport.setChildren([page])
      setChildren([viewport])
    } else {
      setChildren(parts)
    }
  }

  /// Whether the content is tabs or navigation, which scroll by themselves; otherwise a viewport is around it.
  private var isWhole = false
  private var hasTools = false

  override func arrange(_ boxes: [LayoutBox]) {
    isWhole = boxes.contains { $0.isWholeScreen }
    if isWhole {
      viewport.setChildren([])
      content.padding = (0, 0)
    } else {
      content.padding = (1, 0)
    }
    content.setChildren(boxes)
    if !isWhole, viewport.children.isEmpty { viewport.setChildren([content]) }
    hideEmptyBars()
  }

  override var isWholeScreen: Bool { true }
}

/// A bar with controls at the top or bottom of a screen.
final class BarBox: StackBox {}

/// A stack of screens that shows the last one.
final class NavigationBox: StackBox {
  override var fillsHeight: Bool { true }
  override var stretches: Bool { true }
  override var isWholeScreen: Bool { true }
}

/// A part of the window that scrolls its content, unless the content does: a page of tabs, or the window's own.
class PageBox: StackBox {
  let viewport = ViewportBox()
  let content = StackBox()

  override var fillsHeight: Bool { true }
  override var stretches: Bool { true }
  override var isWholeScreen: Bool { true }

  override func arrange(_ boxes: [LayoutBox]) {
    if boxes.contains(where: { $0.isWholeScreen }) {
      viewport.setChildren([])
      setChildren(boxes)
    } else {
      content.setChildren(boxes)
      content.padding = (1, 0)
      viewport.setChildren([content])
      setChildren([viewport])
    }
  }
}

/// Pages below a tab bar; only the selected one is shown.
final class TabsBox: StackBox {
  let bar = TabBarBox()

  override init() {
    super.init()
    setChildren([bar])
  }

  override var fillsHeight: Bool { true }
  override var stretches: Bool { true }
  override var isWholeScreen: Bool { true }
  override func arrange(_ boxes: [LayoutBox]) { setChildren([bar] + boxes) }
}

/// The titles of tabs.
final class TabBarBox: LayoutBox {
  var tabs: [(id: UInt32, title: String, isChosen: Bool)] = []

  override init() {
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
    if isLinear {
      for (row, line) in LineBreaking.lines(of: spoken, width: rect.width).enumerated() {
        canvas.write(line, x: rect.x, y: rect.y + row)
      }
      return
    }
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
  func tab(at column: Int) -> UInt32? {
    if isLinear { return nil }
    return zip(tabs, places(frame.width)).reversed().first { $1.lowerBound - 1 <= column }?.0.id
  }

  override func paintFocus(_ canvas: Canvas, _ rect: CellRect) {
    if isLinear { return super.paintFocus(canvas, rect) }
    for (tab, place) in zip(tabs, places(rect.width)) where tab.isChosen {
      canvas.markFocus(CellRect(x: rect.x + place.lowerBound, y: rect.y, width: place.count, height: 1))
    }
  }
}
