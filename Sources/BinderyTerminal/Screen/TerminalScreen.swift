public import BinderyViews

/// Shows a view tree in cells and converts keys and clicks to user events: the whole host, except for the terminal
/// itself.
///
/// ```
///   ViewTree ── patches ──▶ boxes ── layout, painting ──▶ Frame ──▶ FrameWriter ──▶ bytes
///      ▲                                                                              │
///      └──── UserEvent ──── focus, editing ◀── InputEvent ◀── InputParser ◀── bytes ◀─ terminal
/// ```
@MainActor
public final class TerminalScreen {
  let tree: ViewTree
  let builder = BoxBuilder()
  /// The options of the screen.
  public private(set) var options: ScreenOptions
  /// The size in columns and rows.
  public private(set) var size: CellSize

  var target: Canvas.Target
  var damage: [CellRect] = []
  var isWholeDamaged = true
  /// The rows of the layout while the whole window is printed; nil for those of the cells.
  var printedRows: Int?
  /// Whether something changed since the last frame that may have brought unmounted rows into view. Without a change, another frame
  /// mounts no more rows: those of a list may have nothing to show, so that mounting them brings further ones into view without end.
  var mayNeedRows = true
  var spinners: Set<CellRect> = []
  var reported: Set<UInt32> = []

  /// The focused box of the frontmost layer.
  weak var focused: LayoutBox?
  /// Whether the focus is in a bar because there was no content, and nobody pressed a key since.
  var isFocusTentative = false
  /// Whether the focus is where it was put first, and nobody pressed a key since.
  var isFocusUntouched = false
  /// The number of the layer in front, and whether it is a screen of a navigation stack.
  var context: UInt32 = 0
  var isContextScreen = false
  var remembered: [UInt32: RememberedFocus] = [:]
  /// The layer that the host itself shows over the window.
  var popup: Popup?
  /// What the mouse drags; nil while its primary button is up, or went down where nothing can be dragged.
  var drag: Drag?
  /// The component of a date that the arrow keys change; nil unless one is being edited.
  var datePart: Int?

  /// The history of the fields.
  var history = FieldHistory()

  var focusableCache: [LayoutBox]?

  /// Shows a tree. The screen takes the tree's patches; nothing else may take them.
  public init(tree: ViewTree, size: CellSize, options: ScreenOptions = ScreenOptions()) {
    self.tree = tree
    self.size = size
    self.options = options
    target = Canvas.Target(cells: CellBuffer(size: size, glyphs: GlyphTable()))
    showPictures(as: options)
    window.isLinear = options.isLinear
    builder.build(tree.root)
    _ = tree.takePatches()
    layOut()
    settleFocus()
  }

  var window: WindowBox { builder.window }

  // MARK: Changes from outside

  /// Applies the changes of the tree.
  public func update() {
    let patches = tree.takePatches()
    if !patches.isEmpty { show(patches) }
    for request in tree.takeScrollRequests() { reveal(request.node) }
  }

  /// Shows changes, and keeps the focus in sight.
  func show(_ patches: [Patch]) {
    mayNeedRows = true
    let (row, stops) = (focusedRowBeforeChange, focusableCache ?? [])
    apply(patches)
    if popup?.source != nil { reloadPopup() }
    settleFocus(after: row, stops: stops)
  }

  /// Adapts the layout to another size.
  public func resize(to size: CellSize) {
    self.size = size
    mayNeedRows = true
    newTarget()
    layOut()
    revealFocus()
  }

  /// Changes the options, for example when the terminal reports a light background.
  public func use(_ options: ScreenOptions) {
    self.options = options
    guard showPictures(as: options) else { return damageAll() }
    for case let box as PictureBox in builder.boxes.values { box.invalidate() }
    layOut()
  }

  func newTarget() {
    target = Canvas.Target(cells: CellBuffer(size: size, glyphs: GlyphTable()))
    isWholeDamaged = true
  }

  /// Sends an event, and shows the node's value after it: a value typed here does not come back as a patch.
  func send(_ event: UserEvent) {
    tree.send(event)
    update()
    guard let node = builder.node(event.node.rawValue), let box = builder.box(showing: node) else { return }
    builder.update(node)
    focusableCache = nil
    reflow(box)
  }

  func apply(_ patches: [Patch]) {
    focusableCache = nil
    var arranged: [UInt32: Node] = [:]
    var order: [UInt32] = []
    var changed: [UInt32] = []
    for patch in patches {
      switch patch {
      case .insert(_, let parent, _), .move(_, let parent, _):
        if arranged.updateValue(parent, forKey: parent.id.rawValue) == nil {
          order.append(parent.id.rawValue)
        }
      case .remove(let id, let parent):
        builder.forget(id.rawValue)
        if arranged.updateValue(parent, forKey: parent.id.rawValue) == nil {
          order.append(parent.id.rawValue)
        }
      case .set(let node, _, _):
        if changed.last != node.id.rawValue { changed.append(node.id.rawValue) }
      }
    }
    for id in order {
      guard let parent = arranged[id], builder.node(id) === parent else { continue }
      builder.arrange(parent)
      if let owner = builder.reader(around: parent) { builder.update(owner) }
      if let box = builder.box(showing: parent) { reflow(box) }
    }
    for id in changed {
      guard let node = builder.node(id) else { continue }
      if builder.replaceBox(of: node), let parent = node.parent, let box = builder.box(showing: parent) {
        reflow(box)
      }
      builder.update(node)
      if let box = builder.box(showing: node) { reflow(box) }
    }
  }

  /// Updates the layout after a change of a box, and paints the affected area.
  func reflow(_ box: LayoutBox) { damage(box.reflow().visibleRect) }

  func damage(_ rect: CellRect) {
    guard !rect.isEmpty, !isWholeDamaged else { return }
    if rect.width * rect.height * 2 > size.width * size.height || damage.count > 64 { return damageAll() }
    damage.append(rect)
  }

  func damageAll() {
    isWholeDamaged = true
    damage.removeAll()
  }

  func layOut() {
    focusableCache = nil
    window.invalidate()
    let rows = printedRows ?? target.cells.size.height
    window.density = printedRows == nil ? RowDensity(rows: rows) : .roomy
    window.place(CellRect(x: 0, y: 0, width: target.cells.size.width, height: rows))
    damageAll()
  }
}
