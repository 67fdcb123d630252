internal import Foundation

extension Array where Element: SortComparator {
  /// Returns the order in which a column is sorted; nil unless it is the most important one.
  func order(of column: Element) -> SortOrder? {
    first.flatMap { $0.sortsLike(column) ? $0.order : nil }
  }

  /// Sorts by a column first: in its own order, or in the other one if it comes first already. The others follow.
  mutating func press(_ column: Element) {
    var pressed = column
    if let order = order(of: column) { pressed.order = order == .forward ? .reverse : .forward }
    removeAll { $0.sortsLike(column) }
    insert(pressed, at: 0)
  }
}

extension SortComparator {
  /// Whether another comparator compares the same, regardless of the order.
  fileprivate func sortsLike(_ other: Self) -> Bool {
    // An app may compare texts of the column in another way than the header does.
    if let own = self as? KeyPathComparator<Compared>, let other = other as? KeyPathComparator<Compared> {
      return own.keyPath == other.keyPath
    }
    var ordered = other
    ordered.order = order
    return self == ordered
  }
}
