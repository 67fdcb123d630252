internal import BinderyViews

extension TerminalScreen {
  /// Performs the action of a key, a click or a paste.
  ///
  /// - Returns: the request to the terminal's owner, if any.
  public func handle(_ event: InputEvent) -> ScreenRequest? {
    // A key applies to the current state of the app, even if that is not shown yet.
    update()
    isFocusTentative = false
    isFocusUntouched = false
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
    case KeyPress(.character("z"), .control) where !(focused is FieldBox): return .suspend
    default: break
    }
    if popup != nil { return handleInPopup(press) }
    if press == KeyPress(.character("p"), .control) || press == KeyPress(.character("P"), .control) {
      openCommandPalette()
      return nil
    }
    if let field = focused as? FieldBox, edit(field, press) { return nil }
    if let request = handleValue(press) { return request.request }
    if let node = node(pressedBy: press) { return activate(node) }
    if press.isTyping, let field = onlyField {
      focus(field)
      if edit(field, press) { return nil }
    }
    return navigate(press)
  }

  // MARK: Text

  private func paste(_ text: String) {
    guard let field = focused as? FieldBox ?? onlyField else { return }
    focus(field)
    if change(field, { $0.insert(text) }) { return filterPopup(by: field) }
    let reason =
      "The pasted text does not fit: this field has at most \(field.editor.limit) characters."
    if popup == nil { say(reason) } else { refuse(reason) }
  }

  private func edit(_ field: FieldBox, _ press: KeyPress) -> Bool {
    if press.key == .enter, !field.editor.isMultiline {
      guard let node = builder.node(field.id) else { return false }
      remember(field)
      if node.takes(.submit) { send(UserEvent(.submit, on: node.id)) } else { pressDefaultButton() }
      return true
    }
    if press.key == .up || press.key == .down, !field.editor.isMultiline {
      return press.modifiers == .alt && recall(field, isOlder: press.key == .up)
    }
    let before = field.editor.text
    let isHandled = change(field) { $0.handle(press) }
    // A character beyond the limit stays out of the field. The tree says why, as in other hosts.
    if case .character(let character) = press.key, press.modifiers.isDisjoint(with: [.control, .alt]),
      isHandled,
      field.id != 0, field.editor.text == before,
      before.utf16.count + "\(character)".utf16.count > field.editor.limit
    {
      send(UserEvent(.input(before + "\(character)"), on: NodeID(rawValue: field.id)))
    }
    return isHandled
  }

  /// Adds an entered text to the field's history, unless the field is secure or read-only.
  func remember(_ field: FieldBox) {
    if !field.isSecure, !field.isReadOnly { history.add(field.editor.text, to: field.historyName) }
  }

  /// Recalls a previously entered text.
  func recall(_ field: FieldBox, isOlder: Bool) -> Bool {
    guard !field.isSecure,
      let text = history.step(field.historyName, shown: field.editor.text, isOlder: isOlder)
    else { return false }
    change(field) { editor in
      editor.move(to: editor.characters.count, selecting: false)
      editor.replace(with: text)
    }
    return true
  }

  /// Changes a field's text and reports it.
  @discardableResult
  func change<Result>(_ field: FieldBox, _ body: (inout TextEditor) -> Result) -> Result {
    let before = field.editor.text
    let untouched = field.isReadOnly ? field.editor : nil
    let result = body(&field.editor)
    damage(field.visibleRect)
    let text = field.editor.text
    guard text != before, field.id != 0 else { return result }
    // The caret of a read-only field stays too. The tree refuses the text, and says why.
    if let untouched { field.editor = untouched }
    send(UserEvent(.input(text), on: NodeID(rawValue: field.id)))
    return result
  }

  /// Presses the default button of an alert: the prominent one, else the first one that does not
  /// cancel.
  private func pressDefaultButton() {
    guard let overlay = window.top as? OverlayBox else { return moveFocus(by: 1) }
    let buttons = focusable.compactMap { $0 as? ButtonBox }.filter { $0.isInside(overlay) }
    let answers = buttons.filter { builder.node($0.id)?[.buttonRole] != .cancel }
    if let button = answers.first(where: { $0.look == .prominent }) ?? answers.first,
      let node = builder.node(button.id)
    {
      _ = activate(node)
    }
  }

  // MARK: Keys that mean the same everywhere

  private func navigate(_ press: KeyPress) -> ScreenRequest? {
    switch (press.key, press.modifiers) {
    case (.tab, []): moveFocus(by: 1)
    case (.tab, .shift): moveFocus(by: -1)
    case (.down, []): moveFocus(.down)
    case (.up, []): moveFocus(.up)
    case (.right, []): moveFocus(.right)
    case (.left, []): moveFocus(.left)
    case (.pageDown, []): scroll(pages: 1)
    case (.pageUp, []): scroll(pages: -1)
    case (.down, .control): scroll(rows: 1)
    case (.up, .control): scroll(rows: -1)
    case (.home, []): scrollToEdge(atEnd: false)
    case (.end, []): scrollToEdge(atEnd: true)
    case (.enter, []), (.character(" "), []): return focused.flatMap { activate($0) }
    case (.escape, []), (.left, .alt), (.backspace, []): goBack()
    case (.function(5), []), (.character("r"), .control): refresh()
    case (.delete, []): sendToRow(.delete, .delete)
    case (.up, .alt): moveRow(by: -1)
    case (.down, .alt): moveRow(by: 1)
    case (.character("."), []): openRowActions()
    case (.character(let digit), .alt):
      if let number = digit.wholeNumberValue { chooseTab(number - 1) }
    default: break
    }
    return nil
  }

  private func node(pressedBy press: KeyPress) -> Node? {
    reachableShortcuts.first { $0.shortcut == press }
  }

  /// The nodes in the frontmost layer with keyboard shortcuts, in their order.
  var reachableShortcuts: [Node] {
    builder.shortcuts.sorted().compactMap { id in
      guard let box = builder.boxes[id], box.isShown, box.isInside(window.top),
        let node = builder.node(id),
        !node.isOff
      else { return nil }
      return node
    }
  }

  private func refresh() {
    if let node = refreshed { send(UserEvent(.refresh, on: node.id)) }
  }

  /// The first node in the frontmost layer of the window that can be loaded again.
  var refreshed: Node? {
    var pending = [window.overlays.last.flatMap { builder.node($0.id) } ?? tree.root]
    while let node = pending.popLast() {
      if node.isTrue(.isHidden) || (node.role == .tab && !node.isSelected) { continue }
      if node.takes(.refresh) { return node }
      pending.append(contentsOf: node.children.reversed())
    }
    return nil
  }

  func goBack() {
    if let overlay = window.top as? OverlayBox {
      guard let node = builder.node(overlay.id) else { return }
      if node.takes(.dismiss) {
        send(UserEvent(.dismiss, on: node.id))
      } else if let cancel = focusable.first(where: { builder.node($0.id)?[.buttonRole] == .cancel }
      ),
        let button = builder.node(cancel.id)
      {
        send(UserEvent(.tap, on: button.id))
      }
      return
    }
    if let screen = frontScreen, let node = builder.node(screen.id), node.takes(.dismiss) {
      send(UserEvent(.dismiss, on: node.id))
    }
  }

  private func chooseTab(_ index: Int) {
    guard let bar = focusable.lazy.compactMap({ $0 as? TabBarBox }).first,
      bar.tabs.indices.contains(index)
    else {
      return
    }
    send(UserEvent(.tap, on: NodeID(rawValue: bar.tabs[index].id)))
  }

  // MARK: Rows

  /// The row around the focus.
  var focusedRow: Node? {
    var next = focused
    while let box = next {
      if box is RowBox, let node = builder.node(box.id), node.role == .row { return node }
      next = box.parent
    }
    return nil
  }

  private func sendToRow(_ kind: UserEvent.Kind, _ action: UserEvent.Action) {
    if let row = focusedRow, row.takes(kind) { send(UserEvent(action, on: row.id)) }
  }

  private func moveRow(by count: Int) {
    if let row = focusedRow { move(row, by: count) }
  }

  /// Moves a row among those of its list.
  func move(_ row: Node, by count: Int) {
    guard row.takes(.move),
      let siblings = row.parent?.children.filter({ $0.takes(.move) }),
      let index = siblings.firstIndex(where: { $0 === row }),
      siblings.indices.contains(index + count)
    else { return }
    send(UserEvent(.move(index + count), on: row.id))
  }
}
