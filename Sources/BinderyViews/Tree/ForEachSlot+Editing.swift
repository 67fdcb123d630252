internal import BinderyViewModels

extension ForEachSlot {
  /// The events that a row accepts in addition to its own: delete and move.
  func editing(_ row: Row) -> ElementModifier {
    ElementModifier(target: .ownRow) { [unowned self, unowned row] element in
      if view.onDelete != nil {
        element.on(.delete) { [unowned self, unowned row] _, _ in
          if let index = index(of: row) { view.onDelete?(index) }
        }
      }
      if view.onMove != nil {
        element.on(.move) { [unowned self, unowned row] action, _ in
          guard case .move(let target) = action, rows.indices.contains(target), let index = index(of: row)
          else {
            return
          }
          if start + target != index { view.onMove?(index, start + target) }
        }
      }
    }
  }

  // MARK: Dropping

  /// Takes values before and after a row.
  func insertion(beside row: Row) -> ElementModifier {
    ElementModifier(target: context.container == .rows ? .ownRow : .whole) {
      [unowned self, unowned row] element in
      guard let drop = view.onDrop else { return }
      element.accept(drop.type, for: .insertionType) { [unowned self, unowned row] value, source, place in
        if let index = index(of: row) { insert(value, from: source, at: place == .after ? index + 1 : index) }
      }
    }
  }

  /// Makes the surrounding element take values while there are no rows beside which they could be dropped, unless it takes some itself.
  func acceptDrops(isEmpty: Bool) {
    guard let drop = view.onDrop, isEmpty != isSurroundingDestination else { return }
    let (tree, node) = (context.tree, context.node)
    if isEmpty, tree.destinations[node.id] != nil { return }
    isSurroundingDestination = isEmpty
    tree.set(node, .dropType, isEmpty ? drop.type : nil)
    tree.destinations[node.id] = nil
    guard isEmpty else { return }
    let destination = DropDestination()
    destination.add({ [unowned self] value, source, _ in insert(value, from: source, at: 0) }, for: .dropType)
    tree.destinations[node.id] = (node, self, destination)
  }

  /// Inserts a dropped value, or moves the row that it comes from.
  private func insert(_ value: any Transferable, from source: Slot, at target: Int) {
    if let onMove = view.onMove, let from = row(around: source).flatMap(index(of:)) {
      let end = target > from ? target - 1 : target
      if end != from { onMove(from, end) }
    } else {
      view.onDrop?.accept(value, target)
    }
  }

  /// The row of this list that contains a slot.
  private func row(around slot: Slot) -> Row? {
    var slot = slot
    while let parent = slot.parent {
      if parent === self { return slot as? Row }
      slot = parent
    }
    return nil
  }

  /// The row's index in the collection.
  private func index(of row: Row) -> Int? { rows.firstIndex { $0 === row }.map { start + $0 } }
}
