internal import BinderyViews

/// Moving a row, or a view that can be dragged, to a place that is chosen from a menu.
extension TerminalScreen {
  /// The node around the focus that can be moved.
  var focusedMovable: Node? {
    var next = focused
    while let box = next {
      if let node = node(of: box), node.takes(.drag) || node.takes(.move), !node.isDisabled { return node }
      next = box.parent
    }
    return nil
  }

  /// Offers all places to which a node can be moved.
  func openPlaces(of source: Node) {
    let places = source.places(in: node(of: window.overlays.last) ?? tree.root)
    let items = places.map { ElementCommand(title: $0.title, detail: $0.list, action: .move($0.event)) }
    open {
      Popup("Move \(source.leadingText)", items: items, filter: items.count > 12 ? "Search" : nil, level: $0)
    }
  }

  /// Moves a node, and the focus with it: in another list it is a new node.
  func move(_ event: UserEvent) {
    guard let node = boxes.node(event.node.rawValue) else { return }
    moved = MovedNode(id: node.id, text: node.allText, known: Set(tree.root.draggable.map(\.id)))
    send(event)
    if let control = boxes.node(event.node.rawValue).flatMap({ control(in: $0) }) { focus(on: control) }
  }

  /// Moves the focus to what was moved, once its new list shows it.
  func followMoved() {
    guard let moved, boxes.node(moved.id.rawValue) == nil else { return }
    let node = tree.root.draggable.first { !moved.known.contains($0.id) && $0.allText == moved.text }
    guard let control = node.flatMap({ control(in: $0) }) else { return }
    self.moved = nil
    focus(on: control)
  }
}

/// What was moved to another list. An app may store the move before it shows it.
struct MovedNode {
  let id: NodeID
  let text: String
  /// What could be dragged before.
  let known: Set<NodeID>
}

/// A place to which a node can be moved.
private struct MovePlace {
  let title: String
  /// The title of its list.
  var list = ""
  let event: UserEvent
}

extension Node {
  /// The nodes inside that can be dragged.
  fileprivate var draggable: [Node] { (takes(.drag) ? [self] : []) + children.flatMap(\.draggable) }

  /// The places to which it can be moved, in document order, but that where it is.
  fileprivate func places(in layer: Node) -> [MovePlace] {
    let siblings = takes(.move) ? parent?.children.filter { $0.takes(.move) } ?? [] : []
    let targets = layer.usable.filter { $0.isDestination(of: self, among: siblings) }
    let own = parent?.children ?? []
    let index = own.firstIndex { $0 === self }
    var places: [MovePlace] = []
    for (target, next) in zip(targets, targets.dropFirst().map(Optional.some) + [nil]) where target !== self {
      if let type = self[.dragType], target[.dropType] == type {
        places.append(MovePlace(title: target.nearTitle, event: UserEvent(.drag(to: target.id, .on), on: id)))
        continue
      }
      let list = target.parent?.nearTitle ?? ""
      if index.map({ own.indices.contains($0 + 1) && own[$0 + 1] === target }) != true {
        places.append(
          MovePlace(
            title: "Before \(target.leadingText)", list: list, event: move(.before, target, among: siblings)))
      }
      if next?.parent !== target.parent {
        places.append(
          MovePlace(title: "At the end", list: list, event: move(.after, target, among: siblings)))
      }
    }
    return places
  }

  private func isDestination(of source: Node, among siblings: [Node]) -> Bool {
    if let type = source[.dragType], self[.dropType] == type || self[.insertionType] == type { return true }
    return siblings.contains { $0 === self }
  }

  private func move(_ place: DropPlace, _ target: Node, among siblings: [Node]) -> UserEvent {
    if let type = self[.dragType], target[.insertionType] == type {
      return UserEvent(.drag(to: target.id, place), on: id)
    }
    let from = siblings.firstIndex { $0 === self } ?? 0
    let end = (siblings.firstIndex { $0 === target } ?? 0) + (place == .after ? 1 : 0)
    return UserEvent(.move(end > from ? end - 1 : end), on: id)
  }

  /// The nodes inside that are visible and enabled, in document order.
  private var usable: [Node] {
    if isTrue(.isHidden) || isDisabled || role == .tab && !isSelected { return [] }
    return [self] + children.flatMap(\.usable)
  }

  /// The name of a list or destination: its own, or the first text in or around it that is not in something that can be moved.
  private var nearTitle: String {
    let own = self[.accessibilityLabel] ?? self[.title] ?? firstText
    if let own, !own.isEmpty { return own }
    return role == .screen ? "" : parent?.nearTitle ?? ""
  }

  private var firstText: String? {
    if role == .row || takes(.drag) || self[.insertionType] != nil { return nil }
    if role == .text { return self[.text] }
    return children.lazy.compactMap { $0[.title] ?? $0.firstText }.first { !$0.isEmpty }
  }
}
