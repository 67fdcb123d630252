internal import Bindery
internal import Foundation

/// Mounts a view: stores the nodes that hosts show, runs the bindings, and turns each change into the
/// smallest patch.
///
/// A host renders ``root`` once, calls ``takePatches()`` to mark that state as shown, and from then on
/// applies the result of ``takePatches()`` whenever ``onPatches`` is called. It reports what people do with
/// ``send(_:isShown:)``.
@MainActor
public final class ViewTree {
  /// The window: the root node.
  public let root: Node
  /// Called when the first change after a ``takePatches()`` is recorded, so that the host schedules its next
  /// flush.
  public var onPatches: (@MainActor () -> Void)?

  /// The policy for mounting the rows of long lists.
  let rowMounting: RowMounting
  // Unchecked is right: only the main actor uses it, and no access lasts while other code runs.
  @exclusivity(unchecked) private var recorder = PatchRecorder()
  private var nextID: UInt32 = 1
  private var slot: ElementSlot?
  // Only elements that accept events: a page has thousands of nodes and dozens of these.
  private(set) var interactive: [NodeID: ElementSlot] = [:]
  /// What is on the screen, of the elements that ask for it.
  var sight: SeenElements
  /// The sizes of the elements that ask for them.
  let sizes: ElementSizes
  /// The fields whose text a person has changed.
  private(set) var editedFields: Set<NodeID> = []
  /// What accepts dragged values, with the place that names it.
  var destinations: [NodeID: (node: Node, slot: Slot, destination: DropDestination)] = [:]
  /// The fields that views validate.
  var validatedFields = ValidatedFields()
  /// The control that is to get the focus.
  var focusRequest: NodeID?
  /// The color schemes that views set for the window.
  private var preferences: [(slot: ObjectIdentifier, scheme: ColorScheme)] = []

  /// The rows that are mounted later.
  var laterRows = LaterRows()

  /// Mounts the view of a block.
  ///
  /// - Parameters:
  ///   - environment: the values that views read through ``Environment``.
  ///   - rows: the policy for mounting the rows of long lists.
  ///   - hasTime: is called while the rows of a stack are mounted; once it returns false, the rest is left to ``mountMore(while:)``. Nil
  ///     mounts everything.
  ///   - content: the views.
  public init<Content: View>(
    environment: EnvironmentValues = EnvironmentValues(), rows: RowMounting = .growing,
    while hasTime: (@MainActor () -> Bool)? = nil,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    rowMounting = rows
    // A host that reports the visible rows also reports what is seen.
    sight = SeenElements(isReported: rows == .window)
    var environment = environment
    // A single state for the whole window, even if the host sets none.
    environment.sceneState = environment.sceneState
    environment.appStorage = environment.appStorage
    sizes = ElementSizes(scene: environment.sceneState, settings: environment.appStorage)
    environment.windowEditMode = WindowEditMode().binding
    environment.focusedScene = FocusedScene()
    root = Node(id: NodeID(rawValue: 1), role: .window)
    root[.home] = environment.home
    nextID = 2
    environment.openURL = OpenURLAction(system: { [weak self] in self?.open($0.absoluteString) ?? false })
    environment.exportFile = ExportFileAction { [weak self] in
      self?.exports.append($0)
      self?.onPatches?()
    }
    let slot = ElementSlot(window: root, tree: self)
    self.slot = slot
    let block = BlockSlot(content, in: MountContext(tree: self, node: root, environment: environment))
    slot.child = block
    mountStep(while: hasTime) { block.mount(before: nil) }
  }

  // Nothing that a model writes in its deinit may run a slot that is about to end.
  isolated deinit {
    batch {
      slot = nil
      laterRows = LaterRows()
      interactive = [:]
    }
  }

  /// Returns the changes since the last call, in the order in which to apply them: first inserts, moves and removals,
  /// then new values. An inserted node is shown with its current descendants, which have no patches of their
  /// own. When more changes have accumulated than there are nodes, everything is removed and inserted again.
  public func takePatches() -> [Patch] {
    recorder.take(root: root)
  }

  /// The addresses that the app wants to open, in order, for the host.
  public private(set) var openedURLs: [String] = []

  /// Returns the addresses that the app wants to open since the last call. A host opens them.
  public func takeOpenedURLs() -> [String] {
    defer { openedURLs = [] }
    return openedURLs
  }

  private var exports: [FileExport] = []

  /// Returns the files that are exported since the last call, in order. A host gives them to the person.
  public func takeExports() -> [FileExport] {
    defer { exports = [] }
    return exports
  }

