/// Collects what changed since the last batch, each change once.
///
/// While no host takes batches (the page is away, and may come back), inserts, moves and removals pile up. Once the pile
/// is longer than what is to be seen, it is dropped, and the next batch shows the window anew.
@MainActor
struct PatchRecorder {
  /// The batch that is being collected. Nodes made in it need no patches: the host that inserts them shows them whole.
  private(set) var batch: UInt32 = 0
  private var structure: [Patch] = []
  private var changed: [Node] = []
  /// The properties that had no value in the last batch.
  private var appeared: Set<Appearance> = []

  /// A property of one of the changed nodes, which ``changed`` keeps alive.
  private struct Appearance: Hashable {
    let node: ObjectIdentifier
    let property: Property
  }

  /// What is in the window as far as hosts know.
  private var shown: [NodeID] = []
  /// Whether the pile was dropped.
  private var isWhole = false
  /// So many patches are no pile, however little is to be seen.
  private let smallPile: Int
  /// From how many patches on the pile is looked at.
  private var limit: Int

  init(smallPile: Int = 4_096) {
    self.smallPile = smallPile
    limit = smallPile
  }

  var isEmpty: Bool { structure.isEmpty && changed.isEmpty && !isWhole }

  mutating func inserted(_ node: Node, parent: Node, before: Node?) {
    if !isWhole, parent.batch != batch { structure.append(.insert(node, parent: parent, before: before)) }
  }

  mutating func moved(_ node: Node, parent: Node, before: Node?) {
    if !isWhole, parent.batch != batch { structure.append(.move(node, parent: parent, before: before)) }
  }

  mutating func removed(_ node: Node, parent: Node) {
    if !isWhole, parent.batch != batch { structure.append(.remove(node.id, parent: parent)) }
  }

  /// - Parameter wasSet: whether the property had a value before.
  mutating func set(_ node: Node, _ property: Property, wasSet: Bool) {
    guard node.batch != batch, !isWhole || node.role == .window else { return }
    if node.changed.isEmpty { changed.append(node) }
    if !wasSet, !node.changed.contains(property) {
      appeared.insert(Appearance(node: ObjectIdentifier(node), property: property))
    }
    node.changed.insert(property)
  }

  /// Drops what has piled up, if that is more than there is to see. Looking takes as long as the pile is high, and the
  /// pile doubles before the next look.
  mutating func dropPile(root: Node) {
    guard structure.count >= limit else { return }
    guard structure.count > 2 * Self.size(of: root) else {
      limit = 2 * structure.count
      return
    }
    structure = []
    for node in changed where node !== root { node.changed = PropertySet() }
    changed.removeAll { $0 !== root }
    isWhole = true
  }

  /// The batch: what came, moved and went, in order, then the new values of what is still there.
  mutating func take(root: Node) -> [Patch] {
    var patches = structure
    if isWhole {
      patches = shown.map { .remove($0, parent: root) }
      patches += root.children.map { .insert($0, parent: root, before: nil) }
    }
    for node in changed {
      let properties = node.changed
      node.changed = PropertySet()
      guard Self.isShown(node, in: root) else { continue }
      properties.forEach { property in
        let wasSet = !appeared.contains(Appearance(node: ObjectIdentifier(node), property: property))
        patches.append(.set(node, property, wasSet: wasSet))
      }
    }
    structure.removeAll()
    changed.removeAll()
    appeared.removeAll()
    shown = root.children.map(\.id)
    isWhole = false
    limit = smallPile
    batch += 1
    return patches
  }

  private static func size(of root: Node) -> Int {
    var (size, pending) = (0, [root])
    while let node = pending.popLast() {
      size += 1
      pending.append(contentsOf: node.children)
    }
    return size
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
