internal import Bindery

/// The slot of an element: its node, the bindings of its properties, and its content.
class ElementSlot: Slot {
  let node: Node
  unowned let tree: ViewTree
  // Unchecked is right for these: only the main actor uses slots, and no access lasts while other code runs.

  /// The slot of its content; its nodes are children of ``node``.
  @exclusivity(unchecked) var child: Slot? {
    didSet { child?.parent = self }
  }
  /// The slot of the attachment that a modifier added after the content.
  @exclusivity(unchecked) private var attachment: Slot? {
    didSet { attachment?.parent = self }
  }
  @exclusivity(unchecked) private var reactions: [Reaction] = []
  /// The running refresh, if any.
  var refreshing: Task<Void, Never>?
  @exclusivity(unchecked)
  private(set) var handlers: [(kind: UserEvent.Kind, run: ElementDescription.Handler)] = []
  /// The place of an element with handlers, which read bindings for it.
  @exclusivity(unchecked) private(set) var surroundings: Surroundings?

  init(_ role: Role, in context: MountContext, before: Node?) {
    let tree = context.tree
    self.tree = tree
    node = tree.makeNode(role)
    super.init()
    tree.insert(node, into: context.node, before: before)
  }

  /// For the window, which has no parent.
  init(window node: Node, tree: ViewTree) {
    self.node = node
    self.tree = tree
    super.init()
  }

  /// Binds the element to a description, in place of the previous one.
  func bind(_ description: ElementDescription, in context: MountContext) {
    let depth = context.bindingDepth
    let surroundings = context.surroundings
    let (tree, node) = (tree, node)
    for reaction in reactions { reaction.dispose() }
    reactions.removeAll(keepingCapacity: false)
    node.reserve(description.properties.count)
    var bound = PropertySet()
    for (property, source) in description.properties {
      bound.insert(property)
      switch source {
      case .constant(let value):
        tree.set(node, property, to: value)
      case .live, .words:
        // Without the slot, which the closure of the app may end.
        let reaction = Reaction(depth: depth, of: ElementSlot.self) { [node] in
          let value = surroundings.reading { source.value }
          let tree = surroundings.tree
          guard tree.set(node, property, to: value) else { return }
          if property.isControlValue { tree.validatedFields[node]?.reset() }
          if property.affectsGrowth { tree.updateGrowth(of: node) }
        }
        reaction.run()
        if let reaction = reaction.ifDependent() { reactions.append(reaction) }
      }
    }
    var (events, handlers) = (description.events, description.handlers)
    if let sized = description.sized {
      bound.insert(sized.property)
      if description.needsReport {
        events.insert(UserEvent.Kinds(.measure))
        handlers.removeAll { $0.kind == .measure }
        handlers.append((.measure, Self.resize))
      }
    }
    if !events.isEmpty {
      bound.insert(.events)
      tree.set(node, .events, events)
    }
    if self.handlers.isEmpty != events.isEmpty { tree.setInteractive(self, !events.isEmpty) }
    self.handlers = handlers
    if let validity = description.validity { tree.validatedFields.add(self, validity) }
    if let destination = description.destination { tree.destinations[node.id] = (node, self, destination) }
    self.surroundings = events.isEmpty ? nil : surroundings
    // Removes properties that only the previous description set.
    for property in node.properties(without: bound) where !property.isSetByTree {
      tree.set(node, property, to: nil)
    }
    tree.updateGrowth(of: node)
    if context.sight == .first, events.contains(.see) { tree.assumeSeen(self) }
  }

  /// Takes the size that a host reports.
  private static func resize(_ action: UserEvent.Action, of slot: ElementSlot) {
    guard case .measure(let sizes) = action, let size = sizes.first?.size else { return }
    slot.tree.resize(slot.tree.sizes.space(of: slot), of: slot.node.id, to: size)
  }

  /// Binds the property of a description whose value depends on the size, which is known best once the content is mounted.
  func bindSize(_ description: ElementDescription, in context: MountContext) {
    guard let sized = description.sized else { return }
    let space = tree.sizes.space(of: self)
    let surroundings = context.surroundings
    let reaction = Reaction(depth: context.bindingDepth, of: ElementSlot.self) { [unowned self] in
      let value = surroundings.reading { sized.value(space.size) }
      tree.set(node, sized.property, to: value)
    }
    reaction.run()
    if let reaction = reaction.ifDependent() { reactions.append(reaction) }
  }

  /// Shows the attachment of a description after the content, in place of the previous one.
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

