/// Collects what changed since the last batch, each change once.
@MainActor
struct PatchRecorder {
  /// The batch that is being collected. Nodes made in it need no patches: whoever inserts them shows them whole.
  private(set) var batch: UInt32 = 0
  private var structure: [Patch] = []
  private var changed: [Node] = []

  var isEmpty: Bool { structure.isEmpty && changed.isEmpty }

  mutating func inserted(_ node: Node, parent: Node, before: Node?) {
    if parent.batch != batch { structure.append(.insert(node, parent: parent, before: before)) }
  }

  mutating func moved(_ node: Node, parent: Node, before: Node?) {
    if parent.batch != batch { structure.append(.move(node, parent: parent, before: before)) }
  }

  mutating func removed(_ node: Node, parent: Node) {
    if parent.batch != batch { structure.append(.remove(node.id, parent: parent)) }
  }

  mutating func set(_ node: Node, _ property: Property) {
    guard node.batch != batch else { return }
    if node.changed == 0 { changed.append(node) }
    node.changed |= 1 << property.rawValue
  }

  /// The batch: what came, moved and went, in order, then the new values of what is still there.
  mutating func take(root: Node) -> [Patch] {
    var patches = structure
    for node in changed {
      let mask = node.changed
      node.changed = 0
      guard Self.isShown(node, in: root) else { continue }
      for property in Property.allCases where mask & (1 << property.rawValue) != 0 {
        patches.append(.set(node, property, node[property]))
      }
    }
    structure.removeAll()
    changed.removeAll()
    batch += 1
    return patches
  }

  private static func isShown(_ node: Node, in root: Node) -> Bool {
    var next: Node? = node
    while let node = next {
      if node === root { return true }
      next = node.parent
    }
    return false
  }
}
