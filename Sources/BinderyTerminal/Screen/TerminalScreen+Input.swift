internal import BinderyViews

extension TerminalScreen {
  /// Performs the action of a key, a click or a paste.
  ///
  /// - Returns: the request to the terminal's owner, if any.
  public func handle(_ event: InputEvent) -> ScreenRequest? {
    // A key applies to the current state of the app, even if that is not shown yet.
    update()
    moved = nil
    offsetsBeforeResizing = []
    focus.touch()
    defer {
      update()
      revealRows()
    }
    switch event {
    case .key(let press): return handle(press)
    case .paste(let text):
      paste(text)
      return nil
    case .mouse(let event): return handle(event)
    case .reply: return nil
    }
  }

  private func handle(_ press: KeyPress) -> ScreenRequest? {
    switch press {
    case KeyPress(.character("c"), .control), KeyPress(.character("q"), .control): return .quit
    case KeyPress(.character("l"), .control): return .redraw
    case KeyPress(.character("z"), .control) where !(focused is FieldElement): return .suspend
    default: break
    }
    if popup != nil { return handleInPopup(press) }
    if press == KeyPress(.character("p"), .control) || press == KeyPress(.character("P"), .control) {
      openCommands()
      return nil
    }
    if let field = focused as? FieldElement, edit(field, press) { return nil }
    if let focused, let node = node(of: focused), let action = focused.handle(press, node) {
      return perform(action, on: focused)
    }
    if let node = (reachableShortcuts + menuControls.map(\.control)).first(where: { $0.shortcut == press }) {
      return self.press(node)
    }
    if press.isTyping, let field = FrontLayer.onlyField(of: reachable) {
      focus(on: field)
      if edit(field, press) { return nil }
    }
    return KeyCommand(press).flatMap(perform)
  }

  /// Performs the command of a key.
  func perform(_ command: KeyCommand) -> ScreenRequest? {
    switch command {
    case .moveFocus(let count): moveFocus(by: count)
    case .moveFocusTo(let direction): moveFocus(direction)
    case .scrollRows(let rows): scroll(rows: rows)
    case .scrollPages(let pages): scroll(pages: pages)
    case .scrollToEdge(let atEnd): scrollToEdge(atEnd: atEnd)
    case .press: return focused.flatMap { popup == nil ? press($0) : pressInPopup($0) }
    case .goBack: goBack()
    case .refresh: if let node = refreshed { send(UserEvent(.refresh, on: node.id)) }
    case .deleteRow: if let row = focusedRow, row.takes(.delete) { send(UserEvent(.delete, on: row.id)) }
    case .moveRow(let count): if let event = focusedRow?.move(by: count) { send(event) }
    case .showRowActions: openRowActions()
    case .choosePlace: if let node = focusedMovable { openPlaces(of: node) }
    case .extendSelection(let direction): extendSelection(direction)
    case .chooseTab(let index):
      let bar = reachable.lazy.compactMap { $0 as? TabBarBox }.first
      return bar?.choice(of: index).flatMap { perform($0) }
    }
    return nil
  }

  /// The nodes in the frontmost layer with keyboard shortcuts, in their order.
  var reachableShortcuts: [Node] {
    boxes.shortcuts.sorted().compactMap { id in
      guard let box = boxes.boxes[id], box.isShown, box.isInside(window.top), let node = boxes.node(id),
        !node.isDisabled
      else { return nil }
      return node
    }
  }

  /// The controls in the menus of the window, each with the name of its menu.
  var menuControls: [(menu: String, control: Node)] { tree.root.menuControls }

  /// The first node in the frontmost layer of the window that can be loaded again.
  var refreshed: Node? {
    var pending = [node(of: window.overlays.last) ?? tree.root]
    while let node = pending.popLast() {
      if node.isTrue(.isHidden) || (node.role == .tab && !node.isSelected) { continue }
      if node.takes(.refresh) { return node }
      pending.append(contentsOf: node.children.reversed())
    }
    return nil
  }

