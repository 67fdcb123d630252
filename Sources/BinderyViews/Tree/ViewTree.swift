internal import Bindery

/// Mounts a view: keeps the nodes that hosts show, runs the bindings, and turns each change into the smallest patch.
///
/// A host renders ``root`` whole once, calls ``takePatches()`` to mark that state as shown, and from then on applies
/// what ``takePatches()`` gives whenever ``onPatches`` says that there is something. It sends back what people do with
/// ``send(_:)``.
@MainActor
public final class ViewTree {
  /// The window: the root of all that is shown.
  public let root: Node
  /// Called when the first change after a ``takePatches()`` is recorded; the host then plans its next flush.
  public var onPatches: (@MainActor () -> Void)?

  private var recorder = PatchRecorder()
  private var nextID: UInt32 = 1
  private var slot: ElementSlot?
  // Only elements that take events: a page has thousands of nodes and dozens of these.
  private var interactive: [NodeID: ElementSlot] = [:]

  /// Mounts the view of a block.
  ///
  /// - Parameters:
  ///   - environment: what views read through ``Environment``.
  ///   - content: the views.
  public init<Content: View>(
    environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    root = Node(id: NodeID(rawValue: 1), role: .window)
    root[.home] = environment.home
    nextID = 2
    let slot = ElementSlot(window: root, tree: self)
    self.slot = slot
    let block = BlockSlot(content, in: MountContext(tree: self, node: root, environment: environment))
    slot.child = block
    batch { block.mount(before: nil) }
  }

  /// What changed since the last call, in the order in which to apply it: first what came, moved and went, then new
  /// values. An inserted node is to be shown with its present descendants; nothing inside it has patches of its own.
  /// After a long time without a call, when there are more changes than there is to see, all goes and comes anew.
  public func takePatches() -> [Patch] {
    recorder.take(root: root)
  }

  /// A node that is in the tree now. O(number of nodes).
  public func node(_ id: NodeID) -> Node? {
    var pending = [root]
    while let node = pending.popLast() {
      if node.id == id { return node }
      pending.append(contentsOf: node.children)
    }
    return nil
  }

  /// Whether a node is there now, can be reached and takes events of a kind: for a host that has to fetch something
  /// before it can ``send(_:)``.
  public func takes(_ kind: UserEvent.Kind, on id: NodeID) -> Bool {
    guard let slot = interactive[id] else { return false }
    return slot.node.takes(kind) && isReachable(slot.node)
  }

  /// Does what a person did.
  ///
  /// An event is untrusted: one for a node that is not there, does not take it, is hidden or disabled is ignored.
  ///
  /// - Returns: whether the event was taken.
  @discardableResult
  public func send(_ event: UserEvent) -> Bool {
    guard let slot = interactive[event.node], slot.node.takes(event.action.kind), isReachable(slot.node)
    else {
      return false
    }
    batch { slot.handle(event.action) }
    return true
  }

  /// Ends all bindings and work of the tree. Its nodes stay as they were.
  ///
  /// Whoever mounts a tree calls this when its window closes: views may have work under way that only this cancels.
  public func unmount() {
    slot?.unmount()
    slot = nil
    onPatches = nil
  }

  private func isReachable(_ node: Node) -> Bool {
    var next: Node? = node
    while let node = next {
      if node.isTrue(.isDisabled) || node.isTrue(.isHidden) { return false }
      next = node.parent
    }
    return true
  }

  // MARK: For slots

  func makeNode(_ role: Role) -> Node {
    defer { nextID += 1 }
    return Node(id: NodeID(rawValue: nextID), role: role, batch: recorder.batch)
  }

  func setInteractive(_ slot: ElementSlot, _ isInteractive: Bool) {
    interactive[slot.node.id] = isInteractive ? slot : nil
  }

  func set<Value>(_ node: Node, _ key: PropertyKey<Value>, _ value: Value?) {
    set(node, key.property, to: value?.stored)
  }

  func set(_ node: Node, _ property: Property, to value: PropertyValue?) {
    let change = node.write(property, value)
    if change != .none { record { $0.set(node, property, wasSet: change == .replaced) } }
  }

  func insert(_ node: Node, into parent: Node, before: Node?) {
    let before = before ?? firstDialog(over: node, in: parent)
    node.parent = parent
    if let before, let index = parent.index(of: before) {
      parent.children.insert(node, at: index)
    } else {
      parent.children.append(node)
    }
    record { $0.inserted(node, parent: parent, before: before) }
  }

  func move(_ node: Node, before: Node?) {
    guard let parent = node.parent, let old = parent.index(of: node) else {
      return
    }
    let before = before ?? firstDialog(over: node, in: parent)
    parent.children.remove(at: old)
    if let before, let index = parent.index(of: before) {
      parent.children.insert(node, at: index)
    } else {
      parent.children.append(node)
    }
    record { $0.moved(node, parent: parent, before: before) }
  }

  /// What stands last in the window all the same: what lies over the rest.
  private func firstDialog(over node: Node, in parent: Node) -> Node? {
    guard parent === root, !node.role.isOverEverything else { return nil }
    return root.children.first { $0.role.isOverEverything }
  }

  /// Unmounts a slot and removes its nodes.
  func remove(_ slot: Slot) {
    var nodes: [Node] = []
    slot.forEachNode { nodes.append($0) }
    slot.unmount()
    for node in nodes {
      guard let parent = node.parent, let index = parent.index(of: node) else {
        continue
      }
      parent.children.remove(at: index)
      node.parent = nil
      record { $0.removed(node, parent: parent) }
    }
  }

  private func record(_ change: (inout PatchRecorder) -> Void) {
    let wasEmpty = recorder.isEmpty
    change(&recorder)
    recorder.dropPile(root: root)
    if wasEmpty, !recorder.isEmpty { onPatches?() }
  }
}

extension Role {
  /// Whether it lies over the rest of the window.
  fileprivate var isOverEverything: Bool {
    switch self {
    case .sheet, .alert, .actionSheet: true
    default: false
    }
  }
}
