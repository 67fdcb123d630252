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

  /// The row's index in the collection.
  private func index(of row: Row) -> Int? { rows.firstIndex { $0 === row }.map { start + $0 } }
}
