internal import Bindery

/// The position of a view in a mounted tree, which stores what outlives the view value: nodes, bindings and
/// state.
///
/// Slots form a tree of the same shape as the views. A slot is updated with new view values of the same type,
/// and knows which nodes it has added to the surrounding element.
@MainActor
public class Slot {
  // A parent owns its children and unmounts them before it is released, so the reference never dangles;
  // `weak` would cost a side table for each.
  unowned(unsafe) var parent: Slot?

  /// The first of its nodes in the surrounding element.
  var firstNode: Node? { nil }

  /// The node after all those of a child, in the same element; `nil` if the child's nodes are the last.
  func node(after child: Slot) -> Node? { parent?.node(after: self) }

  /// Calls the closure with each of its outermost nodes, in order.
  func forEachNode(_ body: (Node) -> Void) {}

  /// Ends its bindings and those of all slots inside. The caller removes the nodes.
  func unmount() {}

  /// Adds the identity of a child among its siblings to a name that is the same in every process.
  func identify(_ child: Slot, in name: inout StableName) {}

  /// The name of its place in the tree, the same in every process that runs the same program.
  final var stableName: StableName {
    var name = StableName()
    var slot = self
    while let parent = slot.parent {
      parent.identify(slot, in: &name)
      slot = parent
    }
    return name
  }
}

/// Slots in sequence.
final class SequenceSlot: Slot {
  // Unchecked is right: only the main actor uses slots, and no access lasts while other code runs.
  @exclusivity(unchecked) var children: [Slot] = []

  func append(_ child: Slot) {
    child.parent = self
    // A sequence has at least two.
    if children.isEmpty { children.reserveCapacity(2) }
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

  override func identify(_ child: Slot, in name: inout StableName) {
    name.add(children.firstIndex { $0 === child } ?? -1)
  }
}

/// A slot with one child slot.
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
  /// The type of the shown view, if known only at run time.
  var type: ObjectIdentifier?

  func show(_ slot: Slot?, branch: Int) {
    child = slot
    self.branch = branch
  }

  override func identify(_ child: Slot, in name: inout StableName) { name.add(branch) }
}
