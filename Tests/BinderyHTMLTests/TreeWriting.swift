internal import BinderyHTML
internal import BinderyViews

/// Builds trees of nodes by hand, without views.
@MainActor
final class TreeWriter {
  private var lastID: UInt32 = 0

  /// A node with the next number, after its children's.
  func node(_ role: Role, _ settings: [Setting] = [], _ children: [Node] = []) -> Node {
    lastID += 1
    let node = Node(id: NodeID(rawValue: lastID), role: role)
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
  /// Takes the property away.
  let remove: @MainActor (Node) -> Void

  static func set<Value>(_ key: PropertyKey<Value>, _ value: Value) -> Setting {
    Setting(property: key.property, apply: { $0[key] = value }, remove: { $0[key] = nil })
  }

  /// The kinds of events that the node takes.
  static func events(_ kinds: UserEvent.Kind...) -> Setting {
    .set(.events, kinds.reduce(into: []) { $0.insert(UserEvent.Kinds($1)) })
  }
}

/// Operations as the client reads them.
@MainActor
func json(_ patch: Patch) -> [String] {
  HTMLRenderer.operations(for: patch).map { operation in
    var text = ""
    operation.encode(into: &text)
    return text
  }
}
