internal import BinderyViews

/// A part of the screen that is measured, placed and painted. One that shows a node, in `Elements`, also reads the node's properties,
/// and knows what keys and clicks on it do.
///
/// Measuring determines a box's size for a width, and placing its frame. Both results are cached until its content changes, so
/// that
/// only changed parts are laid out again. Frames are relative to the parent.
class LayoutBox {
  /// The child boxes, in order.
  private(set) var children: [LayoutBox] = []
  /// The parent. A parent that is removed clears it, so it never dangles.
  private(set) unowned(unsafe) var parent: LayoutBox?
  /// The frame, relative to the parent.
  private(set) var frame = CellRect.zero
  /// The number of the node that it shows, or 0.
  var id: UInt32 = 0
  /// Whether the keyboard can reach it.
  var isFocusable = false

  /// Whether the keyboard can reach it now.
  var isReachable: Bool { isFocusable }

  /// The space inside its edges, in columns and rows.
  var padding = (x: 0, y: 0)
  /// Whether it takes the available width.
  var fillsWidth = false
  /// Whether it takes the available height, except for screen readers.
  var growsDown = false
  /// The columns for each row, if it takes the available space up to a ratio.
  final var fittingColumns: Double?
  /// Whether it takes no part in layout and painting.
  var isHidden = false { didSet { if isHidden != oldValue { placedTraits = nil } } }
  /// Whether it is not painted, but takes its space.
  var isClear = false
  /// The background.
  var backdrop: BoxBackdrop?
  /// The difference to the surrounding text style.
  var textStyle = TextStyle()
  /// Whether it is laid out for screen readers: one thing a line, in reading order. Inherited by children.
  final var isLinear = false {
    didSet {
      guard isLinear != oldValue else { return }
      forgetMeasures()
      for child in children { child.isLinear = isLinear }
    }
  }

  /// The empty lines that the screen has room for. Inherited by children.
  final var density = RowDensity.roomy {
    didSet {
      guard density != oldValue else { return }
      forgetMeasures()
      for child in children { child.density = density }
    }
  }

  /// The rows of space above and below the content.
  private var paddingRows: Int { density.hasPadding ? padding.y : 0 }

  private var measures = BoxMeasures()
  /// What its parent may have been measured with before the last change.
  private var formerMeasures = BoxMeasures()
  private var needsLayout = true
  /// What its neighbors were placed with; nil if they were placed with it hidden, or without it hidden.
  private var placedTraits: BoxTraits?

  required init() {}

  deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  // MARK: Tree

  /// Replaces the children.
  func setChildren(_ boxes: [LayoutBox]) {
    for child in children where child.parent === self { child.parent = nil }
    children = boxes
    for box in boxes {
      box.parent = self
      if isLinear { box.isLinear = true }
      box.density = density
    }
    invalidate()
  }

  /// Adds boxes; a box with several parts distributes them among those.
  func arrange(_ boxes: [LayoutBox]) { setChildren(boxes) }

  // MARK: Showing a node

  /// Copies what it shows of a node's properties, besides what all boxes show. Called after each change of one.
  func update(_ node: Node, _ context: ElementContext) {}

  /// Adds the boxes of a node's children. It shows the values of nodes without a box itself.
  ///
  /// - Parameter box: returns the box of a node; nil for nodes that have none.
  func arrange(_ node: Node, _ box: (Node) -> LayoutBox?) { arrange(node.children.compactMap(box)) }

  /// Whether the box around it shows values of its node.
  var isReadByOwner: Bool { false }
  /// Whether its padding is that of the node, instead of its own.
  var takesPadding: Bool { true }

  // MARK: Keys and clicks

