internal import BinderyViews

extension TerminalScreen {
  func open(_ make: (Int) -> Popup) {
    let popup = make((popup?.level ?? 0) + 1)
    self.popup = popup
    window.popup = popup.overlay
    layOut()
    settleFocus()
  }

  func closePopup() {
    popup = nil
    window.popup = nil
    layOut()
    settleFocus()
  }

  func handleInPopup(_ press: KeyPress) -> ScreenRequest? {
    guard let popup else { return nil }
    if let field = popup.field, focused === field {
      if press.key == .enter {
        if let answer = popup.answer {
          remember(field)
          return answer(field.editor.text)
        }
        return popup.items.first.flatMap { run($0.item) }
      }
      if press.key == .tab, popup.completesPaths { return complete(field) }
      if press.modifiers == .alt, press.key == .up || press.key == .down {
        _ = recall(field, isOlder: press.key == .up)
        filterPopup(by: field)
        return nil
      }
      let before = field.editor.text
      if press.key != .up, press.key != .down, change(field, { $0.handle(press) }) {
        if field.editor.text != before { filterPopup(by: field) }
        return nil
      }
    }
    switch press.key {
    case .escape: closePopup()
    case .tab, .down: moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1)
    case .up: moveFocus(by: -1)
    case .pageDown: scroll(pages: 1)
    case .pageUp: scroll(pages: -1)
    case .home: scrollToEdge(atEnd: false)
    case .end: scrollToEdge(atEnd: true)
    case .enter, .character(" "): return focused.flatMap(activateInPopup)
    case .character where popup.field != nil && press.modifiers.isEmpty:
      // Typing filters the menu, regardless of the focus.
      focus(popup.field)
      return handleInPopup(press)
    default: break
    }
    return nil
  }

  /// Shows the items of the popup that match its field, after the field changed.
  func filterPopup(by field: FieldBox) {
    guard let popup, popup.field === field, popup.answer == nil else { return }
    popup.show()
    layOut()
  }

  func activateInPopup(_ box: LayoutBox) -> ScreenRequest? {
    popup?.items.first { $0.box === box }.flatMap { run($0.item) }
  }

  private func run(_ item: Popup.Item) -> ScreenRequest? {
    closePopup()
    return item.run()
  }

  // MARK: Menus

  func openMenu(of picker: Node) {
    let items = RoleBox.options(of: picker).map { option in
      Popup.Item(title: option.allWords, detail: "", isChosen: option.isSelected) { [weak self] in
        self?.activate(option)
      }
    }
    open {
      Popup(picker.labelWords, items: items, filter: items.count > 12 ? "Search" : nil, level: $0)
    }
    if let chosen = popup?.items.first(where: { $0.item.isChosen }) { focus(chosen.box) }
  }

  /// Opens a menu with the buttons of the focused row and its other actions.
  func openRowActions() {
    if let node = heldNode {
      send(UserEvent(.longPress, on: node.id))
      return
    }
    guard let row = focusedRow else { return }
    var items = row.children.filter { $0.role == .actions }.flatMap { Self.buttons(in: $0) }.map(
      item)
    if row.takes(.delete) {
      items.append(
        Popup.Item(title: "Delete", detail: "Del", isChosen: false) { [weak self] in
          self?.send(UserEvent(.delete, on: row.id))
          return nil
        })
    }
    if !items.isEmpty { open { Popup(row.allWords, items: items, filter: nil, level: $0) } }
  }

  /// The node that handles a long press, from the focused box or its ancestors.
  private var heldNode: Node? {
    var next = focused
    while let box = next {
      if let node = builder.node(box.id), node.takes(.longPress), !node.isOff { return node }
      next = box.parent
    }
    return nil
  }

  static func buttons(in node: Node) -> [Node] {
    node.children.flatMap { $0.role == .button || $0.role == .link ? [$0] : buttons(in: $0) }
  }

  /// Returns the item that presses a node.
  func item(_ node: Node) -> Popup.Item {
    Popup.Item(title: node.commandTitle, detail: node.shortcut?.words ?? "", isChosen: false) {
      [weak self] in
      self?.activate(node)
    }
  }

  /// The names of all controls that are usable now.
  package var usableControls: [String] {
    focusable.compactMap { builder.node($0.id)?.commandTitle }
  }

  /// Shows a sentence until it is closed by Enter, Space or Escape.
  public func say(_ text: String) {
    open { level in
      Popup(
        "Notice", items: [Popup.Item(title: text, detail: "", isChosen: false) { nil }],
        filter: nil,
        level: level)
    }
  }
}

extension Node {
  /// The name of the control's command in a menu.
  var commandTitle: String {
    for words in [
      self[.accessibilityLabel] ?? "", labelWords, titleWords, allWords, self[.help] ?? "",
    ]
    where !words.isEmpty {
      return words
    }
    return ""
  }
}

extension KeyPress {
  /// The key names for menus and the footer.
  var words: String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append("Ctrl") }
    if modifiers.contains(.alt) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    switch key {
    case .character(" "): parts.append("Space")
    case .character(let character): parts.append(character.uppercased())
    case .enter: parts.append("Enter")
    case .escape: parts.append("Esc")
    case .delete, .backspace: parts.append("Del")
    case .tab: parts.append("Tab")
    case .up: parts.append("↑")
    case .down: parts.append("↓")
    case .function(let number): parts.append("F\(number)")
    default: parts.append("\(key)")
    }
    return parts.joined(separator: "+")
  }
}