  /// The row around the focus.
  var focusedRow: Node? {
    guard let node = node(of: focused?.row) else { return nil }
    return node.role == .row ? node : nil
  }

  /// The screen in front if Escape leads from it to a previous one.
  private var screenToLeave: Node? {
    guard let screen = window.top.frontScreen.screen, !screen.back.isHidden else { return nil }
    return node(of: screen).flatMap { $0.takes(.dismiss) ? $0 : nil }
  }

  func goBack() {
    if popup != nil { return closePopup() }
    guard let overlay = window.top as? OverlayBox else {
      if let screenToLeave { send(UserEvent(.dismiss, on: screenToLeave.id)) }
      return
    }
    guard let node = node(of: overlay) else { return }
    if node.takes(.dismiss) {
      send(UserEvent(.dismiss, on: node.id))
    } else if let cancel = reachable.lazy.compactMap({ self.node(of: $0) }).first(where: {
      $0[.buttonRole] == .cancel
    }) {
      send(UserEvent(.tap, on: cancel.id))
    }
  }

  // MARK: Text

  private func paste(_ text: String) {
    guard let field = focused as? FieldElement ?? FrontLayer.onlyField(of: reachable) else { return }
    focus(on: field)
    if change(field, { $0.change { $0.insert(text) } }) { return filterPopup(by: field) }
    let reason =
      "The pasted text does not fit: this field has at most \(field.editor.limit) characters."
    if popup == nil { say(reason) } else { refuse(reason) }
  }

  private func edit(_ field: FieldElement, _ press: KeyPress) -> Bool {
    if press.key == .enter, !field.editor.isMultiline {
      guard let node = node(of: field) else { return false }
      remember(field)
      if node.takes(.submit) { send(UserEvent(.submit, on: node.id)) } else { pressDefaultButton() }
      return true
    }
    if press.key == .up || press.key == .down, !field.editor.isMultiline {
      return press.modifiers == .alt && recall(field, isOlder: press.key == .up)
    }
    return change(field) { $0.type(press) }
  }

  /// Changes the text of a field, and reports it.
  func change<Result>(
    _ field: FieldElement, _ body: (FieldElement) -> (result: Result, event: UserEvent?)
  ) -> Result {
    let (result, event) = body(field)
    damage(field)
    if let event { send(event) }
    return result
  }

  /// Adds an entered text to the field's history, unless the field is secure or read-only.
  func remember(_ field: FieldElement) {
    if !field.isSecure, !field.isReadOnly { history.add(field.editor.text, to: field.historyName) }
  }

  /// Recalls a previously entered text.
  func recall(_ field: FieldElement, isOlder: Bool) -> Bool {
    guard !field.isSecure,
      let text = history.step(field.historyName, shown: field.editor.text, isOlder: isOlder)
    else { return false }
    change(field) { field in
      field.change { editor in
        editor.move(to: editor.characters.count, selecting: false)
        editor.replace(with: text)
      }
    }
    return true
  }

  /// Presses the default button of an alert: the prominent one, else the first one that does not
  /// cancel.
  private func pressDefaultButton() {
    guard let overlay = window.top as? OverlayBox else { return moveFocus(by: 1) }
    let buttons = reachable.compactMap { $0 as? ButtonElement }.filter { $0.isInside(overlay) }
    let answers = buttons.filter { node(of: $0)?[.buttonRole] != .cancel }
    if let button = answers.first(where: { $0.style == .prominent }) ?? answers.first { _ = press(button) }
  }

  // MARK: The mouse

  private func handle(_ event: MouseEvent) -> ScreenRequest? {
    switch event.kind {
    case .scroll(let rows):
      let amount = event.modifiers.contains(.control) ? rows : 3 * rows
      if let viewport = window.top.hit(event.position, { $0 is ViewportBox }) as? ViewportBox,
        viewport.scroll(to: viewport.offset + amount)
      {
        damage(viewport)
      }
    case .scrollSideways(let columns):
      if let row = window.top.hit(event.position, { $0 is HorizontalScrollElement })
        as? HorizontalScrollElement,
        row.scroll(to: row.offset + 4 * columns)
      {
        damage(row)
      }
    case .press: return press(at: event.position)
    case .drag: return drag(to: event.position)
    case .release: dragged = nil
    case .secondaryPress: break
    }
    return nil
  }

