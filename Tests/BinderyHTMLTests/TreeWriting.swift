internal import BinderyHTML
internal import BinderyViews

/// Builds trees of nodes by hand, without views.
@MainActor
final class TreeWriter {
  private var lastID: UInt32 = 0

  /// A node with the next number, after its children's.
  func node(_ role: Role, _ properties: [Property: PropertyValue] = [:], _ children: [Node] = []) -> Node {
    lastID += 1
    let node = Node(id: NodeID(rawValue: lastID), role: role)
    node.properties = properties.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { (property: $0.key, value: $0.value) }
    node.children = children
    for child in children { child.parent = node }
    return node
  }
}

/// The kinds of events as a property has them.
func events(_ kinds: UserEvent.Kind...) -> PropertyValue {
  .int(kinds.reduce(0) { $0 | 1 << $1.rawValue })
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
