/// A part of the screen that is measured, placed and painted.
///
/// A box is measured for a width and then placed; both results are kept until something in it changes, so that only what changed
/// is laid out again. Frames are relative to the box around.
class LayoutBox {
  /// The boxes inside, in order.
  private(set) var children: [LayoutBox] = []
  /// The box around. A box that goes away clears it, so it never dangles.
  private(set) unowned(unsafe) var parent: LayoutBox?
  /// Where it is, relative to the box around.
  private(set) var frame = CellRect.zero
  /// The node that it shows, or 0.
  var id: UInt32 = 0
  /// Whether the keyboard can reach it.
  var isFocusable = false

  /// The space inside its edges, in columns and rows.
  var padding = (x: 0, y: 0)
  /// The width and height that it has whatever is in it.
  var fixedWidth: Int?
  var fixedHeight: Int?
  /// Whether it takes the width that there is.
  var fillsWidth = false
  /// Whether it takes no part in layout and painting.
  var isHidden = false
  /// Whether it is not painted, but keeps its place.
  var isClear = false
  /// What is painted behind it.
  var backdrop: BoxBackdrop?
  /// How its text differs from the text around.
  var ink = Ink()

  private var idealWidthCache: Int?
  private var heightCache: (width: Int, height: Int)?
  private var needsLayout = true

  init() {}

  deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  // MARK: Tree

  /// Replaces what is inside.
  func setChildren(_ boxes: [LayoutBox]) {
    for child in children where child.parent === self { child.parent = nil }
    children = boxes
    for box in boxes { box.parent = self }
    invalidate()
  }

  /// Takes the boxes that a node's children became; a box that has parts of its own puts them where they belong.
  func arrange(_ boxes: [LayoutBox]) { setChildren(boxes) }

  /// Whether it takes the whole of a window or page, and scrolls by itself.
  var isWholeScreen: Bool { false }

  /// What takes part in layout.
  final var visibleChildren: [LayoutBox] {
    children.contains { $0.isHidden } ? children.filter { !$0.isHidden } : children
  }

  // MARK: Measuring

  /// The width it takes where there is room for all of it on one line. Cached.
  final var idealWidth: Int {
    if let idealWidthCache { return idealWidthCache }
    let width = isHidden ? 0 : fixedWidth ?? measureIdealWidth() + 2 * padding.x
    idealWidthCache = width
    return width
  }

  /// The rows it takes in a width. Cached for the last width.
  final func height(width: Int) -> Int {
    if let heightCache, heightCache.width == width { return heightCache.height }
    let height =
      isHidden ? 0 : fixedHeight ?? measureHeight(width: max(0, width - 2 * padding.x)) + 2 * padding.y
    heightCache = (width, height)
    return height
  }

  /// The ideal width of its content, without padding.
  func measureIdealWidth() -> Int { 0 }
  /// The height of its content in a width, both without padding.
  func measureHeight(width: Int) -> Int { 0 }
  /// Whether it takes rows that are left over.
  var fillsHeight: Bool { false }
  /// Whether it shows its content in whatever rows there are.
  var scrolls: Bool { isWholeScreen }
  /// Whether it takes columns that are left over in a row.
  var stretches: Bool { fillsWidth }

  // MARK: Placing

  /// Puts it somewhere. Its content is placed again only where it changed or the size did.
  final func place(_ rect: CellRect) {
    let isResized = rect.size != frame.size
    frame = rect
    guard needsLayout || isResized else { return }
    needsLayout = false
    placeContent(
      CellRect(
        x: padding.x, y: padding.y, width: rect.width - 2 * padding.x, height: rect.height - 2 * padding.y))
  }

  /// Moves it without placing what is in it again.
  final func move(x: Int, y: Int) { frame = CellRect(x: x, y: y, width: frame.width, height: frame.height) }

  /// Places its children in a part of itself.
  func placeContent(_ rect: CellRect) {
    for child in visibleChildren { child.place(rect) }
  }

  /// Where it is on the screen.
  final var screenRect: CellRect {
    var rect = frame
    var next = parent
    while let box = next {
      rect = rect.offset(x: box.frame.x, y: box.frame.y)
      next = box.parent
    }
    return rect
  }

  /// The part of it that can be seen, on the screen.
  final var visibleRect: CellRect {
    var rect = frame
    var next = parent
    while let box = next {
      rect = rect.intersection(CellRect(x: 0, y: 0, width: box.frame.width, height: box.frame.height))
        .offset(x: box.frame.x, y: box.frame.y)
      next = box.parent
    }
    return rect
  }

  // MARK: Changes

  /// Forgets what was measured: something in it changed. The boxes around forget too, up to one that did already.
  final func invalidate() {
    var next: LayoutBox? = self
    while let box = next {
      box.forgetMeasures()
      next = box.parent
    }
  }

  /// Forgets what was measured of this box alone.
  func forgetMeasures() {
    idealWidthCache = nil
    heightCache = nil
    needsLayout = true
  }

  /// Measures again after a change and places what has to be placed again.
  ///
  /// - Returns: the box whose content changed place, which is the smallest that keeps its size.
  final func reflow() -> LayoutBox {
    var box = self
    while true {
      let (ideal, height) = (box.idealWidthCache, box.heightCache)
      box.forgetMeasures()
      guard let parent = box.parent else { break }
      let keepsWidth = ideal.map { $0 == box.idealWidth } ?? true
      let keepsHeight = height.map { $0.height == box.height(width: $0.width) } ?? false
      if keepsWidth, keepsHeight, !box.isHidden { break }
      box = parent
    }
    box.place(box.frame)
    return box
  }

  // MARK: Painting

  /// Paints it and what is in it.
  final func paint(_ canvas: Canvas) {
    guard !isHidden, !isClear else { return }
    let rect = CellRect(
      x: canvas.origin.x + frame.x, y: canvas.origin.y + frame.y, width: frame.width, height: frame.height)
    let clip = canvas.clip.intersection(rect)
    guard !clip.isEmpty else { return }
    var inner = canvas
    inner.origin = CellPoint(x: rect.x, y: rect.y)
    inner.clip = clip
    inner.apply(ink)
    if let backdrop { inner.fill(backdrop, rect) }
    paintContent(
      inner,
      CellRect(
        x: rect.x + padding.x, y: rect.y + padding.y, width: rect.width - 2 * padding.x,
        height: rect.height - 2 * padding.y))
    if inner.target.focused === self { paintFocus(inner, rect) }
  }

  /// Shows that it has the focus; its content is painted already.
  ///
  /// - Parameter rect: its place on the screen.
  func paintFocus(_ canvas: Canvas, _ rect: CellRect) {
    canvas.markFocus(rect)
    if canvas.target.isLinear { canvas.target.cursor = CellPoint(x: rect.x, y: rect.y) }
  }

  /// Paints its content.
  ///
  /// - Parameter rect: the place of its content on the screen.
  func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    paintChildren(canvas)
  }

  final func paintChildren(_ canvas: Canvas) {
    for child in children { child.paint(canvas) }
  }
}
