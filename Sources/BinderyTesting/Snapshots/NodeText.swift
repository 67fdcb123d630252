internal import BinderyViews

/// Writes a tree as text: one indented line per node, without identities, so that equal screens have equal text.
@MainActor
struct NodeText {
  let detail: SnapshotDetail
  private var lines: [String] = []

  /// The text of a node and its descendants.
  static func of(_ node: Node, detail: SnapshotDetail = .content) -> String {
    var text = NodeText(detail: detail)
    text.write(node, depth: 0)
    return text.lines.joined(separator: "\n")
  }

  private init(detail: SnapshotDetail) { self.detail = detail }

  private mutating func write(_ node: Node, depth: Int) {
    guard detail == .everything || !node.isLayout else {
      for child in children(of: node) { write(child, depth: depth) }
      return
    }
    let children = children(of: node)
    let inner = detail == .everything ? children : children.flatMap { content(of: $0) }
    let isOneLine =
      detail == .content && node.role.isNamedByContent && inner.count == 1 && inner[0].isPlainText
    lines.append(String(repeating: "  ", count: depth) + line(node, showsContentName: isOneLine))
    guard !isOneLine else { return }
    for child in children { write(child, depth: depth + 1) }
  }

  private func children(of node: Node) -> [Node] {
    detail == .everything ? node.children : Screen.shownChildren(of: node)
  }

  /// A node, or its children if it is only layout.
  private func content(of node: Node) -> [Node] {
    node.isLayout ? children(of: node).flatMap { content(of: $0) } : [node]
  }

  private func line(_ node: Node, showsContentName: Bool) -> String {
    if node.standsForMoreRows, detail == .content { return "…" }
    guard detail == .content else {
      let properties = node.sortedProperties.map { "\($0.property)=\(quoted($0.value.description))" }
      return ([node.role.rawValue] + properties).joined(separator: " ")
    }
    var words = [node[.headingLevel].map { "heading \($0)" } ?? node.role.rawValue]
    let ownName = node.role.isNamedByContent && !showsContentName ? node.ownName : node.name
    if !ownName.isEmpty { words.append(quoted(ownName)) }
    words += node.sortedProperties.compactMap { phrase($0.property, $0.value, name: ownName) }
    return words.joined(separator: " ")
  }

  /// A description of a property, or `nil` if it does not affect the meaning of the screen.
  private func phrase(_ property: Property, _ value: PropertyValue, name: String) -> String? {
    switch (property, value) {
    case (.isOn, .bool(let isOn)): isOn ? "on" : "off"
    case (.isSelected, .bool(let isSelected)): isSelected ? "selected" : "not selected"
    case (.isAscending, .bool(let isAscending)): isAscending ? "ascending" : "descending"
    case (.isExpanded, .bool(let isExpanded)): isExpanded ? "expanded" : "collapsed"
    case (.isDisabled, .bool(true)): "disabled"
    case (.isBusy, .bool(true)): "busy"
    case (.isReadOnly, .bool(true)): "read-only"
    case (.isRedacted, .bool(true)): "placeholder"
    case (.accessibilityHidden, .bool(true)): "decorative"
    case (.identifier, .string(let identifier)): "#\(identifier)"
    case (.buttonRole, _): value.description
    case (.text, .string(let words)), (.title, .string(let words)), (.label, .string(let words)),
      (.accessibilityLabel, .string(let words)):
      words == name || words.isEmpty ? nil : "\(property)=\(quoted(words))"
    case (.placeholder, .string(let words)): words == name ? nil : "hint=\(quoted(words))"
    case (.fieldText, _): "value=\(quoted(value.description))"
    case (.detail, _), (.date, _), (.file, _), (.icon, _), (.picture, _), (.url, _), (.path, _),
      (.destination, _),
      (.accessibilityValue, _), (.refusal, _), (.minimumDate, _), (.maximumDate, _):
      "\(property)=\(quoted(value.description))"
    case (.number, _), (.fractionCompleted, _), (.minimum, _), (.maximum, _):
      "\(property)=\(value.description)"
    default: nil
    }
  }
}

/// The level of detail of a snapshot.
public enum SnapshotDetail: Sendable {
  /// Everything a user can read and use: roles, names, values and states, without layout and appearance.
  case content
  /// Every node and every property.
  case everything
}

extension Role {
  /// Whether the node only lays out its children.
  fileprivate var isLayout: Bool {
    switch self {
    case .stack, .layers, .box, .underlay, .overlay, .grid, .gridRow, .scroll, .spacer, .divider,
      .toolbarItem:
      true
    default: false
    }
  }
}

extension Node {
  /// Whether the node only lays out its children, or is a drawing without a label.
  fileprivate var isLayout: Bool {
    role.isLayout || (role == .shape && self[.accessibilityLabel] == nil && events.isEmpty)
  }

  private var events: UserEvent.Kinds { self[.events] ?? [] }

  /// The name, excluding the text of its descendants.
  fileprivate var ownName: String {
    for property in [PropertyKey<String>.accessibilityLabel, .title, .label, .text] {
      if let words = self[property], !words.isEmpty { return words }
    }
    return ""
  }

  /// The properties in an order that does not depend on when they were set.
  fileprivate var sortedProperties: [Assignment] {
    properties.sorted { $0.property.rawValue < $1.property.rawValue }
  }

  /// Whether the node is a text without other properties worth a line.
  fileprivate var isPlainText: Bool {
    role == .text && self[.headingLevel] == nil && self[.identifier] == nil
      && self[.accessibilityLabel] == nil
  }
}