  /// The control for which it has the focus.
  var represented: LayoutBox { self }
  /// Returns the result of Enter or Space.
  func press(_ node: Node) -> ElementAction {
    node.isOnlyDraggable ? .choosePlace(node) : .send(node.pressEvent)
  }
  /// Returns the result of another key while it has the focus; nil if the key has none here.
  func handle(_ press: KeyPress, _ node: Node) -> ElementAction? { press.step.flatMap { step(node, by: $0) } }
  /// Returns the change to the next or previous value; nil if there is none.
  func step(_ node: Node, by count: Int) -> ElementAction? { nil }
  /// Returns the result of a click at one of its cells.
  func click(at point: CellPoint, _ node: Node) -> ElementAction { press(node) }
  /// Whether a press there can be followed by a movement of the mouse that ``drag(to:_:)`` handles.
  func isDraggable(at point: CellPoint) -> Bool { false }
  /// Takes hold of what is dragged from there.
  func hold(at point: CellPoint) {}
  /// Returns the result of a movement of the mouse that began here.
  func drag(to point: CellPoint, _ node: Node?) -> ElementAction { .nothing }
  /// Whether a click at one of its cells is a click on it.
  func isHit(at point: CellPoint) -> Bool { true }
  /// Scrolls by the minimum distance that makes one of its areas visible.
  ///
  /// - Returns: whether it scrolled.
  func scroll(toShow area: CellRect) -> Bool { false }
  /// The keys that do something here, for the line at the bottom.
  func keyHints(_ node: Node) -> [KeyHint] {
    node.isOnlyDraggable ? [] : [KeyHint("Enter", node.iconName ?? "Press")]
  }
  /// What the list of commands offers here.
  func commands(_ node: Node) -> [ElementCommand] { node.eventCommands }
  /// Ends what it does only while it has the focus.
  func loseFocus() {}
  /// The part to scroll into view after a press.
  var revealed: LayoutBox? { nil }

  /// Whether it takes a whole window or page, and scrolls by itself.
  var isWholeScreen: Bool { false }

  /// The children that take part in layout.
  final var visibleChildren: [LayoutBox] {
    children.contains { $0.isHidden } ? children.filter { !$0.isHidden } : children
  }

  // MARK: Measuring

  /// The width of its content on a single line, without limit. Cached.
  final var idealWidth: Int {
    if let width = measures.idealWidth { return width }
    let width = isHidden ? 0 : measureIdealWidth() + 2 * padding.x
    measures.idealWidth = width
    return width
  }

  /// Returns its height for a width. The last two results are cached.
  final func height(width: Int) -> Int {
    if let height = measures.height, height.width == width { return height.height }
    if let height = measures.otherHeight, height.width == width { return height.height }
    let height =
      isHidden ? 0 : measureHeight(width: max(0, width - 2 * padding.x)) + 2 * paddingRows
    measures.otherHeight = measures.height
    measures.height = (width, height)
    return height
  }

  /// Returns the ideal width of its content, without padding.
  func measureIdealWidth() -> Int { 0 }
  /// Returns the height of its content for a width, both without padding.
  func measureHeight(width: Int) -> Int { 0 }
  /// Whether it takes remaining rows.
  var fillsHeight: Bool { growsDown && !isLinear }
  /// Whether it scrolls, so that any number of rows suffices for its content.
  var scrolls: Bool { isWholeScreen }
  /// Whether a change inside may affect what its parent gives its neighbors, even if its own size stays the same.
  var affectsNeighbors: Bool { false }
  /// Whether it is never wider than its content, because its background would show that.
  var hugs: Bool { false }
  /// Whether it takes remaining columns in a row.
  var stretches: Bool { fillsWidth }
  /// Whether it takes the columns of a row that nothing else does.
  var isFlexibleSpace: Bool { false }

  private var traits: BoxTraits {
    BoxTraits(
      fillsHeight: fillsHeight, scrolls: scrolls, hugs: hugs, stretches: stretches,
      fittingColumns: fittingColumns)
  }

  // MARK: Placing

  /// Sets the frame, which is the whole space unless the box keeps a ratio.
  final func place(_ space: CellRect) { take(fitted(space)) }

  /// Sets the frame. The content is placed again only if it changed or the size did.
  private func take(_ rect: CellRect) {
    let isResized = rect.size != frame.size
    frame = rect
    guard needsLayout || isResized else { return }
    needsLayout = false
    placedTraits = traits
    placeContent(
      CellRect(
        x: padding.x, y: paddingRows, width: rect.width - 2 * padding.x, height: rect.height - 2 * paddingRows
      ))
  }

