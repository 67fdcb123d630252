internal import BinderyViews

/// Writes a tree as text: a line a node, indented, without identities, so that equal screens have equal text.
@MainActor
struct NodeText {
  let detail: SnapshotDetail
  private var lines: [String] = []

  /// The text of a node and all in it.
  static func of(_ node: Node, detail: SnapshotDetail = .content) -> String {
    var text = NodeText(detail: detail)
    text.write(node, depth: 0)
    return text.lines.joined(separator: "\n")
  }

  private init(detail: SnapshotDetail) { self.detail = detail }

  private mutating func write(_ node: Node, depth: Int) {
    guard detail == .everything || !node.role.isLayout else {
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

  /// A node, or what stands in it where it is only layout.
  private func content(of node: Node) -> [Node] {
    node.role.isLayout ? children(of: node).flatMap { content(of: $0) } : [node]
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

  /// A property in words, or `nil` where it does not change what the screen says.
  private func phrase(_ property: Property, _ value: PropertyValue, name: String) -> String? {
    switch (property, value) {
    case (.isOn, .bool(let isOn)): isOn ? "on" : "off"
    case (.isDisabled, .bool(true)): "disabled"
    case (.isBusy, .bool(true)): "busy"
    case (.isPlaceholder, .bool(true)): "placeholder"
    case (.accessibilityHidden, .bool(true)): "decorative"
    case (.identifier, .string(let identifier)): "#\(identifier)"
    case (.buttonRole, _): value.description
    case (.text, .string(let words)), (.title, .string(let words)), (.label, .string(let words)),
      (.accessibilityLabel, .string(let words)):
      words == name || words.isEmpty ? nil : "\(property)=\(quoted(words))"
    case (.placeholder, .string(let words)): words == name ? nil : "hint=\(quoted(words))"
    case (.fieldText, _): "value=\(quoted(value.description))"
    case (.detail, _), (.date, _), (.file, _), (.icon, _), (.picture, _), (.url, _), (.path, _),
      (.accessibilityValue, _):
      "\(property)=\(quoted(value.description))"
    case (.number, _), (.minimum, _), (.maximum, _): "\(property)=\(value.description)"
    default: nil
    }
  }
}

/// How much a snapshot tells.
public enum SnapshotDetail: Sendable {
  /// What a person reads and can use: roles, names, values and states. Layout and look do not show.
  case content
  /// Every node and every property.
  case everything
}

extension Role {
  /// Whether it only places what stands in it.
  fileprivate var isLayout: Bool {
    switch self {
    case .stack, .layers, .grid, .scroll, .spacer, .divider, .toolbarItem: true
    default: false
    }
  }
}

extension Node {
  /// Its name without the words inside it.
  fileprivate var ownName: String {
    for property in [PropertyKey<String>.accessibilityLabel, .title, .label, .text] {
      if let words = self[property], !words.isEmpty { return words }
    }
    return ""
  }

  /// Its properties in an order that does not depend on when each was set.
  fileprivate var sortedProperties: [Assignment] {
    properties.sorted { $0.property.rawValue < $1.property.rawValue }
  }

  /// Whether it is a text of which nothing but its words is worth a line.
  fileprivate var isPlainText: Bool {
    role == .text && self[.headingLevel] == nil && self[.identifier] == nil
      && self[.accessibilityLabel] == nil
  }
}
