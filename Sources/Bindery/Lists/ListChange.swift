/// One step that brings a list from one state to the next. Steps apply in order, each to the list that the one before it left.
public enum ListChange<Element> {
  /// `Element` is new at an index.
  case inserted(Element, at: Int)
  /// The element at an index is taken out.
  case removed(at: Int)
  /// The element at `from` is taken out and put in at `to`, an index of the list without it.
  case moved(from: Int, to: Int)
  /// The element at an index has the same identity and another content.
  case updated(Element, at: Int)
}

extension ListChange: Equatable where Element: Equatable {}
extension ListChange: Sendable where Element: Sendable {}

extension Array {
  /// Applies one step.
  public mutating func apply(_ change: ListChange<Element>) {
    switch change {
    case .inserted(let element, let index): insert(element, at: index)
    case .removed(let index): remove(at: index)
    case .moved(let from, let to): insert(remove(at: from), at: to)
    case .updated(let element, let index): self[index] = element
    }
  }
}
