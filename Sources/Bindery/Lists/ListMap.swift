extension ObservableList {
  /// Returns the transformed elements.
  ///
  ///     self   [1 2] ─ inserted 3 at 0 ─ moved 2 → 0 ──▶
  ///     * 2    [2 4] ─ inserted 6 at 0 ─ moved 2 → 0 ──▶
  ///
  /// `transform` runs once for each element at first, and then once for each inserted or updated one: O(1) per step, plus moving the
  /// memory of the elements behind it.
  ///
  /// - Parameter transform: the transformation. Its reads are not tracked.
  public func map<Result>(_ transform: @escaping @MainActor (Element) -> Result) -> DerivedList<Result> {
    DerivedList(of: self, untracked { elements.map { transform($0) } }) { changes in
      changes.map { change in
        switch change {
        case .inserted(let element, let index): .inserted(transform(element), at: index)
        case .removed(let index): .removed(at: index)
        case .moved(let from, let to): .moved(from: from, to: to)
        case .updated(let element, let index): .updated(transform(element), at: index)
        }
      }
    }
  }
}
