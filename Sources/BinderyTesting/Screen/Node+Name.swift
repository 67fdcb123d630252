public import BinderyViews

extension Node {
  /// The accessible name: the accessibility label, else the title, label or text, else the text inside the node, else its
  /// hint.
  ///
  /// Empty if it has no name. The text inside counts only for nodes that are named by their content, such as a button or a
  /// row.
  public var name: String {
    for property in [PropertyKey<String>.accessibilityLabel, .title, .label, .text] {
      // The label of a cell is the title of its column.
      if let words = self[property], !words.isEmpty, role != .cell || property.property != .label {
        return words
      }
    }
    if role.isNamedByContent {
      let words = words
      if !words.isEmpty { return words }
    }
    return self[.placeholder] ?? ""
  }

  /// The text inside, in reading order: what a cell of a table shows.
  public var words: String {
    var words = ""
    for child in children where child.role != .actions { child.appendWords(to: &words) }
    return words
  }

  /// Appends the text of the texts and pictures inside, in reading order.
  private func appendWords(to words: inout String) {
    if isTrue(.isHidden) || isTrue(.accessibilityHidden) { return }
    guard let label = self[.accessibilityLabel] ?? self[.text], !label.isEmpty else {
      for child in children { child.appendWords(to: &words) }
      return
    }
    if !words.isEmpty { words += " " }
    words += label
  }

  /// Whether a text inside equals this.
  func says(_ words: String) -> Bool { self[.text] == words || children.contains { $0.says(words) } }

  /// This node and all its descendants, from top to bottom.
  var subtree: [Node] {
    var nodes: [Node] = []
    collect(into: &nodes)
    return nodes
  }

  private func collect(into nodes: inout [Node]) {
    nodes.append(self)
    for child in children { child.collect(into: &nodes) }
  }

  /// All descendants from top to bottom, without the actions of rows.
  var content: [Node] { children.filter { $0.role != .actions }.flatMap { [$0] + $0.content } }

  /// All ancestors, nearest first.
  var ancestors: [Node] {
    var found: [Node] = []
    var next = parent
    while let node = next {
      found.append(node)
      next = node.parent
    }
    return found
  }

  /// Whether the node is the placeholder for rows that are mounted when it is scrolled near.
  var standsForMoreRows: Bool {
    role == .row && children.isEmpty && isTrue(.isRedacted) && isTrue(.accessibilityHidden)
  }

  /// The role and name, for failures and patches: `button "Add"`.
  var title: String {
    var words = role.rawValue
    if !name.isEmpty { words += " \(quoted(name))" }
    if let identifier = self[.identifier] { words += " #\(identifier)" }
    return words
  }
}

extension Role {
  /// Whether the name is the text inside the node.
  var isNamedByContent: Bool {
    switch self {
    case .button, .locationButton, .link, .row, .cell, .option, .tab, .toggle, .annotation, .toolbarItem: true
    default: false
    }
  }

  /// Whether the node is interactive.
  var isControl: Bool {
    switch self {
    case .button, .locationButton, .link, .textField, .toggle, .picker, .option, .stepper, .slider,
      .datePicker, .disclosure, .tab:
      true
    default: false
    }
  }

  /// Whether the role covers the rest of the screen, which cannot be reached until it is closed.
  var isModal: Bool { self == .sheet || self == .alert || self == .actionSheet }
}

/// Returns a text in quotation marks, on one line.
func quoted(_ words: String) -> String {
  let escaped = words.map { character in
    switch character {
    case "\n": "\\n"
    case "\"": "\\\""
    default: String(character)
    }
  }
  return "\"\(escaped.joined())\""
}