  /// Whether the host shows the result of the event that is being handled.
  private(set) var isEventShown = true

  private var scrolls: [(id: AnyHashable, targets: ScrollTargets, anchor: UnitPoint?)] = []

  /// Returns the scroll requests since the last call, in order. A host takes them after the patches, and performs them.
  public func takeScrollRequests() -> [ScrollRequest] {
    defer { scrolls = [] }
    return scrolls.compactMap { scroll in
      scroll.targets.node(of: scroll.id).map { ScrollRequest(node: $0.id, anchor: scroll.anchor) }
    }
  }

  /// Makes the host scroll to a view, after it has shown the changes so far.
  func scroll(to id: AnyHashable, in targets: ScrollTargets, anchor: UnitPoint?) {
    // Of several requests that a host has not taken, the last one counts.
    scrolls.removeAll { $0.targets === targets }
    scrolls.append((id, targets, anchor))
    onPatches?()
  }

  /// Makes the host open an address.
  ///
  /// - Returns: whether hosts open addresses of that kind. Others are reported.
  func open(_ url: String) -> Bool {
    let scheme = url.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    let hasScheme = url.dropFirst(scheme.count).first == ":"
    guard !hasScheme || Self.openedSchemes.contains(scheme.lowercased()) else {
      MissingResources.report(.address, url)
      return false
    }
    openedURLs.append(url)
    onPatches?()
    return true
  }

  private static var openedSchemes: Set<String> { ["http", "https", "mailto", "tel", "geo"] }

  /// Returns a node if it is now in the tree. O(1) for one that accepts events, O(number of nodes) for others.
  public func node(_ id: NodeID) -> Node? {
    if let node = interactive[id]?.node { return node.isInside(root) ? node : nil }
    var pending = [root]
    while let node = pending.popLast() {
      if node.id == id { return node }
      pending.append(contentsOf: node.children)
    }
    return nil
  }

  /// Returns whether a node is in the tree, enabled and visible, and accepts events of a kind; for a host that must
  /// fetch data before it can ``send(_:isShown:)``.
  public func takes(_ kind: UserEvent.Kind, on id: NodeID) -> Bool {
    guard let slot = interactive[id] else { return false }
    return slot.node.takes(kind) && isReachable(slot.node)
  }

  /// Performs a person's action.
  ///
  /// An event is untrusted: it is ignored if its node is missing, hidden or disabled, or does not accept it.
  ///
  /// - Parameters:
  ///   - event: The action.
  ///   - isShown: Whether the host shows the result already, as a page shows typed text. It then receives a patch only
  ///     if the model ends up with another value. Pass false to repeat an event that happened in another host.
  /// - Returns: whether the event was accepted.
  @discardableResult
  public func send(_ event: UserEvent, isShown: Bool = true) -> Bool {
    if case .see(let nodes) = event.action { return event.node == root.id && see(nodes) }
    if case .measure(let sizes) = event.action { return event.node == root.id && measure(sizes) }
    guard let slot = interactive[event.node] else { return false }
    let isAccepted = slot.node.takes(event.action.kind) && isReachable(slot.node)
    let before = isEventShown
    isEventShown = isShown
    defer { isEventShown = before }
    if isAccepted {
      if case .input = event.action { editedFields.insert(event.node) }
      batch { slot.handle(event.action) }
    }
    putBack(after: event.action, on: slot.node, isAccepted: isAccepted)
    return isAccepted
  }

  /// Sends the state of a control again if a host changed it on a press, but the app did not.
  ///
  /// Rejected switches, numbers and texts are sent by ``ElementSlot/echo(_:_:write:read:)``.
  private func putBack(after action: UserEvent.Action, on node: Node, isAccepted: Bool) {
    switch action {
    case .select(let option):
      let options = options(in: node)
      guard options.first(where: { $0.id == option })?.isTrue(.isSelected) != true else { return }
      restate(.isSelected, of: options)
    case .tap where node.role == .tab && !node.isTrue(.isSelected):
      restate(.isSelected, of: node.parent?.children ?? [])
    case .toggle where !isAccepted:
      for property in [Property.isOn, .isSelected, .isExpanded] where node.value(of: property) != nil {
        restate(property, of: [node])
      }
    case .number where !isAccepted: restate(.number, of: [node])
    case .date where !isAccepted: restate(.date, of: [node])
    default: break
    }
  }

