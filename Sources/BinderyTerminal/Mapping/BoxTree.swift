internal import BinderyViews

/// The boxes of a tree of nodes: creates one for each node that has an element, and updates it when the node changes.
@MainActor
final class BoxTree {
  /// The boxes, by the number of their node. Some nodes have none.
  private(set) var boxes: [UInt32: LayoutBox] = [:]
  private var nodes: [UInt32: Node] = [:]
  let window = WindowElement()
  let context = ElementContext()
  /// Nodes that requested the focus when they appeared.
  var wantsFocus: [UInt32] = []
  /// Nodes with keyboard shortcuts.
  private(set) var shortcuts: Set<UInt32> = []
  /// Rows that must be reported when they become visible.
  private(set) var appearing: Set<UInt32> = []
  /// Nodes that must be reported when they are seen, or no longer.
  private(set) var watched: Set<UInt32> = []
  /// Nodes whose size must be reported.
  private(set) var measured: Set<UInt32> = []
  /// The placeholders of rows that are not mounted, in the order of their creation.
  private(set) var placeholders: [UInt32] = []

  func node(_ id: UInt32) -> Node? { nodes[id] }

  /// Creates the boxes of a whole tree.
  func build(_ root: Node) {
    boxes[root.id.rawValue] = window
    nodes[root.id.rawValue] = root
    window.id = root.id.rawValue
    window.show(root, context)
    arrange(root)
  }

  /// Returns the box that shows a node: its own, or that of the nearest ancestor that has one.
  func box(showing node: Node) -> LayoutBox? { owner(of: node)?.box }

  private func owner(of node: Node?) -> (node: Node, box: LayoutBox)? {
    var next = node
    while let node = next {
      if let box = boxes[node.id.rawValue] { return (node, box) }
      next = node.parent
    }
    return nil
  }

  /// Returns the element of a node, also of one that has no box because it is only in the menu of a row.
  func element(of node: Node) -> LayoutBox? {
    if let box = boxes[node.id.rawValue] { return box }
    let element = node.element?.init()
    element?.show(node, context)
    return element
  }

  // MARK: Changes

  /// Applies changes of the tree: first those of its structure, then those of values.
  ///
  /// - Parameter changed: called for each box that changed, which must be laid out again.
  func apply(_ patches: [Patch], changed: (LayoutBox) -> Void) {
    var parents: [Node] = []
    var known: Set<UInt32> = []
    var values: [Node] = []
    for patch in patches {
      switch patch {
      case .insert(_, let parent, _), .move(_, let parent, _):
        if known.insert(parent.id.rawValue).inserted { parents.append(parent) }
      case .remove(let id, let parent):
        forget(id.rawValue)
        if known.insert(parent.id.rawValue).inserted { parents.append(parent) }
      case .set(let node, _, _): if values.last !== node { values.append(node) }
      }
    }
    for parent in parents where nodes[parent.id.rawValue] === parent {
      if let owner = owner(of: parent) {
        arrange(owner.node)
        if owner.node !== parent { for child in parent.children { register(child) } }
      }
      if let box = update(parent) { changed(box) }
    }
    for node in values where nodes[node.id.rawValue] === node {
      if let box = replaceBox(of: node) ?? update(node) { changed(box) }
    }
  }

  /// Updates the boxes that show a node: its own and those that read its values.
  ///
  /// - Returns: the outermost one.
  @discardableResult
  func update(_ node: Node) -> LayoutBox? {
    note(node)
    guard var (node, box) = owner(of: node) else { return nil }
    while true {
      box.show(node, context)
      box.forgetMeasures()
      guard box.isReadByOwner, let owner = owner(of: node.parent) else { return box }
      (node, box) = owner
    }
  }

  /// Updates all boxes after a change of the context.
  func updateAll() {
    for (id, box) in boxes { if let node = nodes[id] { box.show(node, context) } }
  }

  private func note(_ node: Node) {
    let id = node.id.rawValue
    if node[.keyboardShortcut] != nil { shortcuts.insert(id) } else { shortcuts.remove(id) }
    if node.role == .row, node.takes(.appear) { appearing.insert(id) } else { appearing.remove(id) }
    if node.takes(.measure) { measured.insert(id) } else { measured.remove(id) }
    if node.takes(.see) { watched.insert(id) } else { watched.remove(id) }
  }

  /// Replaces the box of a node whose properties require another element.
  ///
  /// - Returns: the box around it, if the box was replaced.
  private func replaceBox(of node: Node) -> LayoutBox? {
    guard let parent = node.parent, let box = boxes[node.id.rawValue], node.element != type(of: box),
      let owner = owner(of: parent)
    else { return nil }
    forget(node.id.rawValue)
    arrange(owner.node)
    return owner.box
  }

  // MARK: Boxes

  /// Orders the boxes inside a node's box like the node's children.
  private func arrange(_ node: Node) {
    guard let box = boxes[node.id.rawValue] else { return }
    box.arrange(node) { boxes[$0.id.rawValue] ?? make($0) }
    for child in node.children { register(child) }
    box.invalidate()
  }

  /// Creates the box of a node and of its descendants; nil if it has no element.
  private func make(_ node: Node) -> LayoutBox? {
    guard let box = node.element?.init() else { return nil }
    let id = node.id.rawValue
    boxes[id] = box
    nodes[id] = node
    box.id = id
    box.isLinear = window.isLinear
    if node.isTrue(.autofocus) { wantsFocus.append(id) }
    if box is PlaceholderRowsElement { placeholders.append(id) }
    note(node)
    box.show(node, context)
    arrange(node)
    return box
  }

  /// Registers nodes without a box, whose values another box shows.
  private func register(_ node: Node) {
    guard nodes.updateValue(node, forKey: node.id.rawValue) == nil else { return }
    note(node)
    for child in node.children { register(child) }
  }

  /// Removes a node and its descendants.
  private func forget(_ id: UInt32) {
    guard let node = nodes.removeValue(forKey: id) else { return }
    if boxes.removeValue(forKey: id) is PlaceholderRowsElement { placeholders.removeAll { $0 == id } }
    appearing.remove(id)
    watched.remove(id)
    measured.remove(id)
    shortcuts.remove(id)
    for child in node.children { forget(child.id.rawValue) }
  }
}
