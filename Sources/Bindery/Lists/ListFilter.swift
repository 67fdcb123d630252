extension ObservableList {
  /// Returns the elements for which `isIncluded` is true.
  ///
  ///     self          [1 2 4] ─ inserted 6 at 0 ─ updated 3 at 2 ──▶
  ///     filter even   [2 4] ─── inserted 6 at 0 ─ removed at 1 ────▶
  ///
  /// `isIncluded` runs once for each element at first, and then once for each inserted or updated one: O(log n) per step, plus moving the
  /// memory of the elements behind it.
  ///
  /// - Parameter isIncluded: the condition. Its reads are not tracked; see ``filter(with:_:)``.
  public func filter(_ isIncluded: @escaping @MainActor (Element) -> Bool) -> DerivedList<Element> {
    let filter = ListFilter(untracked { elements }, isIncluded)
    return DerivedList(of: self, filter.included) { filter.steps(for: $0) }
  }

  /// Returns the elements for which `isIncluded` is true for a changing parameter, such as the text of a search field.
  ///
  ///     self                 [Ana Ben Bo] ─────────────────────▶
  ///     parameter            "B" ───────── "Be" ────────────────▶
  ///     filter hasPrefix     [Ben Bo] ──── removed at 1 ────────▶
  ///
  /// A change of the parameter costs a call of `isIncluded` for each element, and a step for each inserted or removed one. Other elements are not
  /// touched.
  ///
  /// - Parameters:
  ///   - parameter: a driver of the second argument of `isIncluded`.
  ///   - isIncluded: the condition. Its reads are not tracked.
  public func filter<Parameter>(
    with parameter: Driver<Parameter>, _ isIncluded: @escaping @MainActor (Element, Parameter) -> Bool
  ) -> DerivedList<Element> {
    let first = untracked { parameter.value }
    let filter = ListFilter(untracked { elements }) { isIncluded($0, first) }
    let list = DerivedList(of: self, filter.included) { filter.steps(for: $0) }
    list.follow(parameter.asSignal()) { value in filter.steps(toInclude: { isIncluded($0, value) }) }
    return list
  }
}

/// The elements of a list, marked if they are included: an element's index in the filtered list is the number of marks before it.
@MainActor
private final class ListFilter<Element> {
  private var tree = RankTree<Element>()
  private var isIncluded: @MainActor (Element) -> Bool

  init(_ elements: [Element], _ isIncluded: @escaping @MainActor (Element) -> Bool) {
    self.isIncluded = isIncluded
    for (index, element) in elements.enumerated() {
      tree.insert(element, at: index, isMarked: untracked { isIncluded(element) })
    }
  }

  /// The filtered list.
  var included: [Element] { tree.handles.filter { tree.isMarked($0) }.map { tree[$0] } }

  /// Returns the steps of the filtered list for those of the whole one.
  func steps(for changes: [ListChange<Element>]) -> [ListChange<Element>] {
    changes.compactMap { step(for: $0) }
  }

  private func step(for change: ListChange<Element>) -> ListChange<Element>? {
    switch change {
    case .inserted(let element, let index):
      let handle = tree.insert(element, at: index, isMarked: isIncluded(element))
      return tree.isMarked(handle) ? .inserted(element, at: tree.marked(before: handle)) : nil
    case .removed(let index):
      let handle = tree.handle(at: index)
      defer { tree.remove(handle) }
      return tree.isMarked(handle) ? .removed(at: tree.marked(before: handle)) : nil
    case .moved(let from, let to):
      let handle = tree.handle(at: from)
      let isMarked = tree.isMarked(handle)
      let old = tree.marked(before: handle)
      let new = tree.insert(tree.remove(handle), at: to, isMarked: isMarked)
      let place = tree.marked(before: new)
      return isMarked && place != old ? .moved(from: old, to: place) : nil
    case .updated(let element, let index):
      let handle = tree.handle(at: index)
      tree[handle] = element
      let place = tree.marked(before: handle)
      let wasMarked = tree.isMarked(handle)
      tree.setMarked(handle, isIncluded(element))
      switch (wasMarked, tree.isMarked(handle)) {
      case (true, true): return .updated(element, at: place)
      case (true, false): return .removed(at: place)
      case (false, true): return .inserted(element, at: place)
      case (false, false): return nil
      }
    }
  }

  /// Returns the steps for another condition: removals from the last to the first, then insertions from the first to the last.
  func steps(toInclude isIncluded: @escaping @MainActor (Element) -> Bool) -> [ListChange<Element>] {
    self.isIncluded = isIncluded
    var steps: [ListChange<Element>] = []
    var added: [RankTree<Element>.Handle] = []
    var place = tree.markedCount
    for handle in tree.handles.reversed() {
      let wasIncluded = tree.isMarked(handle)
      if wasIncluded { place -= 1 }
      switch (wasIncluded, isIncluded(tree[handle])) {
      case (true, false):
        tree.setMarked(handle, false)
        steps.append(.removed(at: place))
      case (false, true): added.append(handle)
      default: break
      }
    }
    for handle in added.reversed() {
      tree.setMarked(handle, true)
      steps.append(.inserted(tree[handle], at: tree.marked(before: handle)))
    }
    return steps
  }
}
