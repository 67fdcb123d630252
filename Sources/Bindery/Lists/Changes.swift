extension Collection {
  /// The steps from this list to `new`, with as few moves as there can be: O(n log n).
  ///
  ///     [a b c]   removed at 1, moved 1 → 0   [c a]
  ///
  /// Removals come first, from the last to the first, then insertions and moves, from the first place to the last, then the updates. An
  /// element is updated if it is not equal to the one with its identity; objects without `==` are compared by identity, other elements
  /// without it always count as updated. Elements with equal identities are distinguished by their order.
  ///
  /// - Parameters:
  ///   - new: the list to arrive at.
  ///   - id: what makes an element the same one.
  public func changes<ID: Hashable>(to new: [Element], by id: (Element) -> ID) -> [ListChange<Element>] {
    let isEqual = contentEquality(of: Element.self)
    return ListDifference(from: Array(self), to: new, id: id, isEqual: { isEqual?($0, $1) ?? false }).changes
  }
}

/// Whether an element has the content of another: `==`, or for objects without it whether they are the same one, which reports by itself what
/// changes inside; `nil` for other types.
func contentEquality<Element>(of type: Element.Type) -> ((Element, Element) -> Bool)? {
  if let isEqual = conformance(of: type) { return isEqual }
  guard type is AnyObject.Type else { return nil }
  return { left, right in left as AnyObject === right as AnyObject }
}

extension Driver where Value: Collection {
  /// What changes in the list, by the identity of its elements: for each observer at first the insertion of all present ones, then the steps of each change.
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
