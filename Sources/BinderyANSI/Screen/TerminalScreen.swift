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

  private var target: Canvas.Target
  private var damage: [CellRect] = []
  private var isWholeDamaged = true
  private var spinners: Set<CellRect> = []
  private var reported: Set<UInt32> = []

  /// The focused box of the frontmost layer.
  private(set) weak var focused: LayoutBox?
  private var context: UInt32 = 0
  private var remembered: [UInt32: WeakBox] = [:]
  /// The layer that the host itself shows over the window.
  var popup: Popup?
  /// The component of a date that the arrow keys change; nil unless one is being edited.
  var datePart: Int?

  /// The history of the fields.
  var history = FieldHistory()

  private var focusableCache: [LayoutBox]?

  private struct WeakBox { weak var box: LayoutBox? }

  /// Shows a tree. The screen takes the tree's patches; nothing else may take them.
  public init(tree: ViewTree, size: CellSize, options: ScreenOptions = ScreenOptions()) {
    self.tree = tree
    self.size = size
    self.options = options
    target = Canvas.Target(cells: CellBuffer(size: size, glyphs: GlyphTable()))
    showPictures(as: options)
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
    if !patches.isEmpty {
      apply(patches)
      if popup?.source != nil { reloadPopup() }
      settleFocus()
    }
    for request in tree.takeScrollRequests() { reveal(request.node) }
  }

  /// Adapts the layout to another size.
  public func resize(to size: CellSize) {
    self.size = size
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

  private func newTarget() {
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
    window.place(CellRect(x: 0, y: 0, width: target.cells.size.width, height: target.cells.size.height))
    damageAll()
  }

  // MARK: Frames

  /// Returns the current frame. Only changed areas are painted again.
  public func frame() -> Frame {
    revealRows()
    reportAppearances()
    updateFooter()
    if target.cells.glyphs.isFull { newTarget() }
    target.focused = focused
    target.isLinear = options.isLinear
    let bounds = target.cells.bounds
    if isWholeDamaged {
      target.cursor = nil
      spinners.removeAll()
      paint(bounds)
    } else {
      for rect in damage { paint(rect.intersection(bounds)) }
    }
    damage.removeAll(keepingCapacity: true)
    isWholeDamaged = false
    spinners.formUnion(target.spinners)
    target.spinners.removeAll()
    return Frame(cells: target.cells, cursor: target.cursor, sixels: builder.pictures.sixels)
  }

  private func paint(_ rect: CellRect) {
    guard !rect.isEmpty else { return }
    target.cells.fill(rect, with: .blank)
    window.paint(Canvas(target, theme: options.theme, clip: rect))
  }

  /// Whether animations are running: call ``advance()`` ten times a second while they are.
  public var isAnimated: Bool { !spinners.isEmpty && !options.reducesMotion }

  /// Advances animations by one step.
  public func advance() {
    target.step += 1
    for rect in spinners { damage(rect) }
    spinners.removeAll()
  }

  /// Reports rows that became visible, and the next screenful in advance.
  private func reportAppearances() {
    guard !builder.appearing.isEmpty else { return }
    let near = CellRect(x: 0, y: -size.height, width: size.width, height: 3 * size.height)
    let seen = builder.appearing.subtracting(reported).filter { id in
      guard let box = builder.boxes[id], box.isShown else { return false }
      return !box.screenRect.intersection(near).isEmpty
    }
    for id in seen.sorted() {
      reported.insert(id)
      tree.send(UserEvent(.appear, on: NodeID(rawValue: id)))
    }
    reported.formIntersection(builder.appearing)
    if !seen.isEmpty { update() }
  }

  // MARK: Focus

  /// All boxes in the frontmost layer that the keyboard can reach, from top to bottom.
  var focusable: [LayoutBox] {
    if let focusableCache { return focusableCache }
    var found: [LayoutBox] = []
    collect(window.top, into: &found)
    focusableCache = found
    return found
  }

  /// The boxes that the keyboard can reach once the popup is closed.
  var focusableBelowPopup: [LayoutBox] {
    var found: [LayoutBox] = []
    collect(window.overlays.last ?? window.page, into: &found)
    return found
  }

  private func collect(_ box: LayoutBox, into found: inout [LayoutBox]) {
    if box.isHidden { return }
    if box.isFocusable { found.append(box) }
    for child in box.children { collect(child, into: &found) }
  }

  /// Moves the focus to a box and scrolls it into view.
  func focus(_ box: LayoutBox?) {
    guard box !== focused else { return }
    datePart = nil
    if let focused { damage(focused.visibleRect) }
    let left = focused
    focused = box
    for (field, isFocused) in [(left, false), (box, true)] {
      guard let field, let node = builder.node(field.id), node.takes(.focus) else { continue }
      send(UserEvent(.focus(isFocused), on: node.id))
    }
    target.cursor = nil
    if let box { damage(box.visibleRect) }
    revealFocus()
  }

  private func revealFocus() { if let focused { reveal(focused) } }

  /// Scrolls by the minimum distance that makes the box of a node visible.
  private func reveal(_ id: NodeID) {
    if let node = builder.node(id.rawValue), let box = builder.box(showing: node) { reveal(box) }
  }

  private func reveal(_ shown: LayoutBox) {
    var box = shown
    while let parent = box.parent {
      let rect = relative(shown, to: parent)
      if let viewport = parent as? ViewportBox, let content = viewport.children.first {
        let rows = relative(shown, to: content)
        if viewport.reveal(rows.y..<max(rows.y + 1, min(rows.maxY, rows.y + viewport.frame.height))) {
          damageAll()
        }
      } else if let strip = parent as? StripBox,
        strip.reveal(rect.x + strip.offset..<rect.maxX + strip.offset)
      {
        damageAll()
      }
      box = parent
    }
  }

  private func relative(_ box: LayoutBox, to ancestor: LayoutBox) -> CellRect {
    var rect = box.frame
    var next = box.parent
    while let parent = next, parent !== ancestor {
      rect = rect.offset(x: parent.frame.x, y: parent.frame.y)
      next = parent.parent
    }
    return rect
  }

  /// Moves the focus to the frontmost layer: a sheet that opened, the screen that came back, a field that requested it.
  func settleFocus() {
    let now = frontContext
    let reachable = focusable
    if now.id != context {
      remembered[context] = WeakBox(box: focused)
      context = now.id
      damageAll()
      // Switching tabs leaves the focus on the bar.
      if let bar = focused as? TabBarBox, popup == nil, reachable.contains(where: { $0 === bar }) { return }
      let wanted =
        reachable.last { builder.wantsFocus.contains($0.id) }
        ?? remembered[now.id]?.box.flatMap { box in reachable.first { $0 === box } }
      builder.wantsFocus.removeAll()
      focus(wanted ?? first(in: reachable, now.box))
      return
    }
    if let wanted = reachable.last(where: { builder.wantsFocus.contains($0.id) }) { focus(wanted) }
    builder.wantsFocus.removeAll()
    if let focused, reachable.contains(where: { $0 === focused }) { return }
    focus(first(in: reachable, now.box))
  }

  /// Returns the first box of a screen's content, rather than of its bar.
  private func first(in reachable: [LayoutBox], _ context: LayoutBox) -> LayoutBox? {
    let screen = context as? ScreenBox
    return reachable.first { box in
      guard let screen else { return true }
      return !box.isInside(screen.bar) && box.isInside(screen) && !(box is TabBarBox)
    } ?? reachable.first { !($0 is TabBarBox) } ?? reachable.first
  }

  private var frontContext: (id: UInt32, box: LayoutBox) {
    if let popup { return (.max - UInt32(popup.level), window.top) }
    var box = window.top
    var front = box
    while true {
      if box is ScreenBox || box is OverlayBox || box is PageBox { front = box }
      guard
        let next = box.children.last(where: { !$0.isHidden && ($0.isWholeScreen || $0.containsScreen) })
      else { break }
      box = next
    }
    return (front.id, front)
  }
}

extension BoxBuilder {
  /// Returns the box that shows a node: its own, or that of the surrounding picker or tab view.
  func box(showing node: Node) -> LayoutBox? {
    if let owner = reader(around: node) { return boxes[owner.id.rawValue] }
    if node.role == .toolbar || node.role == .toolbarItem {
      var next = node.parent
      while let parent = next {
        if let screen = boxes[parent.id.rawValue] as? ScreenBox { return screen }
        next = parent.parent
      }
    }
    return boxes[node.id.rawValue]
  }
}

extension LayoutBox {
  /// Whether neither the box nor an ancestor is hidden.
  var isShown: Bool {
    var next: LayoutBox? = self
    while let box = next {
      if box.isHidden { return false }
      next = box.parent
    }
    return true
  }

  func isInside(_ ancestor: LayoutBox) -> Bool {
    var next: LayoutBox? = self
    while let box = next {
      if box === ancestor { return true }
      next = box.parent
    }
    return false
  }

  /// Whether one of its children is a whole screen.
  var containsScreen: Bool { children.contains { !$0.isHidden && $0.isWholeScreen } }
}
