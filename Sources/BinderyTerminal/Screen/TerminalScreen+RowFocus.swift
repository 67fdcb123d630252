/// Rows that come and go: the focus stays with what a person uses, wherever it is.
extension TerminalScreen {
  /// A layer that is covered by another one.
  struct RememberedFocus {
    /// The box that had the focus.
    weak var box: LayoutBox?
    /// The numbers of all boxes that could have it.
    let stops: Set<UInt32>

    init(box: LayoutBox?, stops: [LayoutBox]) {
      self.box = box
      self.stops = Set(stops.map(\.id))
    }
  }

  /// The row with the focus before a change, which may remove it.
  struct FocusedRow {
    let box: LayoutBox
    let list: LayoutBox
    /// What the keyboard could reach, from top to bottom.
    let order: [LayoutBox]

    /// Returns the next box of the list that is still there, else the previous one.
    func successor(in reachable: [LayoutBox]) -> LayoutBox? {
      guard let index = order.firstIndex(where: { $0 === box }) else { return nil }
      let kept = Set(reachable.map { ObjectIdentifier($0) })
      func isKept(_ box: LayoutBox) -> Bool { kept.contains(ObjectIdentifier(box)) && box.isInside(list) }
      return order[(index + 1)...].first(where: isKept) ?? order[..<index].last(where: isKept)
    }
  }

  /// The focused row with its neighbors; nil if the focus is elsewhere.
  var focusedRowBeforeChange: FocusedRow? {
    guard let focused, let list = focused.list else { return nil }
    return FocusedRow(box: focused, list: list, order: focusable)
  }

  /// Returns the row that was added to a screen while another one covered it, such as a place that was searched for there. Nil if
  /// there is none or more than one.
  func addedRow(to context: UInt32, in reachable: [LayoutBox]) -> LayoutBox? {
    guard let stops = remembered[context]?.stops, !stops.isEmpty else { return nil }
    let added = reachable.filter { !stops.contains($0.id) && $0.list != nil }
    let row = added.first?.row
    return row != nil && added.allSatisfy { $0.row === row } ? added.first : nil
  }
}

extension LayoutBox {
  /// The row that it is, or is in.
  fileprivate var row: RowBox? {
    var next: LayoutBox? = self
    while let box = next {
      if let row = box as? RowBox { return row }
      next = box.parent
    }
    return nil
  }

  /// The list around its row.
  fileprivate var list: LayoutBox? {
    var next = row?.parent
    while let box = next {
      if box is ListBox { return box }
      next = box.parent
    }
    return nil
  }
}
