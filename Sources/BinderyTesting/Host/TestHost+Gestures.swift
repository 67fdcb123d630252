public import BinderyViews
public import Testing

extension TestHost {
  /// Performs any action that a person can take on what matches a query.
  public func perform(
    _ action: UserEvent.Action, on query: Query, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let node = target(query, taking: action.kind, at: sourceLocation) else { return }
    send(action, to: node, at: sourceLocation)
  }

  /// Presses a button, row, link or option, or the nearest pressable ancestor of a text.
  public func tap(_ query: Query, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.tap, on: query, sourceLocation: sourceLocation)
  }

  /// Performs a double press.
  public func doubleTap(_ query: Query, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.doubleTap, on: query, sourceLocation: sourceLocation)
  }

  /// Performs a long press.
  public func longPress(_ query: Query, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.longPress, on: query, sourceLocation: sourceLocation)
  }

  /// The addresses that the app has opened, in order.
  public var openedURLs: [String] { tree.openedURLs }

  /// The nodes that the app has scrolled to since the last call, in order.
  public func takeScrolledNodes() -> [Node] { tree.takeScrollRequests().compactMap { tree.node($0.node) } }

  /// The control to which the app has moved the focus since the last call; nil for none.
  public func takeFocusedNode() -> Node? { tree.takeFocusRequest().flatMap { tree.node($0) } }

  /// Types a text into a field, letter by letter, after its present text.
  public func type(_ text: String, into query: Query, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let field = target(query, taking: .input, at: sourceLocation) else { return }
    for letter in text {
      guard send(.input((field[.fieldText] ?? "") + String(letter)), to: field, at: sourceLocation) else {
        return
      }
    }
  }

  /// Replaces the text of a field at once, like pasting. Empty text clears it.
  public func enter(_ text: String, into query: Query, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.input(text), on: query, sourceLocation: sourceLocation)
  }

  /// Moves the keyboard's focus into a field that says where the focus is, or out of it.
  public func focus(
    _ query: Query, _ isFocused: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    perform(.focus(isFocused), on: query, sourceLocation: sourceLocation)
  }

  /// Presses Return in a field.
  public func submit(_ query: Query, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.submit, on: query, sourceLocation: sourceLocation)
  }

  /// Chooses an option of a picker by its name.
  public func select(_ option: String, in query: Query, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let picker = target(query, taking: .select, at: sourceLocation) else { return }
    let options = picker.subtree.filter { $0.role == .option }
    guard let chosen = options.first(where: { $0.name == option }) else {
      let names = options.map { quoted($0.name) }.joined(separator: ", ")
      fail(
        .unusable(picker.title, because: "has no option \(quoted(option)), but \(names)."), at: sourceLocation
      )
      return
    }
    send(.select(chosen.id), to: picker, at: sourceLocation)
  }

  /// Sets a slider or stepper to a number, or the width of a column to points.
  public func adjust(_ query: Query, to number: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.number(number), on: query, sourceLocation: sourceLocation)
  }

  /// Sets a date picker to a date: `2026-11-21`, `08:30` or `2026-11-21T08:30`. An empty text clears it.
  public func pick(_ date: String, in query: Query, sourceLocation: SourceLocation = #_sourceLocation) {
    let picked = CalendarDate(date)
    guard picked != nil || date.isEmpty else {
      let message = "\(quoted(date)) is no date. Write it as 2026-11-21, 08:30 or 2026-11-21T08:30."
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
      return
    }
    perform(.date(picked), on: query, sourceLocation: sourceLocation)
  }

  /// Chooses a picture from the device.
  public func choose(
    _ picture: ChosenFile, in query: Query, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    perform(.choose(picture), on: query, sourceLocation: sourceLocation)
  }

  /// Presses a button that requests the location, and provides one.
  public func locate(
    _ query: Query, at location: UserLocation, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    perform(.location(.success(location)), on: query, sourceLocation: sourceLocation)
  }

  /// Presses a button that requests the location, and makes the request fail.
  public func locate(
    _ query: Query, failing failure: LocationFailure, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    perform(.location(.failure(failure)), on: query, sourceLocation: sourceLocation)
  }

  /// Pans and zooms a map until it shows a region.
  public func show(
    _ region: MapRegion, on map: Query, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    perform(.region(region), on: map, sourceLocation: sourceLocation)
  }

  /// Switches a toggle or disclosure to its other state.
  public func toggle(_ query: Query, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let node = target(query, taking: .toggle, at: sourceLocation) else { return }
    send(.toggle(!node.toggleState), to: node, at: sourceLocation)
  }

  /// Swipes a row and presses one of the buttons that appear.
  public func swipe(_ row: Query, _ action: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let found = find(row, sourceLocation: sourceLocation) else { return }
    let buttons = ([found] + found.ancestors).first { $0.children.contains { $0.role == .actions } }
      .map { $0.children.filter { $0.role == .actions }.flatMap(\.subtree).filter { $0.role == .button } }
    guard let buttons else {
      fail(.unusable(found.title, because: "has no row actions."), at: sourceLocation)
      return
    }
    guard let button = buttons.first(where: { $0.name == action }) else {
      let names = buttons.map { quoted($0.name) }.joined(separator: ", ")
      fail(
        .unusable(found.title, because: "has no action \(quoted(action)), but \(names)."), at: sourceLocation)
      return
    }
    send(.tap, to: button, at: sourceLocation)
  }

  /// Deletes a row with the delete gesture of the host.
  public func delete(_ row: Query, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.delete, on: row, sourceLocation: sourceLocation)
  }

  /// Drags a row to an index of its list.
  public func move(_ row: Query, to index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.move(index), on: row, sourceLocation: sourceLocation)
  }

  /// Drags what a node offers to a destination.
  ///
  /// - Parameters:
  ///   - query: the row or view, or something in it.
  ///   - destination: a view that accepts it, a row beside which it is inserted, or a list, at the end of which it is inserted.
  ///   - place: the side of a row.
  ///   - sourceLocation: the line of the test.
  public func drag(
    _ query: Query, to destination: Query, _ place: DropPlace = .before,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let node = target(query, taking: .drag, at: sourceLocation),
      let type = node[.dragType], let found = find(destination, sourceLocation: sourceLocation)
    else { return }
    if let taker = ([found] + found.ancestors).first(where: { $0.accepts(type) }) {
      send(
        .drag(to: taker.id, taker[.dropType] == type ? .on : place), to: node, at: sourceLocation)
    } else if let last = found.subtree.last(where: { $0.accepts(type) }) {
      send(.drag(to: last.id, last[.dropType] == type ? .on : .after), to: node, at: sourceLocation)
    } else {
      fail(
        .unusable(found.title, because: "accepts no \(type), and nothing around it does."), at: sourceLocation
      )
    }
  }

  /// Extends the selection of a list or table to a row, like a press with the Shift key; to all rows, if the node is a table.
  public func extendSelection(to row: Query, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.extend, on: row, sourceLocation: sourceLocation)
  }

  /// Pulls down to refresh. The screen must have exactly one refreshable view.
  public func refresh(sourceLocation: SourceLocation = #_sourceLocation) {
    let takers = screen.reachable.filter { $0.takes(.refresh) }
    guard let node = takers.first else {
      fail(.unusable("Nothing here", because: "can be refreshed."), at: sourceLocation)
      return
    }
    send(.refresh, to: node, at: sourceLocation)
  }

  /// The number of rows on the screen at a time, as a test imagines it.
  private static let rowsOfScreen = 10

  /// Scrolls until a node is visible.
  ///
  /// Nodes that observe their appearance are notified on the way, from top to bottom: long lists mount more rows, and endless
  /// lists request more. Of the rows of lazy containers, ten are on the screen at a time: they appear, and the others disappear.
  public func scroll(to query: Query, sourceLocation: SourceLocation = #_sourceLocation) {
    var told: Set<NodeID> = []
    var reached = 0
    while true {
      let reachable = screen.reachable
      let target = Screen.matches(of: query, among: reachable).first
      let end = reachable.firstIndex { $0 === target } ?? reachable.endIndex - 1
      let untold = reachable[...end].filter { $0.takes(.appear) && told.insert($0.id).inserted }
      for node in untold { tree.send(UserEvent(.appear, on: node.id)) }
      guard untold.isEmpty else { continue }
      let watched = reachable.indices.filter { reachable[$0].takes(.see) }
      let passed = watched.count { $0 <= end }
      if reached < passed {
        reached = min(reached + Self.rowsOfScreen, passed)
        let last = min(watched.count, max(Self.rowsOfScreen, reached))
        let rows = watched[max(0, last - Self.rowsOfScreen)..<last].map { reachable[$0].id }
        tree.send(UserEvent(.see(rows), on: tree.root.id))
        continue
      }
      if target == nil { find(query, sourceLocation: sourceLocation) }
      return
    }
  }

  /// Goes back to the screen below the front one, like the browser's back button.
  public func back(sourceLocation: SourceLocation = #_sourceLocation) {
    let stacks = screen.reachable.filter { $0.role == .navigation && $0[.path]?.isEmpty == false }
    guard let stack = stacks.last, let path = stack[.path] else {
      fail(.unusable("The screen in front", because: "has none below it to go back to."), at: sourceLocation)
      return
    }
    send(.navigate(path.dropLast()), to: stack, at: sourceLocation)
  }

  /// Opens a path of the front navigation stack, such as `locations/add`, like a link or the address bar.
  public func navigate(to path: String, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(
      .navigate(path.split(separator: "/").map(String.init)), on: .role(.navigation),
      sourceLocation: sourceLocation)
  }

  /// Closes the sheet, alert or dialog in front without an answer.
  public func dismiss(sourceLocation: SourceLocation = #_sourceLocation) {
    guard screen.front.role.isModal else {
      fail(.unusable("Nothing", because: "lies over the screen that could be dismissed."), at: sourceLocation)
      return
    }
    send(.dismiss, to: screen.front, at: sourceLocation)
  }

  // MARK: Events

  /// Returns the node that takes an event: the node that matches a query, an ancestor of it, or the one descendant that takes
  /// it.
  private func target(_ query: Query, taking kind: UserEvent.Kind, at sourceLocation: SourceLocation) -> Node?
  {
    let found = Screen.matches(of: query, among: screen.reachable)
    // A tab is chosen by its name, not by its content.
    let around = found.compactMap { node in
      ([node] + node.ancestors.prefix { $0.role != .tab }).first { $0.takes(kind) }
    }
    let takers = around.isEmpty ? found.flatMap { $0.content.filter { $0.takes(kind) } } : around
    if let first = takers.first, takers.allSatisfy({ $0 === first }) { return first }
    switch lookUp(query) {
    case .success(let node):
      fail(
        .unusable(node.title, because: "takes no \(kind), and nothing around it does."), at: sourceLocation)
    case .failure(let failure):
      fail(failure, at: sourceLocation)
    }
    return nil
  }

  /// Sends an event, or fails if a user could not cause it.
  ///
  /// - Returns: whether the event was sent.
  @discardableResult
  func send(_ action: UserEvent.Action, to node: Node, at sourceLocation: SourceLocation) -> Bool {
    if ([node] + node.ancestors).contains(where: { $0.isTrue(.isDisabled) }) {
      fail(.unusable(node.title, because: "is disabled."), at: sourceLocation)
      return false
    }
    if action.kind == .input, node.isTrue(.isReadOnly) {
      fail(.unusable(node.title, because: "is read-only."), at: sourceLocation)
      return false
    }
    guard tree.send(UserEvent(action, on: node.id)) else {
      fail(.unusable(node.title, because: "did not take \(action.kind)."), at: sourceLocation)
      return false
    }
    return true
  }

  func fail(_ failure: LookUpFailure, at sourceLocation: SourceLocation) {
    Issue.record(Comment(rawValue: failure.description), sourceLocation: sourceLocation)
  }
}

extension Node {
  /// Whether values of a type can be dropped on the node or beside it.
  fileprivate func accepts(_ type: String) -> Bool { self[.dropType] == type || self[.insertionType] == type }
}
