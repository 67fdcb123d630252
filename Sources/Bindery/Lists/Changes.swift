extension Collection {
  /// Returns the steps from this list to `new`, with the minimum number of moves: O(n log n).
  ///
  ///     [a b c]   removed at 1, moved 1 → 0   [c a]
  ///
  /// Removals come first, from the last to the first, then insertions and moves in ascending order of their indices, then the updates. An
  /// element is updated if it is not equal to the one with its identity; objects without `==` are compared by identity, other elements
  /// without it always count as updated. Elements with equal identities are distinguished by their order.
  ///
  /// - Parameters:
  ///   - new: the target list.
  ///   - id: the identity of an element.
  public func changes<ID: Hashable>(to new: [Element], by id: (Element) -> ID) -> [ListChange<Element>] {
    let isEqual = contentEquality(of: Element.self)
    return ListDifference(from: Array(self), to: new, id: id, isEqual: { isEqual?($0, $1) ?? false }).changes
  }
}

/// Returns a function that compares the content of elements: `==`, or for objects without it `===`, since they report their own changes; `nil`
/// for other types.
func contentEquality<Element>(of type: Element.Type) -> ((Element, Element) -> Bool)? {
  if let isEqual = conformance(of: type) { return isEqual }
  guard type is AnyObject.Type else { return nil }
  return { left, right in left as AnyObject === right as AnyObject }
}

extension Driver where Value: Collection {
  /// The changes of the list, by the identity of its elements: each observer first receives the insertion of all current ones, then the steps of each
  /// change.
  ///
  ///     self      [a b] ───────── [b c] ──────────────────────▶
  ///     changes   +a +b ───────── −0, +c at 1 ────────────────▶
  public func changes<ID: Hashable>(
    by id: @escaping @MainActor (Value.Element) -> ID
  ) -> Signal<[ListChange<Value.Element>]> {
    let lists = asSignal()
    return lists.derive { output in
      var old: [Value.Element] = []
      return lists.bind { list in
        let new = Array(list)
        let changes = old.changes(to: new) { element in id(element) }
        old = new
        if !changes.isEmpty { output.accept(changes) }
      }
    }
  }
}
