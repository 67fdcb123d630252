internal import BinderyViews

/// The list of everything that can be done on the screen.
extension TerminalScreen {
  /// Lists all available commands of the screen, with a field to filter them.
  func openCommandPalette() {
    let row = focusedRow?.id.rawValue
    open { Popup("Commands", items: commands(ofRow: row), filter: "Type a command", level: $0) }
    popup?.source = { [weak self] in self?.commands(ofRow: row) ?? [] }
  }

  /// Updates an open menu from the screen below: commands may have become available since it was opened.
  func reloadPopup() {
    let title = popup?.items.first { $0.box === focused }?.item.title
    guard let popup, popup.reload() else { return }
    layOut()
    if let title, let item = popup.items.first(where: { $0.item.title == title }) {
      focus(item.box)
    }
  }

  /// Returns what has a name and does something at once, then the values, rows and places, then what the host itself does.
  private func commands(ofRow row: UInt32?) -> [Popup.Item] {
    var (commands, others): ([Popup.Item], [Popup.Item]) = ([], [])
    for box in focusableBelowPopup.map({ ($0 as? RowBox)?.soleControl ?? $0 }) {
      if let bar = box as? TabBarBox {
        commands += tabs(of: bar)
      } else if let node = builder.node(box.id) {
        if Self.commandRoles.contains(node.role) {
          commands.append(item(node))
        } else {
          others += items(of: node, box)
        }
      }
    }
    if let row = row.flatMap({ builder.node($0) }) { commands += actions(of: row) }
    return (commands + others).filter { !$0.title.isEmpty } + hostCommands
  }

  private static let commandRoles: Set<Role> = [
    .button, .link, .toggle, .locationButton, .photosPicker, .fileImporter,
  ]

  private func tabs(of bar: TabBarBox) -> [Popup.Item] {
    bar.tabs.enumerated().map { index, tab in
      command(tab.title, "Alt+\(index + 1)", isChosen: tab.isChosen) { screen in
        screen.send(UserEvent(.tap, on: NodeID(rawValue: tab.id)))
      }
    }
  }

  private func items(of node: Node, _ box: LayoutBox) -> [Popup.Item] {
    switch node.role {
    case .picker, .option:
      let options = node.role == .option ? [node] : RoleBox.options(of: node)
      return options.map { option in
        command(option.allWords, option.picker?.labelWords ?? "", isChosen: option.isSelected) {
          screen in
          _ = screen.activate(option)
        }
      }
    case .textField, .stepper, .slider, .map, .datePicker:
      // Other keys change its value, once it has the focus.
      return [
        command(node.commandTitle) { [weak box] screen in
          screen.focus(box)
          if node.role == .datePicker { _ = screen.activate(node) }
        }
      ]
    default:
      var items: [Popup.Item] = []
      if node.takes(.tap) || node.takes(.toggle) { items.append(item(node)) }
      if node.takes(.longPress) {
        items.append(
          command(node.commandTitle, ".") { $0.send(UserEvent(.longPress, on: node.id)) })
      }
      return items
    }
  }

  /// Returns the items for a row of a list: its menu, and the keys for it.
  private func actions(of row: Node) -> [Popup.Item] {
    var items = row.children.filter { $0.role == .actions }.flatMap { Self.buttons(in: $0) }.map(
      item)
    if row.takes(.delete) {
      items.append(command("Delete", "Del") { $0.send(UserEvent(.delete, on: row.id)) })
    }
    if row.takes(.move) {
      items.append(command("Move up", "Alt+↑") { $0.move(row, by: -1) })
      items.append(command("Move down", "Alt+↓") { $0.move(row, by: 1) })
    }
    return items
  }

  private var hostCommands: [Popup.Item] {
    var items: [Popup.Item] = []
    if let node = refreshed {
      items.append(command("Refresh", "F5") { $0.send(UserEvent(.refresh, on: node.id)) })
    }
    if frontScreen?.back.isHidden == false { items.append(command("Back", "Esc") { $0.goBack() }) }
    items.append(Popup.Item(title: "Quit", detail: "Ctrl+Q", isChosen: false) { .quit })
    return items
  }

  private func command(
    _ title: String, _ detail: String = "", isChosen: Bool = false,
    run: @escaping @MainActor (TerminalScreen) -> Void
  ) -> Popup.Item {
    Popup.Item(title: title, detail: detail, isChosen: isChosen) { [weak self] in
      if let self { run(self) }
      return nil
    }
  }
}

extension Node {
  /// The picker around an option.
  fileprivate var picker: Node? {
    var next: Node? = self
    while let node = next, node.role != .picker { next = node.parent }
    return next
  }
}
