internal import BinderyViews

/// Creates a box for each node, and updates it when the node changes.
@MainActor
final class BoxBuilder {
  /// The boxes, by the number of their node. Some nodes have none.
  private(set) var boxes: [UInt32: LayoutBox] = [:]
  private var nodes: [UInt32: Node] = [:]
  let window = WindowBox()
  /// The picture library of the screen.
  let pictures = PictureLibrary()
  /// Whether the window is printed, so that nothing can scroll its strips.
  var isPrinted = false {
    didSet { for case let strip as StripBox in boxes.values { strip.isPrinted = isPrinted } }
  }
  /// Nodes that requested the focus when they appeared.
  var wantsFocus: [UInt32] = []
  /// Nodes with keyboard shortcuts.
  private(set) var shortcuts: Set<UInt32> = []
  /// Rows that must be reported when they become visible.
  private(set) var appearing: Set<UInt32> = []
  /// The placeholders of rows that are not mounted, in the order of their creation.
  private(set) var gaps: [UInt32] = []

  func node(_ id: UInt32) -> Node? { nodes[id] }

  /// Creates the boxes of a whole tree.
  func build(_ root: Node) {
    boxes[root.id.rawValue] = window
    nodes[root.id.rawValue] = root
    window.id = root.id.rawValue
    update(root)
    arrange(root)
  }

  /// Creates the box of a node and of its descendants.
  private func make(_ node: Node) -> LayoutBox {
    let box = RoleBox.box(for: node)
    let id = node.id.rawValue
    boxes[id] = box
    nodes[id] = node
    box.id = id
    box.isLinear = window.isLinear
    (box as? PictureBox)?.pictures = pictures
    (box as? PinBox)?.pictures = pictures
    (box as? StripBox)?.isPrinted = isPrinted
    if node.isTrue(.autofocus) { wantsFocus.append(id) }
    if box is GapBox { gaps.append(id) }
    update(node)
    arrange(node)
    return box
  }

  /// Replaces the box of a node whose properties require another type of box.
  ///
  /// - Returns: whether the box was replaced.
  func replaceBox(of node: Node) -> Bool {
    guard RoleBox.kindDependsOnProperties(node.role), let parent = node.parent,
      let box = boxes[node.id.rawValue], type(of: RoleBox.box(for: node)) != type(of: box)
    else { return false }
    forget(node.id.rawValue)
    arrange(parent)
    return true
  }

  /// Orders the boxes inside a node's box like the node's children.
  func arrange(_ node: Node) {
    guard let box = boxes[node.id.rawValue] else { return }
    if RoleBox.readsChildren(node) {
      for child in node.children { register(child) }
      update(node)
      return
    }
    let inside = node.children.map { boxes[$0.id.rawValue] ?? make($0) }
    switch box {
    case let screen as ScreenBox:
      screen.arrange(zip(node.children, inside).filter { $0.0.role != .toolbar }.map(\.1))
      arrangeToolbar(of: node, in: screen)
    case let button as ButtonBox where inside.isEmpty && node[.accessibilityLabel] != nil:
      let label = TextBox()
      label.text = node[.accessibilityLabel] ?? ""
      button.arrange([label])
    default: box.arrange(inside)
    }
    box.invalidate()
    // Values that a box reads from its children's nodes are available only after they were added.
    if node.role == .tabs || node.role == .row || node.role == .option { RoleBox.update(box, from: node) }
    if node.role == .toolbar { arrangeToolbar(around: node) }
    if node.role == .toolbarItem, let toolbar = node.parent { arrangeToolbar(around: toolbar) }
    if node.role == .status { RoleBox.update(box, from: node) }
  }

  /// Registers nodes whose values another box shows, such as the options of a menu.
  private func register(_ node: Node) {
    nodes[node.id.rawValue] = node
    for child in node.children { register(child) }
  }

  private func arrangeToolbar(around toolbar: Node) {
    guard let screen = toolbar.parent, let box = boxes[screen.id.rawValue] as? ScreenBox else { return }
    arrangeToolbar(of: screen, in: box)
  }

  private func arrangeToolbar(of node: Node, in screen: ScreenBox) {
    var (leading, trailing, bottom): ([LayoutBox], [LayoutBox], [LayoutBox]) = ([], [], [])
    for toolbar in node.children where toolbar.role == .toolbar {
      for child in toolbar.children {
        guard let box = boxes[child.id.rawValue] else { continue }
        // Items without a placement are buttons at the end.
        switch child.role == .toolbarItem ? child.barPlace : .trailing {
        case .leading: leading.append(box)
        case .trailing: trailing.append(box)
        case .bottom:
          if !child.children.allSatisfy({ $0.role == .status && $0.children.isEmpty }) { bottom.append(box) }
        }
      }
    }
    screen.setBar(leading, trailing, bottom)
  }

  /// Removes a node and its descendants.
  func forget(_ id: UInt32) {
    guard let node = nodes.removeValue(forKey: id) else { return }
    if boxes.removeValue(forKey: id) is GapBox { gaps.removeAll { $0 == id } }
    appearing.remove(id)
    shortcuts.remove(id)
    for child in node.children { forget(child.id.rawValue) }
  }

  /// Updates a node's box from its properties.
  func update(_ node: Node) {
    let id = node.id.rawValue
    if node[.keyboardShortcut] != nil { shortcuts.insert(id) } else { shortcuts.remove(id) }
    if node.role == .row, node.takes(.appear) { appearing.insert(id) } else { appearing.remove(id) }
    if let box = boxes[node.id.rawValue] {
      RoleBox.update(box, from: node)
      box.forgetMeasures()
    }
    // Values of a picker's or tab view's children are part of its box.
    if node.role == .option || node.role == .tab || node.role == .text, let owner = reader(around: node),
      let box = boxes[owner.id.rawValue]
    {
      RoleBox.update(box, from: owner)
    }
    if node.role == .toolbarItem, let toolbar = node.parent { arrangeToolbar(around: toolbar) }
    if node.role == .screen, let screen = boxes[node.id.rawValue] as? ScreenBox { screen.hideEmptyBars() }
  }

  /// Returns the picker or tab view whose box shows this node's values.
  func reader(around node: Node) -> Node? {
    var next = node.parent
    while let owner = next {
      if owner.role == .picker { return RoleBox.readsChildren(owner) ? owner : nil }
      if owner.role == .tabs { return node.role == .tab ? owner : nil }
      if owner.role != .option && owner.role != .section { return nil }
      next = owner.parent
    }
    return nil
  }

  /// Returns the box that shows a node: its own, or that of the surrounding picker or tab view.
  func box(showing node: Node) -> LayoutBox? {
    if let owner = reader(around: node) { return boxes[owner.id.rawValue] }
    if node.role == .toolbar || node.role == .toolbarItem {
      var next = node.parent
      while let parent = next {
        if let screen = boxes[parent.id.rawValue] as? ScreenBox { return screen }
        next = parent.parent
      }
    }
    return boxes[node.id.rawValue]
  }
}
