public import BinderyViews

/// Menus and questions that the host itself shows over the window.
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

  /// Shows a sentence until it is closed by Enter, Space or Escape.
  public func say(_ text: String) {
    open { Popup("Notice", items: [ElementCommand(title: text, action: .nothing)], level: $0) }
  }

  func handleInPopup(_ press: KeyPress) -> ScreenRequest? {
    guard let popup else { return nil }
    if let field = popup.field, focused === field {
      if press.key == .enter {
        if let question = popup.question {
          remember(field)
          return answer(question, field.editor.text)
        }
        return popup.items.first.flatMap { run($0.item) }
      }
      if press.key == .tab, popup.question?.isForFile == true {
        complete(field)
        return nil
      }
      if press.modifiers == .alt, press.key == .up || press.key == .down {
        _ = recall(field, isOlder: press.key == .up)
        filterPopup(by: field)
        return nil
      }
      let before = field.editor.text
      if press.key != .up, press.key != .down, change(field, { $0.type(press) }) {
        if field.editor.text != before { filterPopup(by: field) }
        return nil
      }
    }
    if let command = KeyCommand(inPopup: press) { return perform(command) }
    // Typing filters the menu, regardless of the focus.
    if case .character = press.key, let field = popup.field, press.modifiers.isEmpty, focused !== field {
      focus(on: field)
      return handleInPopup(press)
    }
    return nil
  }

  /// Shows the items of the popup that match its field, after the field changed.
  func filterPopup(by field: FieldElement) {
    guard let popup, popup.field === field, popup.question == nil else { return }
    popup.show()
    layOut()
  }

  func pressInPopup(_ box: LayoutBox) -> ScreenRequest? {
    popup?.items.first { $0.box === box }.flatMap { run($0.item) }
  }

  private func run(_ item: ElementCommand) -> ScreenRequest? {
    closePopup()
    return perform(item.action)
  }

  // MARK: Menus

  func openMenu(of picker: Node) {
    let items = picker.options.map { option in
      ElementCommand(title: option.allText, isChosen: option.isSelected, action: .send(option.choiceEvent))
    }
    open { Popup(picker.label, items: items, filter: items.count > 12 ? "Search" : nil, level: $0) }
    if let chosen = popup?.items.first(where: { $0.item.isChosen }) { focus(on: chosen.box) }
  }

  /// Opens a menu with the buttons of the focused row and its other actions.
  func openRowActions() {
    if let node = heldNode { return send(UserEvent(.longPress, on: node.id)) }
    guard let row = focusedRow else { return }
    let items = row.rowCommands
    if !items.isEmpty { open { Popup(row.leadingText, items: items, level: $0) } }
  }

  /// The node that handles a long press, from the focused box or its ancestors.
  private var heldNode: Node? {
    var next = focused
    while let box = next {
      if let node = node(of: box), node.takes(.longPress), !node.isDisabled { return node }
      next = box.parent
    }
    return nil
  }

  // MARK: The list of commands

  /// Lists all available commands of the screen, with a field to filter them.
  func openCommands() {
    let row = (focusedRow ?? focusedMovable)?.id.rawValue
    open {
      Popup(
        "Commands", items: commands(ofRow: row), filter: "Type a command", kind: .commands(row: row),
        level: $0)
    }
  }

  /// Updates an open list from the screen below: commands may have become available since it was opened.
  func reloadCommands() {
    guard let popup, case .commands(let row) = popup.kind else { return }
    let title = popup.items.first { $0.box === focused }?.item.title
    guard popup.reload(commands(ofRow: row)) else { return }
    layOut()
    if let title, let item = popup.items.first(where: { $0.item.title == title }) { focus(on: item.box) }
  }

  /// Returns the commands of the window's menus, what has a name and does something at once, then the values, rows and places, then what the
  /// host itself does.
  private func commands(ofRow row: UInt32?) -> [ElementCommand] {
    let controls = (window.overlays.last ?? window.page).reachable.map(\.represented)
    let offered = controls.flatMap { box in node(of: box).map { box.commands($0) } ?? [] }
    let actions = row.flatMap { boxes.node($0) }.map { $0.rowCommands + $0.moveCommands } ?? []
    return (menuCommands + offered.filter(\.isFirst) + actions + offered.filter { !$0.isFirst }).filter {
      !$0.title.isEmpty
    } + hostCommands
  }

  private var menuCommands: [ElementCommand] {
    menuControls.flatMap { menu, control in
      (boxes.element(of: control)?.commands(control) ?? []).map { command in
        var command = command
        command.detail = [menu, command.detail].filter { !$0.isEmpty }.joined(separator: " · ")
        return command
      }
    }
  }

  private var hostCommands: [ElementCommand] {
    var items: [ElementCommand] = []
    if let node = refreshed {
      items.append(
        ElementCommand(title: "Refresh", detail: "F5", action: .send(UserEvent(.refresh, on: node.id))))
    }
    if (window.overlays.last ?? window.page).reachable.contains(where: { $0 is BackButtonBox }) {
      items.append(ElementCommand(title: "Back", detail: "Esc", action: .goBack))
    }
    return items + [ElementCommand(title: "Quit", detail: "Ctrl+Q", action: .quit)]
  }

  // MARK: Questions

  func ask(_ question: Question) { open { Popup(question, level: $0) } }

  private func answer(_ question: Question, _ text: String) -> ScreenRequest? {
    switch question.outcome(of: text) {
    case .location(let coordinate):
      closePopup()
      send(.location(coordinate, on: question.node))
      return nil
    case .findPlaces(let name):
      popup?.say("Looking for “\(name)” …")
      layOut()
      popup?.pending = name
      return .findPlaces(named: name, node: question.node)
    case .read(let path):
      closePopup()
      return .read(path: path, node: question.node)
    case .refuse(let reason):
      refuse(reason)
      return nil
    }
  }

  /// Accepts the places that ``ScreenRequest/findPlaces(named:node:)`` requested, best first, or the reason why
  /// there are none.
  ///
  /// An answer to a question that was closed, or repeated with another name, is ignored.
  public func offer(
    _ places: Result<[FoundPlace], PlaceSearchError>, named name: String, on id: NodeID
  ) {
    guard let popup, popup.pending == name else { return }
    popup.pending = nil
    switch places {
    case .failure(let error): refuse(error.reason)
    case .success(let places) where places.isEmpty:
      refuse("No place is called “\(name)”. Check the spelling, or enter latitude and longitude.")
    case .success(let places):
      closePopup()
      if places.count == 1 { return send(.location(places[0].coordinate, on: id)) }
      let items = places.map {
        ElementCommand(title: $0.name, detail: $0.detail, action: .send(.location($0.coordinate, on: id)))
      }
      open { Popup("Which “\(name)”?", items: items, level: $0) }
    }
  }

  /// Accepts the file that ``ScreenRequest/read(path:node:)`` requested.
  public func choose(_ item: ChosenFile, on node: NodeID) {
    send(UserEvent(.choose(item), on: node))
    update()
  }

  /// Shows in a popup why its answer is invalid.
  func refuse(_ reason: String) {
    popup?.refuse(reason)
    layOut()
  }

  /// Completes a path as far as it is unambiguous, and lists how it can go on.
  private func complete(_ field: FieldElement) {
    let text = field.editor.text
    guard let completion = PathCompletion(options.completePath(text)) else {
      return refuse(text.isEmpty ? "There are no files here." : "Nothing starts with “\(text)”.")
    }
    if completion.common.count > text.count {
      _ = change(field) { field in
        field.change { editor in
          editor.move(to: editor.characters.count, selecting: false)
          return editor.insert(String(completion.common.dropFirst(text.count)))
        }
      }
    }
    if let list = completion.list {
      popup?.say(list)
      layOut()
    }
  }
}

