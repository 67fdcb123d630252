internal import BinderyViews

/// A stack of screens that shows the last one, or the columns of a split view that fit beside each other.
///
///     width    three columns                          two columns
///     100      sidebar, content, detail               sidebar, detail
///     72       the one in front and its neighbor      sidebar, detail
///     less     the one in front                       the one in front
final class NavigationElement: StackBox {
  private static let widthOfThree = 100
  private static let widthOfTwo = 72
  /// The width of a column before the last one, unless its screen has one.
  private static let defaultWidth = 28
  /// The space between columns, with a line in it.
  private static let gap = 1

  /// The columns of a split view.
  private var columns: SplitColumns?

  override var fillsHeight: Bool { true }
  override var stretches: Bool { true }
  override var isWholeScreen: Bool { true }

  override func update(_ node: Node, _ context: ElementContext) {
    if columns != nil, node[.columns] == nil { showAll(of: node) }
    columns = node[.columns]
  }

  /// Shows the screens that were left out.
  private func showAll(of node: Node) {
    for box in children {
      box.isHidden = node.children.first { $0.id.rawValue == box.id }?.isTrue(.isHidden) ?? false
      box.forgetMeasures()
      (box as? ScreenElement)?.setColumn(hidesBack: false, showsSwitch: false)
    }
  }

  /// Whether its screens are columns.
  var isSplit: Bool { columns != nil }

  /// The screens in which the focus is first: of columns beside each other, the first one, unless a screen is over the last one.
  var screensInFront: [LayoutBox] {
    guard let columns, children.count <= columns.count else { return children }
    return children.first { !$0.isHidden }.map { [$0] } ?? []
  }

  // MARK: Columns

  /// The number of columns that fit beside each other.
  private func fitting(in width: Int) -> Int {
    isLinear || width < Self.widthOfTwo ? 1 : width < Self.widthOfThree ? 2 : 3
  }

  /// Returns the positions of the boxes that are shown in a width.
  private func shown(_ columns: SplitColumns, in width: Int) -> [Int] {
    let (last, front) = (children.count - 1, columns.frontIndex)
    let before = min(columns.count - 1, max(last, 0))
    let fit = fitting(in: width)
    if fit >= columns.count { return Array(min(columns.hiddenCount, before)..<before) + [last] }
    if fit == 1 { return [front < before ? front : last] }
    if front < before { return Array(0..<before) }
    return columns.hiddenCount < before ? [before - 1, last] : [last]
  }

  /// Returns the widths of the boxes that are shown; the last one has what is left.
  private func widths(of shown: [Int], in width: Int) -> [Int] {
    var rest = width - Self.gap * (shown.count - 1)
    let others = shown.dropLast().map { index in
      let wanted = (children[index] as? ScreenElement)?.columnWidth ?? Self.defaultWidth
      let part = max(0, min(wanted, rest / 2))
      rest -= part
      return part
    }
    return others + [max(0, rest)]
  }

  /// Hides the columns that do not fit.
  ///
  /// - Returns: the positions of the others.
  private func leaveOut(_ columns: SplitColumns, in width: Int) -> [Int] {
    guard !children.isEmpty else { return [] }
    let shown = shown(columns, in: width)
    let fitsAll = fitting(in: width) >= columns.count
    for (index, box) in children.enumerated() {
      let isHidden = !shown.contains(index)
      if box.isHidden != isHidden {
        box.isHidden = isHidden
        box.forgetMeasures()
      }
      // The first column that is shown leads back to the one before, unless all would fit.
      (box as? ScreenElement)?.setColumn(
        hidesBack: index < columns.count && (fitsAll || index != shown.first), showsSwitch: fitsAll)
    }
    return shown
  }

  override func measureIdealWidth() -> Int { columns == nil ? super.measureIdealWidth() : Self.widthOfTwo }

  override func measureHeight(width: Int) -> Int {
    guard let columns else { return super.measureHeight(width: width) }
    let shown = leaveOut(columns, in: width)
    return zip(shown, widths(of: shown, in: width)).map { children[$0].height(width: $1) }.max() ?? 0
  }

  override func placeContent(_ rect: CellRect) {
    guard let columns else { return super.placeContent(rect) }
    let shown = leaveOut(columns, in: rect.width)
    var x = rect.x
    for (index, width) in zip(shown, widths(of: shown, in: rect.width)) {
      let box = children[index]
      let height = box.fillsHeight ? rect.height : box.height(width: width)
      box.place(CellRect(x: x, y: rect.y, width: width, height: height))
      x += width + Self.gap
    }
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    super.paintContent(canvas, rect)
    guard isSplit, canvas.target.drawsLines else { return }
    let style = CellStyle(foreground: canvas.palette.separator)
    for box in visibleChildren.dropLast() {
      for y in 0..<max(0, rect.height) {
        canvas.write("│", x: rect.x + box.frame.maxX - padding.x, y: rect.y + y, style: style)
      }
    }
  }
}
