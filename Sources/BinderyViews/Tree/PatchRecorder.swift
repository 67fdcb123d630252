/// Collects the changes since the last batch, each change once.
///
/// While no host takes batches (the page is disconnected and may return), inserts, moves and removals
/// accumulate. When their number exceeds twice the number of nodes in the window, they are dropped, and the
/// next batch shows the window again.
@MainActor
struct PatchRecorder {
  /// The batch that is being collected. Nodes created in it need no patches: the host that inserts them reads
  /// them whole.
  private(set) var batch: UInt32 = 0
  private var structure: [Patch] = []
  /// The nodes with changed properties, in the order of their first changes.
  private var changed: [Change] = []
  /// The indices in ``changed``, which keeps the nodes alive.
  private var places: [ObjectIdentifier: Int] = [:]

  /// The changed properties of a node.
  private struct Change {
    let node: Node
    var properties = PropertySet()
    /// Those that had no value in the last batch.
    var appeared = PropertySet()
  }

  /// The children of the window that hosts know.
  private var shown: [NodeID] = []
  /// Whether the backlog was dropped.
  private var isDropped = false
  /// The number of patches that is always kept, regardless of the number of nodes.
  private let smallestLimit: Int
  /// The number of patches at which the backlog is checked next.
  private var limit: Int

  init(smallestLimit: Int = 4_096) {
    self.smallestLimit = smallestLimit
    limit = smallestLimit
  }

  var isEmpty: Bool { structure.isEmpty && changed.isEmpty && !isDropped }

  mutating func inserted(_ node: Node, parent: Node, before: Node?) {
    if !isDropped, parent.batch != batch { structure.append(.insert(node, parent: parent, before: before)) }
  }

  mutating func moved(_ node: Node, parent: Node, before: Node?) {
    if !isDropped, parent.batch != batch { structure.append(.move(node, parent: parent, before: before)) }
  }

  mutating func removed(_ node: Node, parent: Node) {
    if !isDropped, parent.batch != batch { structure.append(.remove(node.id, parent: parent)) }
  }

  /// - Parameter wasSet: whether the property had a value before.
  mutating func set(_ node: Node, _ property: Property, wasSet: Bool) {
    guard node.batch != batch, !isDropped || node.role == .window else { return }
    let place = places[ObjectIdentifier(node)] ?? changed.count
    if place == changed.count {
      changed.append(Change(node: node))
      places[ObjectIdentifier(node)] = place
    }
    if !wasSet, !changed[place].properties.contains(property) { changed[place].appeared.insert(property) }
    changed[place].properties.insert(property)
  }

  /// Drops the backlog if it is larger than the number of nodes. A check is O(backlog), and the limit doubles
  /// before the next check.
  mutating func dropBacklog(root: Node) {
    guard structure.count >= limit else { return }
    guard structure.count > 2 * Self.size(of: root) else {
      limit = 2 * structure.count
      return
    }
    structure = []
    changed.removeAll { $0.node !== root }
    places = changed.isEmpty ? [:] : [ObjectIdentifier(root): 0]
    isDropped = true
  }

  /// The batch: inserts, moves and removals in order, then the new values of the nodes that still exist.
  mutating func take(root: Node) -> [Patch] {
    var patches = structure
    if isDropped {
      patches = shown.map { .remove($0, parent: root) }
      patches += root.children.map { .insert($0, parent: root, before: nil) }
    }
    for change in changed where change.node.isInside(root) {
      change.properties.forEach { property in
        patches.append(.set(change.node, property, wasSet: !change.appeared.contains(property)))
      }
    }
    structure.removeAll()
    changed.removeAll()
    places.removeAll()
    shown = root.children.map(\.id)
    isDropped = false
    limit = smallestLimit
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
}
