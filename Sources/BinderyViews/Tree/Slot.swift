internal import Bindery

/// The place that a view holds in a mounted tree: it keeps what outlives the view value (nodes, bindings, state).
///
/// Slots form a tree of the same shape as the views. A slot is updated with new view values of the same type, and
/// knows which nodes it has put into the element around it.
@MainActor
class Slot {
  // A parent owns its children and unmounts them before it goes away, so the reference never dangles; `weak` would
  // cost a side table for each.
  unowned(unsafe) var parent: Slot?

  /// The first of its nodes in the element around it.
  var firstNode: Node? { nil }

  /// The node that comes after all those of a child, in the same element; `nil` if the child's are the last.
  func node(after child: Slot) -> Node? { parent?.node(after: self) }

  /// Calls with each of its outermost nodes, in order.
  func forEachNode(_ body: (Node) -> Void) {}

  /// Ends its bindings and those of all inside it. Its nodes are the caller's to remove.
  func unmount() {}
}

/// Slots one after the other.
final class SequenceSlot: Slot {
  var children: [Slot] = []

  func append(_ child: Slot) {
    child.parent = self
    children.append(child)
  }

  override var firstNode: Node? {
    for child in children { if let node = child.firstNode { return node } }
    return nil
  }

  override func node(after child: Slot) -> Node? {
    guard let index = children.firstIndex(where: { $0 === child }) else { return parent?.node(after: self) }
    for next in children[(index + 1)...] { if let node = next.firstNode { return node } }
    return parent?.node(after: self)
  }

  override func forEachNode(_ body: (Node) -> Void) {
    for child in children { child.forEachNode(body) }
  }

  override func unmount() {
    for child in children { child.unmount() }
    children = []
  }
}

/// A slot around one other.
class WrapperSlot: Slot {
  var child: Slot? {
    didSet { child?.parent = self }
  }

  override var firstNode: Node? { child?.firstNode }

  override func forEachNode(_ body: (Node) -> Void) { child?.forEachNode(body) }

  override func unmount() {
    child?.unmount()
    child = nil
  }
}

/// A slot that shows one of several branches.
final class BranchSlot: WrapperSlot {
  private(set) var branch = 0
  /// The type of what it shows, where only run time knows it.
  var type: ObjectIdentifier?

  func show(_ slot: Slot?, branch: Int) {
    child = slot
    self.branch = branch
  }
}