  /// Moves it without placing its content again.
  final func move(x: Int, y: Int) { frame = CellRect(x: x, y: y, width: frame.width, height: frame.height) }

  /// Places its children in a part of its own area.
  func placeContent(_ rect: CellRect) {
    for child in visibleChildren { child.place(rect) }
  }

  /// Places children below each other, for screen readers.
  final func placeInOrder(_ rect: CellRect) {
    var y = rect.y
    for box in visibleChildren {
      let height = box.fillsHeight ? max(0, rect.maxY - y) : box.height(width: rect.width)
      box.place(CellRect(x: rect.x, y: y, width: rect.width, height: height))
      y += height
    }
  }

  /// The size of its content.
  final var contentSize: CellSize {
    CellSize(width: max(0, frame.width - 2 * padding.x), height: max(0, frame.height - 2 * paddingRows))
  }

  /// The part of the screen from which arrow keys move the focus.
  var focusRect: CellRect { screenRect }

  /// The texts inside, in reading order.
  var texts: [String] { visibleChildren.flatMap(\.texts) }

  // MARK: Changes

  /// Discards the measurements of this box and of all its ancestors, because its content changed.
  final func invalidate() {
    var next: LayoutBox? = self
    while let box = next {
      box.forgetMeasures()
      // None of them has been placed since, so `reflow()` begins at the top.
      box.formerMeasures = BoxMeasures()
      next = box.parent
    }
  }

  /// Discards the measurements of this box only.
  func forgetMeasures() {
    if let width = measures.idealWidth { formerMeasures.idealWidth = width }
    if let height = measures.height {
      (formerMeasures.height, formerMeasures.otherHeight) = (height, measures.otherHeight)
    }
    measures = BoxMeasures()
    needsLayout = true
  }

  /// Whether it has the size with which its parent was measured, and takes what it took of the remaining space.
  private var keepsSize: Bool {
    let former = formerMeasures
    guard traits == placedTraits, let height = former.height,
      height.height == self.height(width: height.width)
    else { return false }
    return former.idealWidth.map { $0 == idealWidth } ?? true
      && former.otherHeight.map { $0.height == self.height(width: $0.width) } ?? true
  }

  /// Measures again after a change, and updates the frames that it affects.
  ///
  /// - Returns: the box whose content moved: the smallest one with an unchanged size.
  final func reflow() -> LayoutBox {
    var box = self
    while true {
      box.forgetMeasures()
      guard let parent = box.parent else { break }
      if box.keepsSize, !box.isHidden, !box.affectsNeighbors { break }
      box = parent
    }
    box.take(box.frame)
    return box
  }

  // MARK: Painting

  /// Paints the box and its content.
  final func paint(_ canvas: Canvas) {
    guard !isHidden, !isClear else { return }
    let rect = CellRect(
      x: canvas.origin.x + frame.x, y: canvas.origin.y + frame.y, width: frame.width, height: frame.height)
    let clip = canvas.clip.intersection(rect)
    guard !clip.isEmpty else { return }
    var inner = canvas
    inner.origin = CellPoint(x: rect.x, y: rect.y)
    inner.clip = clip
    inner.apply(textStyle)
    if let backdrop { inner.fill(backdrop, rect) }
    paintContent(
      inner,
      CellRect(
        x: rect.x + padding.x, y: rect.y + paddingRows, width: rect.width - 2 * padding.x,
        height: rect.height - 2 * paddingRows))
    if inner.target.focused === self { paintFocus(inner, rect) }
  }

  /// Shows the focus, after the content is painted.
  ///
  /// - Parameter rect: the box's frame on the screen.
  func paintFocus(_ canvas: Canvas, _ rect: CellRect) {
    canvas.markFocus(rect)
    if isLinear { canvas.target.cursor = CellPoint(x: rect.x, y: rect.y) }
  }

  /// Paints its content.
  ///
  /// - Parameter rect: the frame of its content on the screen.
  func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    paintChildren(canvas)
  }

  final func paintChildren(_ canvas: Canvas) {
    for child in children { child.paint(canvas) }
  }
}
