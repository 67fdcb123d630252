/// One step in the change of a list. Steps apply in order, each to the result of the previous one.
public enum ListChange<Element> {
  /// `Element` was inserted at an index.
  case inserted(Element, at: Int)
  /// The element at an index was removed.
  case removed(at: Int)
  /// The element at `from` was moved to `to`, an index of the list without it.
  case moved(from: Int, to: Int)
  /// The content of the element at an index changed; its identity is the same.
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