extension UserEvent {
  /// The event of a location button that got a location.
  fileprivate static func location(_ coordinate: MapCoordinate, on node: NodeID) -> UserEvent {
    UserEvent(.location(.success(UserLocation(coordinate: coordinate))), on: node)
  }
}

extension Node {
  /// The menu of a row of a list.
  fileprivate var rowCommands: [ElementCommand] {
    children.filter { $0.role == .actions }.flatMap(\.buttons).map(\.pressCommand)
      + (takes(.delete)
        ? [ElementCommand(title: "Delete", detail: "Del", action: .send(UserEvent(.delete, on: id)))] : [])
  }

  /// The keys that move a row.
  fileprivate var moveCommands: [ElementCommand] {
    let steps = takes(.move) ? [("Move up", "Alt+↑", -1), ("Move down", "Alt+↓", 1)] : []
    let menu = ElementCommand(title: "Move to…", detail: "Alt+M", action: .choosePlace(self))
    return steps.map { title, key, count in
      ElementCommand(title: title, detail: key, action: move(by: count).map { .send($0) } ?? .nothing)
    } + (takes(.move) || takes(.drag) ? [menu] : [])
  }

  private var buttons: [Node] {
    children.flatMap { $0.role == .button || $0.role == .link ? [$0] : $0.buttons }
  }
}
