internal import BinderyHTML
internal import BinderyViews
internal import Foundation

/// What a form reports about the controls of a window, as the events that a client would send.
extension TreeViewSource {
  /// The controls that a form can fill, by their nodes. O(nodes).
  var formControls: [NodeID: Node] {
    var controls: [NodeID: Node] = [:]
    var pending = [tree.root]
    while let node = pending.popLast() {
      switch node.role {
      case .textField, .toggle, .picker, .slider, .datePicker: controls[node.id] = node
      default: break
      }
      pending.append(contentsOf: node.children)
    }
    return controls
  }

  /// The event that gives a control a value; `nil` if it has it, or has none.
  func event(entering text: String, into node: Node) -> UserEvent? {
    let action: UserEvent.Action? =
      switch node.role {
      case .textField:
        typed(text, in: node)
      case .toggle: change(text == "on", from: node.isTrue(.isOn)).map { .toggle($0) }
      case .picker: choice(text, in: node).map { .select($0) }
      // A text that is no number is refused like a number that is not offered.
      case .slider: change(Double(text) ?? .nan, from: node[.number]).map { .number($0) }
      case .datePicker: date(text, in: node)
      default: nil
      }
    return action.map { UserEvent($0, on: node.id) }
  }

  /// Explains at a date picker that a text is no date: browsers that know no dates let people write anything.
  func refuse(_ text: String, in id: NodeID) {
    if !text.isEmpty, CalendarDate(text) == nil { tree.refuseTextAsDate(on: id) }
  }

  /// The event of a pressed button; `nil` for a control that is not there.
  ///
  /// - Parameter act: what the client would do at a press, or the name of an event without a value; `nil` for a tap.
  func event(pressing id: NodeID, act: String?) -> UserEvent? {
    guard let node = tree.node(id) else { return nil }
    switch act {
    case nil, "tab": return UserEvent(.tap, on: id)
    case "refresh": return first(in: node) { $0.takes(.refresh) }.map { UserEvent(.refresh, on: $0.id) }
    case "increment": return step(node, by: 1)
    case "decrement": return step(node, by: -1)
    case "back":
      if node.takes(.dismiss) { return UserEvent(.dismiss, on: id) }
      guard let stack = node.parent, let path = stack[.path] else { return nil }
      return UserEvent(.navigate(path.dropLast()), on: stack.id)
    default:
      let kind = UserEvent.Kind.allCases.first { $0.name == act }
      return kind.flatMap(UserEvent.Action.init).map { UserEvent($0, on: id) }
    }
  }

  /// The path of the navigation stack that is shown.
  var path: [String] { stack?[.path] ?? [] }

  /// The path to which a log-in leads: that with which the window was opened, as long as it shows only a part of it, such as a view to log in.
  var pathAfterLogIn: [String] {
    guard let pendingLocation, pendingLocation.starts(with: path) else { return path }
    return pendingLocation
  }

  var addressAfterLogIn: String {
    PageAddress.text(of: pathAfterLogIn, base: "/\(app)", query: queryAfterLogIn)
  }

  /// The event that goes to a screen; `nil` if it is shown, or no screen can be gone to.
  func event(goingTo path: [String]) -> UserEvent? {
    guard let stack, stack.takes(.navigate), stack[.path] != path else { return nil }
    return UserEvent(.navigate(path), on: stack.id)
  }

  /// The event that goes to a query of the address; `nil` if it is the window's.
  func event(goingToQuery query: String) -> UserEvent? {
    query == self.query ? nil : UserEvent(.query(query), on: tree.root.id)
  }

  /// The address that the app has opened since the last call, or that of a file that it exports.
  func takeOpenedURL() -> String? {
    let files = tree.takeExports().compactMap { downloadAddress?($0) }
    return files.last ?? tree.takeOpenedURLs().last
  }

  /// The control that is to get the focus, since the last call.
  func takeFocusRequest() -> NodeID? { tree.takeFocusRequest() }

  private var stack: Node? { first(in: tree.root) { $0.role == .navigation } }

  private func first(in node: Node, where isWanted: (Node) -> Bool) -> Node? {
    if isWanted(node) { return node }
    for child in node.children where child.role != .sheet && (child.role != .tab || child.isTrue(.isSelected))
    {
      if let found = first(in: child, where: isWanted) { return found }
    }
    return nil
  }

  private func change<Value: Equatable>(_ value: Value, from shown: Value?) -> Value? {
    value == shown ? nil : value
  }

  /// The text of a field; `nil` if it is what a browser makes of the text that it was served.
  private func typed(_ text: String, in node: Node) -> UserEvent.Action? {
    // Forms send line ends as they are on paper: carriage return, line feed.
    let text = text.replacing("\r\n", with: "\n")
    let served = (node[.fieldText] ?? "").replacing("\r\n", with: "\n")
    let line = served.filter { $0 != "\n" && $0 != "\r" }
    let shown =
      switch node[.fieldKind] ?? .plain {
      case .multiline: served
      case .email, .url: line.trimmingCharacters(in: CharacterSet(charactersIn: " \t\u{C}"))
      default: line
      }
    return change(text, from: shown).map { .input($0) }
  }

  private func choice(_ text: String, in picker: Node) -> NodeID? {
    guard let id = UInt32(text).map({ NodeID(rawValue: $0) }),
      let option = Self.options(in: picker).first(where: { $0.id == id }), !option.isTrue(.isSelected)
    else { return nil }
    return id
  }

  private func date(_ text: String, in node: Node) -> UserEvent.Action? {
    let date = CalendarDate(text)
    guard date != nil || text.isEmpty, date != node[.date] else { return nil }
    return .date(date)
  }

  private func step(_ node: Node, by direction: Double) -> UserEvent? {
    let number = (node[.number] ?? 0) + direction * (node[.step] ?? 1)
    let value = min(node[.maximum] ?? .infinity, max(node[.minimum] ?? -.infinity, number))
    // Rounds away binary fractions: twelve digits are more than anyone enters by hand.
    guard let rounded = Double(String(format: "%.12g", value)) else { return nil }
    return UserEvent(.number(rounded), on: node.id)
  }
}
