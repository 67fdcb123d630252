public import BinderyViews

/// Shows a view tree in cells and converts keys and clicks to user events: the whole host, except for the terminal
/// itself.
///
/// ```
///   ViewTree ── patches ──▶ BoxTree ── layout ──▶ Painter ──▶ Frame ──▶ FrameWriter ──▶ bytes
///      ▲                                                                                  │
///      └── UserEvent ── ElementAction ◀── elements ◀── InputEvent ◀── InputParser ◀── bytes ◀─ terminal
/// ```
@MainActor
public final class TerminalScreen {
  let tree: ViewTree
  let boxes = BoxTree()
  /// The options of the screen.
  public private(set) var options: ScreenOptions
  /// The size in columns and rows.
  public private(set) var size: CellSize

  var painter: Painter
  var focus = KeyboardFocus()
  /// The layer that the host itself shows over the window.
  var popup: Popup?
  /// What the mouse drags; nil while its primary button is up, or went down where nothing can be dragged.
  weak var dragged: LayoutBox?
  /// What was moved and is not shown in its new list yet; nil after the next key.
  var moved: MovedNode?
  /// What scrolls, and the offsets that the last movement led to, if the window was resized since.
  var offsetsBeforeResizing: [(box: any ScrollingBox, offset: Int)] = []
  /// The history of the fields.
  var history = FieldHistory()
  private var appearances = AppearanceReports()
  /// Whether something changed since the last frame that may have brought unmounted rows into view. Without a change, another frame
  /// mounts no more rows: those of a list may have nothing to show, so that mounting them brings further ones into view without end.
  private var mayNeedRows = true
  private var reachableCache: [LayoutBox]?

  /// Shows a tree. The screen takes the tree's patches; nothing else may take them.
  public init(tree: ViewTree, size: CellSize, options: ScreenOptions = ScreenOptions()) {
    self.tree = tree
    self.size = size
    self.options = options
    painter = Painter(size: size)
    usePictures()
    window.isLinear = options.isLinear
    boxes.build(tree.root)
    _ = tree.takePatches()
    layOut()
    settleFocus()
  }

  var window: WindowElement { boxes.window }
  /// The focused box of the frontmost layer.
  var focused: LayoutBox? { focus.box }

  /// What the keyboard can reach in the frontmost layer, from top to bottom.
  var reachable: [LayoutBox] {
    if let reachableCache { return reachableCache }
    let reachable = window.top.reachable
    reachableCache = reachable
    return reachable
  }

  /// Returns the node that a box shows.
  func node(of box: LayoutBox?) -> Node? { box.flatMap { boxes.node($0.id) } }

  // MARK: Changes from outside

  /// Applies the changes of the tree.
  public func update() {
    let patches = tree.takePatches()
    if !patches.isEmpty { show(patches) }
    for request in tree.takeScrollRequests() {
      if let node = boxes.node(request.node.rawValue), let box = boxes.box(showing: node) { reveal(box) }
    }
    if let wanted = tree.takeFocusRequest().flatMap({ boxes.node($0.rawValue) }),
      let control = control(in: wanted)
    {
      focus(on: control)
    }
  }

  /// The first control that shows a node or is inside it.
  func control(in node: Node) -> LayoutBox? {
    boxes.box(showing: node).flatMap { box in reachable.first { $0 === box || $0.isInside(box) } }
  }

  /// Shows changes, and keeps the focus in sight.
  func show(_ patches: [Patch]) {
    mayNeedRows = true
    let stops = reachableCache ?? []
    let row = FocusedRow(focused, of: reachable)
    apply(patches)
    reloadCommands()
    settleFocus(after: row, stops: stops)
    followMoved()
  }

  private func apply(_ patches: [Patch]) {
    reachableCache = nil
    boxes.apply(patches) { reflow($0) }
  }

  /// Adapts the layout to another size.
  public func resize(to size: CellSize) {
    self.size = size
    mayNeedRows = true
    painter.resize(to: size)
    let offsets =
      offsetsBeforeResizing.isEmpty ? scrollingBoxes.map { ($0, $0.offset) } : offsetsBeforeResizing
    layOut()
    // What a small window scrolled out of sight is shown again in a large one.
    for (box, offset) in offsets { _ = box.scroll(to: offset) }
    if let focused { reveal(focused) }
    offsetsBeforeResizing = offsets
  }

  /// Changes the options, for example when the terminal reports a light background.
  public func use(_ options: ScreenOptions) {
    self.options = options
    guard usePictures() else { return painter.damageAll() }
    for case let box as PictureElement in boxes.boxes.values { box.invalidate() }
    layOut()
  }

  /// Updates the layout after a change of a box, and paints the affected area.
  func reflow(_ box: LayoutBox) { damage(box.reflow()) }

  func damage(_ box: LayoutBox) { painter.damage(box.visibleRect) }

  /// Lays out everything.
  ///
  /// - Parameter rows: the rows of the whole window while it is printed; nil for those of the frames.
  func layOut(rows: Int? = nil) {
    reachableCache = nil
    window.invalidate()
    window.density = rows == nil ? RowDensity(rows: painter.size.height) : .roomy
    window.place(CellRect(x: 0, y: 0, width: painter.size.width, height: rows ?? painter.size.height))
    painter.damageAll()
  }

  // MARK: Events

  /// Sends an event, and shows the node's value after it: a value typed here does not come back as a patch.
  func send(_ event: UserEvent) {
    tree.send(event)
    update()
    guard let node = boxes.node(event.node.rawValue) else { return }
    reachableCache = nil
    if let box = boxes.update(node) { reflow(box) }
  }

