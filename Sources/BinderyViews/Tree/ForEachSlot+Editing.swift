extension ForEachSlot {
  /// What a row takes besides what it says itself: to be removed and moved.
  func editing(_ row: Row) -> ElementModifier {
    ElementModifier(target: .row) { [unowned self, unowned row] element in
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
          if target != index { view.onMove?(index, target) }
        }
      }
    }
  }

  private func index(of row: Row) -> Int? { rows.firstIndex { $0 === row } }
}