  /// Accepts a value that the host already shows, then compares it with the value that the model ended up
  /// with, which is read for the element's place: it may depend on the language or the time zone.
  func echo<Value>(_ key: PropertyKey<Value>, _ shown: Value?, write: () -> Void, read: () -> Value?) {
    if tree.isEventShown { node[key] = shown }
    write()
    tree.set(node, key, untracked { surroundings.map { $0.evaluate(read) } ?? read() })
  }

  /// Accepts a value that the host already shows, and writes it to a binding.
  func echo<Value>(_ key: PropertyKey<Value>, _ shown: Value, to binding: Binding<Value>) {
    echo(key, shown, write: { binding.wrappedValue = shown }, read: { binding.wrappedValue })
  }

  /// Rejects a value that the host already shows: the host receives the model's value again, and the reason.
  func refuse<Value>(
    _ key: PropertyKey<Value>, _ shown: Value?, because refusal: Refusal, keeping read: () -> Value?
  ) {
    echo(key, shown, write: {}, read: read)
    setRefusal(surroundings?.evaluate { refusal.words } ?? refusal.words)
  }

  /// Explains why a value that no property shows was refused.
  func refuse(because refusal: Refusal) {
    setRefusal(surroundings?.evaluate { refusal.words } ?? refusal.words)
  }

  private func setRefusal(_ words: String?) {
    if let validity = tree.validatedFields[node] {
      validity.refusal = words
    } else {
      tree.set(node, .refusal, words)
    }
  }

  func handle(_ action: UserEvent.Action) {
    switch action {
    // The handler sets the reason again if it refuses this value too.
    case .input, .number, .date, .choose: setRefusal(nil)
    default: break
    }
    for handler in handlers where handler.kind == action.kind { handler.run(action, self) }
    // The focus has a handler of its own, so that hosts report it.
    if action.kind != .focus { tree.validatedFields[node]?.note(action) }
  }

  override var firstNode: Node? { node }

  override func node(after child: Slot) -> Node? { child === attachment ? nil : attachment?.firstNode }

  override func forEachNode(_ body: (Node) -> Void) { body(node) }

  override func identify(_ child: Slot, in name: inout StableName) {
    name.add(node.role.rawValue)
    name.add(child === attachment ? 1 : 0)
  }

  override func unmount() {
    refreshing?.cancel()
    for reaction in reactions { reaction.dispose() }
    reactions = []
    if !handlers.isEmpty {
      tree.setInteractive(self, false)
      handlers = []
    }
    surroundings = nil
    tree.sizes.forget(node.id)
    if !tree.destinations.isEmpty { tree.destinations[node.id] = nil }
    child?.unmount()
    child = nil
    attachment?.unmount()
    attachment = nil
  }
}

extension Property {
  /// Whether the tree sets it by itself, besides what an element describes.
  fileprivate var isSetByTree: Bool {
    switch self {
    // An empty list takes values for its ``ForEach``, and a table has the number of its rows.
    case .isBusy, .refusal, .dropType, .rowCount: true
    default: false
    }
  }
}

/// The slot of a box around an element, with layers behind and in front of its content.
final class BoxSlot: ElementSlot {
  private var underlay: Slot?
  private var overlay: Slot?

  /// Shows the description's background, in front of which the content is inserted.
  func layBehind(_ view: AnyView?, in context: MountContext) {
    underlay = laid(view, in: underlay, context, before: child?.firstNode)
  }

  /// Shows the description's overlay in front of the content, which was already inserted.
  func layInFront(_ view: AnyView?, in context: MountContext) {
    overlay = laid(view, in: overlay, context, before: nil)
  }

  /// Returns the slot of a layer that shows a view, in place of the previous one. Both keep their place meanwhile, which has a name.
  private func laid(_ view: AnyView?, in layer: Slot?, _ context: MountContext, before: Node?) -> Slot? {
    guard let view else {
      if let layer { tree.remove(layer) }
      return nil
    }
    guard let layer else {
      let layer = context.mount(view, before: before)
      layer.parent = self
      return layer
    }
    context.update(layer, to: view)
    return layer
  }

  override func node(after child: Slot) -> Node? {
    if child === overlay { return nil }
    if child === underlay { return self.child?.firstNode ?? overlay?.firstNode }
    return overlay?.firstNode
  }

  override func identify(_ child: Slot, in name: inout StableName) {
    if child === underlay { name.add(2) } else if child === overlay { name.add(3) }
    super.identify(child, in: &name)
  }

  override func unmount() {
    underlay?.unmount()
    underlay = nil
    overlay?.unmount()
    overlay = nil
    super.unmount()
  }
}
