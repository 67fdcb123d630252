internal import Bindery

/// The place of an element: its node, the bindings of its properties and what stands inside it.
class ElementSlot: Slot {
  let node: Node
  unowned let tree: ViewTree
  /// What stands inside; its nodes are children of ``node``.
  var child: Slot? {
    didSet { child?.parent = self }
  }
  /// What a modifier added, which stands after the content.
  private var attachment: Slot? {
    didSet { attachment?.parent = self }
  }
  private var reactions: [Reaction] = []
  /// Work that brings new content, while it is under way.
  var refreshing: Task<Void, Never>?
  private(set) var handlers: [(kind: UserEvent.Kind, run: ElementDescription.Handler)] = []

  init(_ role: Role, in context: MountContext, before: Node?) {
    tree = context.tree
    node = context.tree.makeNode(role)
    super.init()
    tree.insert(node, into: context.node, before: before)
  }

  /// For the window, which stands in nothing.
  init(window node: Node, tree: ViewTree) {
    self.node = node
    self.tree = tree
    super.init()
  }

  /// Binds the element to a description, in place of the one before.
  func bind(_ description: ElementDescription, depth: Int) {
    for reaction in reactions { reaction.dispose() }
    reactions.removeAll(keepingCapacity: false)
    var bound: UInt64 = 0
    for (property, source) in description.properties {
      bound |= 1 << property.rawValue
      switch source {
      case .constant(let value):
        tree.set(node, property, value)
      case .live(let source):
        let reaction = Reaction(depth: depth, of: ElementSlot.self) { [unowned self] in
          let value = Reaction.reading(source)
          tree.set(node, property, value)
        }
        reaction.run()
        if reaction.isDependent { reactions.append(reaction) } else { reaction.dispose() }
      }
    }
    let events = description.events
    if events != 0 {
      bound |= 1 << Property.events.rawValue
      tree.set(node, .events, .int(events))
    }
    if handlers.isEmpty != (events == 0) { tree.setInteractive(self, events != 0) }
    handlers = description.handlers
    // What the old description set and the new one does not.
    for entry in node.properties
    where bound & (1 << entry.property.rawValue) == 0 && entry.property != .isBusy {
      tree.set(node, entry.property, nil)
    }
  }

  /// Shows what a description puts after the content, in place of what the one before did.
  func attach(_ view: AnyView?, in context: MountContext) {
    switch (attachment, view) {
    case (nil, nil): break
    case (let slot?, let view?): context.update(slot, to: view)
    case (nil, let view?): attachment = context.mount(view, before: nil)
    case (let slot?, nil):
      tree.remove(slot)
      attachment = nil
    }
  }

  /// Takes a value that the host already shows, then sees whether the model made something else of it.
  func echo(_ property: Property, _ shown: PropertyValue, write: () -> Void, read: () -> PropertyValue?) {
    _ = node.write(property, shown)
    write()
    tree.set(node, property, untracked(read))
  }

  func handle(_ action: UserEvent.Action) {
    for handler in handlers where handler.kind == action.kind { handler.run(action, self) }
  }

  override var firstNode: Node? { node }

  override func node(after child: Slot) -> Node? { child === attachment ? nil : attachment?.firstNode }

  override func forEachNode(_ body: (Node) -> Void) { body(node) }

  override func unmount() {
    refreshing?.cancel()
    for reaction in reactions { reaction.dispose() }
    reactions = []
    if !handlers.isEmpty {
      tree.setInteractive(self, false)
      handlers = []
    }
    child?.unmount()
    child = nil
    attachment?.unmount()
    attachment = nil
  }
}
