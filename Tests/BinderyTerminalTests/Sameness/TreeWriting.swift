internal import BinderyViews

/// Builds trees of nodes by hand, without views.
@MainActor
final class TreeWriter {
  private var lastID: UInt32

  /// - Parameter window: a window that has the first number; nil if the window will be another node.
  init(after window: Node? = nil) { lastID = window?.id.rawValue ?? 0 }

  /// A node with the next number, after its children's.
  func node(_ role: Role, _ settings: [Setting] = [], _ children: [Node] = []) -> Node {
    lastID += 1
    return fill(Node(id: NodeID(rawValue: lastID), role: role), settings, children)
  }

  /// A window with children: the given one, or a new one.
  func window(_ root: Node?, _ children: [Node], _ settings: [Setting] = []) -> Node {
    root.map { fill($0, settings, children) } ?? node(.window, settings, children)
  }

  private func fill(_ node: Node, _ settings: [Setting], _ children: [Node]) -> Node {
    for setting in settings { setting.apply(node) }
    node.children = children
    for child in children { child.parent = node }
    return node
  }
}

/// A property with its value.
@MainActor
struct Setting {
  let property: Property
  let apply: @MainActor (Node) -> Void
  /// Removes the property.
  let remove: @MainActor (Node) -> Void

  static func set<Value>(_ key: PropertyKey<Value>, _ value: Value) -> Setting {
    Setting(property: key.property, apply: { $0[key] = value }, remove: { $0[key] = nil })
  }

  /// The kinds of events that the node accepts.
  static func events(_ kinds: UserEvent.Kind...) -> Setting {
    .set(.events, kinds.reduce(into: []) { $0.insert(UserEvent.Kinds($1)) })
  }
}
