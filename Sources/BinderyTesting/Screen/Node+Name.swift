public import BinderyViews

extension Node {
  /// What a person calls it: its accessibility label, else its title, label or text, else the words inside it, else its hint.
  ///
  /// Empty where it has no name. The words inside count only for what is named by its content, such as a button or a row.
  public var name: String {
    for property in [PropertyKey<String>.accessibilityLabel, .title, .label, .text] {
      if let words = self[property], !words.isEmpty { return words }
    }
    if role.isNamedByContent {
      var words = ""
      for child in children where child.role != .actions { child.appendWords(to: &words) }
      if !words.isEmpty { return words }
    }
    return self[.placeholder] ?? ""
  }

  /// Appends the words of the texts and pictures in it, in reading order.
  private func appendWords(to words: inout String) {
    if isTrue(.isHidden) || isTrue(.accessibilityHidden) { return }
    guard let label = self[.accessibilityLabel] ?? self[.text], !label.isEmpty else {
      for child in children { child.appendWords(to: &words) }
      return
    }
    if !words.isEmpty { words += " " }
    words += label
  }

  /// Whether a text in it says exactly this.
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

  /// Its descendants from top to bottom, without the actions of rows.
  var content: [Node] { children.filter { $0.role != .actions }.flatMap { [$0] + $0.content } }

  /// Its ancestors, nearest first.
  var ancestors: [Node] {
    var found: [Node] = []
    var next = parent
    while let node = next {
      found.append(node)
      next = node.parent
    }
    return found
  }

  /// Whether it is no row, but the placeholder for rows that are mounted once it is scrolled near.
  var standsForMoreRows: Bool {
    role == .row && children.isEmpty && isTrue(.isRedacted) && isTrue(.accessibilityHidden)
  }

  /// Its role and name, as failures and patches call it: `button "Add"`.
  var title: String {
    var words = role.rawValue
    if !name.isEmpty { words += " \(quoted(name))" }
    if let identifier = self[.identifier] { words += " #\(identifier)" }
    return words
  }
}

extension Role {
  /// Whether its name is the words inside it.
  var isNamedByContent: Bool {
    switch self {
    case .button, .locationButton, .link, .row, .option, .tab, .toggle, .annotation, .toolbarItem: true
    default: false
    }
  }

  /// Whether a person uses it, rather than reads it.
  var isControl: Bool {
    switch self {
    case .button, .locationButton, .link, .textField, .toggle, .picker, .option, .stepper, .slider,
      .datePicker, .disclosure, .tab:
      true
    default: false
    }
  }

  /// Whether it lies over the rest, which cannot be reached until it is gone.
  var isModal: Bool { self == .sheet || self == .alert || self == .actionSheet }
}

/// Words in quotation marks, on one line.
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