  /// Explains at a date picker that a person wrote no date; for a host whose pickers are fields of text. Other nodes ignore it.
  package func refuseTextAsDate(on id: NodeID) {
    guard takes(.date, on: id), let slot = interactive[id] else { return }
    let shown = slot.node[.date]
    batch {
      slot.refuse(.date, shown, because: .noDate(slot.node[.dateComponents] ?? .date), keeping: { shown })
    }
  }

  private func restate(_ property: Property, of nodes: [Node]) {
    for node in nodes { record { $0.set(node, property, wasSet: true) } }
  }

  private func options(in node: Node) -> [Node] {
    node.children.flatMap { $0.role == .option ? [$0] : options(in: $0) }
  }

  /// Ends all bindings and work of the tree. Its nodes are unchanged.
  ///
  /// Call it when the window closes: nothing else cancels the work of its views.
  public func unmount() {
    slot?.unmount()
    slot = nil
    laterRows = LaterRows()
    onPatches = nil
  }

  func isReachable(_ node: Node) -> Bool {
    var next: Node? = node
    while let node = next {
      if node.isTrue(.isDisabled) || node.isTrue(.isHidden) { return false }
      next = node.parent
    }
    return true
  }

  // MARK: For slots

  /// Sets the color scheme of a view for the window; the newest one wins.
  func prefer(_ scheme: ColorScheme?, for slot: Slot) {
    let id = ObjectIdentifier(slot)
    if let index = preferences.firstIndex(where: { $0.slot == id }) {
      if let scheme { preferences[index].scheme = scheme } else { preferences.remove(at: index) }
    } else if let scheme {
      preferences.append((id, scheme))
    }
    set(root, .colorScheme, preferences.last?.scheme)
  }

  func makeNode(_ role: Role) -> Node {
    defer { nextID += 1 }
    return Node(id: NodeID(rawValue: nextID), role: role, batch: recorder.batch)
  }

  func setInteractive(_ slot: ElementSlot, _ isInteractive: Bool) {
    interactive[slot.node.id] = isInteractive ? slot : nil
    if !isInteractive {
      if sight.seen.remove(slot.node.id) != nil { slot.handle(.see([])) }
      editedFields.remove(slot.node.id)
      validatedFields.remove(slot)
    }
  }

  func set<Value>(_ node: Node, _ key: PropertyKey<Value>, _ value: Value?) {
    set(node, key.property, to: value?.stored)
  }

  /// Sets a property.
  ///
  /// - Returns: whether its value changed.
  @discardableResult
  func set(_ node: Node, _ property: Property, to value: PropertyValue?) -> Bool {
    let change = node.write(property, value)
    if change != .none { record { $0.set(node, property, wasSet: change == .replaced) } }
    return change != .none
  }

  func insert(_ node: Node, into parent: Node, before: Node?) {
    let before = before ?? end(ofContentWith: node, in: parent)
    parent.insert(node, before: before)
    record { $0.inserted(node, parent: parent, before: before) }
  }

  func move(_ node: Node, before: Node?) {
    guard let parent = node.parent, let old = parent.index(of: node) else {
      return
    }
    let before = before ?? end(ofContentWith: node, in: parent)
    parent.children.remove(at: old)
    parent.insert(node, before: before)
    record { $0.moved(node, parent: parent, before: before) }
  }

  /// Returns the first menu or node over the rest, before which a node of the window's content is inserted.
  private func end(ofContentWith node: Node, in parent: Node) -> Node? {
    guard parent === root, !node.role.isBesideContent else { return nil }
    return root.children.first { $0.role.isBesideContent }
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
      if !node.growth.isEmpty { updateGrowth(of: parent) }
    }
  }

  /// Decides again in which directions a node takes the space that it is offered, after a change of its properties or children, and then
  /// those around it that depend on it.
  func updateGrowth(of node: Node) {
    var next: Node? = node
    while let node = next {
      let (old, new) = (node.growth, node.growthOfContent)
      guard new != old else { return }
      set(node, .growth, to: new.isEmpty ? nil : new.stored)
      guard let parent = node.parent else { return }
      // Most parents take the direction already, because of a sibling.
      if old.isSubset(of: new), new.isSubset(of: parent.growth) { return }
      next = parent
    }
  }

  private func record(_ change: (inout PatchRecorder) -> Void) {
    sizes.noteChange()
    let wasEmpty = recorder.isEmpty
    change(&recorder)
    recorder.dropBacklog(root: root)
    if wasEmpty, !recorder.isEmpty { onPatches?() }
  }
}