  private func press(at point: CellPoint) -> ScreenRequest? {
    dragged = nil
    if options.drawsLines,
      let viewport = window.top.hit(point, { $0 is ViewportBox && $0.isDraggable(at: $0.cell(at: point)) })
        as? ViewportBox
    {
      viewport.hold(at: viewport.cell(at: point))
      dragged = viewport
      return drag(to: point)
    }
    guard let box = window.top.hit(point, { $0.isReachable })?.stop else {
      if popup != nil, !window.top.screenRect.contains(point) { closePopup() }
      return nil
    }
    focus(on: box)
    if popup != nil, !(box is FieldElement) { return pressInPopup(box) }
    let cell = box.cell(at: point)
    if box.isDraggable(at: cell) {
      box.hold(at: cell)
      dragged = box
    }
    // Fields of a popup show no node.
    guard let node = node(of: box.represented) else { return perform(.repaint, on: box) }
    return perform(box.represented === box ? box.click(at: cell, node) : box.represented.press(node), on: box)
  }

  /// Moves what is dragged, unless it was removed or covered since.
  private func drag(to point: CellPoint) -> ScreenRequest? {
    guard let box = dragged, box.isShown, box.isInside(window.top) else { return nil }
    return perform(box.drag(to: box.cell(at: point), node(of: box)), on: box)
  }

  // MARK: The line of keys

  /// Shows the keys that have an action now.
  func showKeyHints() {
    let keys = keyHints
    guard window.footer.keys != keys else { return }
    window.footer.keys = keys
    damage(window.footer)
  }

  private var keyHints: [KeyHint] {
    if let popup {
      return [KeyHint("Enter", popup.question == nil ? "Choose" : "OK"), KeyHint("Esc", "Cancel")]
    }
    var keys: [KeyHint] = []
    if let focused, let node = node(of: focused.represented) {
      keys = focused.represented.keyHints(node)
      if let field = focused as? FieldElement, !field.isReadOnly, !history.isEmpty(of: field.historyName) {
        keys.append(KeyHint("Alt+↑", "History"))
      }
    }
    if let row = focusedRow {
      if row.children.contains(where: { $0.role == .actions }) { keys.append(KeyHint(".", "Actions")) }
      if row.takes(.delete) { keys.append(KeyHint("Del", "Delete")) }
      if row.takes(.move) { keys.append(KeyHint("Alt+↑↓", "Move")) }
      if row.takes(.extend) { keys.append(KeyHint("Shift+↑↓", "Select")) }
    }
    if focusedMovable?.takes(.drag) == true { keys.append(KeyHint("Alt+M", "Move to")) }
    if window.top is OverlayBox {
      keys.append(KeyHint("Esc", "Close"))
    } else if screenToLeave != nil {
      keys.append(KeyHint("Esc", "Back"))
    }
    keys += reachableShortcuts.compactMap { node in
      guard let shortcut = node.shortcut, !node.commandTitle.isEmpty else { return nil }
      return KeyHint(shortcut.name, node.commandTitle)
    }
    return keys + [KeyHint("Tab", "Next"), KeyHint("Ctrl+P", "Commands"), KeyHint("Ctrl+Q", "Quit")]
  }
}

extension LayoutBox {
  /// Returns the cell of the box at a position of the screen.
  fileprivate func cell(at point: CellPoint) -> CellPoint {
    let rect = screenRect
    return CellPoint(x: point.x - rect.x, y: point.y - rect.y)
  }
}

extension Node {
  /// Returns the event that moves a row among those of its list; nil if it cannot move there.
  func move(by count: Int) -> UserEvent? {
    guard takes(.move), let siblings = parent?.children.filter({ $0.takes(.move) }),
      let index = siblings.firstIndex(where: { $0 === self }), siblings.indices.contains(index + count)
    else { return nil }
    return UserEvent(.move(index + count), on: id)
  }
}