  /// Performs the action of a key or a click.
  ///
  /// - Parameter box: the box that was pressed.
  func perform(_ action: ElementAction, on box: LayoutBox? = nil) -> ScreenRequest? {
    switch action {
    case .send(let event):
      send(event)
      if let revealed = box?.revealed { reveal(revealed) }
    case .press(let node): return press(node)
    case .focus(let box): focus(on: box)
    case .focusAndPress(let box, let node):
      focus(on: box)
      return perform(box.press(node), on: box)
    case .goBack: goBack()
    case .open(let url): return .open(url: url)
    case .save(let file): return .save(file)
    case .copy(let text): return .copy(text)
    case .choose(let picker): openMenu(of: picker)
    case .choosePlace(let node): openPlaces(of: node)
    case .move(let event): move(event)
    case .askForLocation(let node): ask(.place(for: node, findsPlaces: options.findsPlaces))
    case .askForFile(let node): ask(.file(for: node))
    case .repaint: if let box { damage(box) }
    case .quit: return .quit
    case .nothing: break
    }
    return nil
  }

  /// Presses a control.
  func press(_ box: LayoutBox) -> ScreenRequest? {
    let box = box.represented
    return node(of: box).flatMap { perform(box.press($0), on: box) }
  }

  /// Presses the control of a node, such as a button in the menu of a row, which has no box.
  func press(_ node: Node) -> ScreenRequest? {
    boxes.element(of: node).flatMap { perform($0.press(node), on: $0) }
  }

  // MARK: The focus

  /// Moves the focus to a box and scrolls it into view.
  func focus(on box: LayoutBox?) {
    let left = focused
    guard box !== left else { return }
    left?.loseFocus()
    if let left { damage(left) }
    focus.move(to: box)
    for (field, isFocused) in [(left, false), (box, true)] {
      guard let node = node(of: field), node.takes(.focus) else { continue }
      send(UserEvent(.focus(isFocused), on: node.id))
    }
    painter.hideCursor()
    if let box { damage(box) }
    if let focused { reveal(focused) }
  }

  /// Moves the focus to the frontmost layer, or to what it shows now.
  ///
  /// - Parameters:
  ///   - row: the focused row before a change.
  ///   - stops: what the keyboard could reach before it.
  func settleFocus(after row: FocusedRow? = nil, stops: [LayoutBox] = []) {
    let front = FrontLayer(of: window, popup: popup, reachable: reachable)
    let (move, isNewLayer) = focus.settle(in: front, wanted: boxes.wantsFocus, after: row, stops: stops)
    boxes.wantsFocus.removeAll()
    if isNewLayer { painter.damageAll() }
    switch move {
    case .stay: break
    case .to(let box): focus(on: box)
    case .first:
      focus(on: front.first)
      focus.begin(at: focused)
    }
  }

  /// The names of all controls that are usable now.
  package var usableControls: [String] { reachable.compactMap { node(of: $0)?.commandTitle } }

  // MARK: Frames

  /// Returns the current frame. Only changed areas are painted again.
  public func frame() -> Frame {
    // What appears may bring more rows, some of which appear as well. What is measured may change sizes.
    for _ in 0..<16 {
      if mayNeedRows { revealRows() }
      mayNeedRows = false
      guard reportAppearances() else { break }
    }
    showKeyHints()
    let (cells, cursor) = painter.paint(window, focused: focused, options)
    return Frame(cells: cells, cursor: cursor, sixels: boxes.context.pictures.sixels)
  }

  /// Whether animations are running: call ``advance()`` ten times a second while they are.
  public var isAnimated: Bool { painter.isAnimated && !options.reducesMotion }

  /// Advances animations by one step.
  public func advance() { painter.advance() }

  /// Reports rows that became visible, and the next screenful in advance, what is seen now, and sizes.
  ///
  /// - Returns: whether there was something to report.
  @discardableResult
  func reportAppearances() -> Bool {
    let rows = appearances.next(of: boxes, size)
    for row in rows { tree.send(UserEvent(.appear, on: NodeID(rawValue: row))) }
    if !rows.isEmpty { update() }
    let sight = appearances.sight(of: boxes)
    if let sight {
      tree.send(UserEvent(.see(sight.map { NodeID(rawValue: $0) }), on: tree.root.id))
      update()
    }
    let sizes = appearances.sizes(of: boxes)
    if let sizes {
      tree.send(UserEvent(.measure(sizes), on: tree.root.id))
      update()
    }
    return !rows.isEmpty || sight != nil || sizes != nil
  }

  /// Mounts the visible rows of long lists, and some near them.
  func revealRows() {
    // New rows may be lower than those beside the placeholder, so that more of them are visible.
    for _ in 0..<16 {
      let unmounted = boxes.placeholders.lazy.compactMap { [boxes, window] id in
        (boxes.boxes[id] as? PlaceholderRowsElement).flatMap { UnmountedRows($0, in: window) }
      }
      guard let rows = unmounted.first(where: \.isNear), mount(rows) else { return }
    }
  }

  /// Mounts rows.
  ///
  /// - Returns: whether any were mounted.
  private func mount(_ rows: UnmountedRows) -> Bool {
    guard let wanted = rows.wanted,
      tree.send(UserEvent(.reveal(wanted.rows), on: NodeID(rawValue: rows.box.id)))
    else { return false }
    let patches = tree.takePatches()
    guard !patches.isEmpty else { return false }
    apply(patches)
    guard let viewport = rows.viewport else { return true }
    if let shift = wanted.shift(in: viewport), viewport.scroll(to: viewport.offset + shift) {
      offsetsBeforeResizing = []
      damage(viewport)
    }
    if let focused, !focused.isInside(window) { focusInSight(viewport, atEnd: false) }
    return true
  }
}
