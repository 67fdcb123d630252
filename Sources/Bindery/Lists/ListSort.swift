extension ObservableList {
  /// Returns the elements in order. The sort is stable.
  ///
  ///     self     [3 1] ─ inserted 2 at 2 ─ updated 0 at 0 ────────────────▶
  ///     sorted   [1 3] ─ inserted 2 at 1 ─ moved 2 → 0, updated 0 at 0 ───▶
  ///
  /// O(log n) comparisons per step, plus moving the memory of the elements behind it.
  ///
  /// - Parameter areInIncreasingOrder: a strict weak order, as for the standard library's `sorted(by:)`. Its reads are not tracked.
  public func sorted(
    by areInIncreasingOrder: @escaping @MainActor (Element, Element) -> Bool
  ) -> DerivedList<Element> {
    let sort = ListSort(untracked { elements }, areInIncreasingOrder)
    return DerivedList(of: self, sort.sorted) { changes in changes.flatMap { sort.steps(for: $0) } }
  }
}

extension ObservableList where Element: Comparable {
  /// Returns the elements in increasing order.
  ///
  ///     self     [3 1] ─ inserted 2 at 2 ──▶
  ///     sorted   [1 3] ─ inserted 2 at 1 ──▶
  public func sorted() -> DerivedList<Element> { sorted { $0 < $1 } }
}

/// The elements of a list in their own order, and again in increasing order, with links between both.
@MainActor
private final class ListSort<Element> {
  private struct Entry {
    var element: Element
    /// The place in increasing order; `nil` only until it is inserted there.
    var place: RankTree<RankTree<Entry>.Handle>.Handle?
  }
  private typealias Handle = RankTree<Entry>.Handle

  private var source = RankTree<Entry>()
  private var order = RankTree<Handle>()
  private let areInIncreasingOrder: @MainActor (Element, Element) -> Bool

  init(_ elements: [Element], _ areInIncreasingOrder: @escaping @MainActor (Element, Element) -> Bool) {
    self.areInIncreasingOrder = areInIncreasingOrder
    for (index, element) in elements.enumerated() { _ = untracked { insert(element, at: index) } }
  }

  /// The list in order.
  var sorted: [Element] { order.handles.map { source[order[$0]].element } }

  /// Returns the steps of the sorted list for one of the other list.
  func steps(for change: ListChange<Element>) -> [ListChange<Element>] {
    switch change {
    case .inserted(let element, let index):
      return [.inserted(element, at: insert(element, at: index))]
    case .removed(let index):
      return [.removed(at: remove(source.handle(at: index)))]
    case .moved(let from, let to):
      let handle = source.handle(at: from)
      let element = source[handle].element
      return Self.move(from: remove(handle), to: insert(element, at: to))
    case .updated(let element, let index):
      let old = remove(source.handle(at: index))
      let new = insert(element, at: index)
      return Self.move(from: old, to: new) + [.updated(element, at: new)]
    }
  }

  private static func move(from old: Int, to new: Int) -> [ListChange<Element>] {
    old == new ? [] : [.moved(from: old, to: new)]
  }

  /// Inserts an element into both lists, and returns its index in the order.
  private func insert(_ element: Element, at index: Int) -> Int {
    let handle = source.insert(Entry(element: element), at: index)
    let place = order.partitioningIndex { other in
      let rival = source[other].element
      if areInIncreasingOrder(element, rival) { return true }
      if areInIncreasingOrder(rival, element) { return false }
      return source.index(of: other) > index
    }
    source[handle].place = order.insert(handle, at: place)
    return place
  }

  /// Removes an element from both lists, and returns its index in the order.
  private func remove(_ handle: Handle) -> Int {
    // Every element in the list has a place.
    let place = source[handle].place.unsafelyUnwrapped
    let index = order.index(of: place)
    order.remove(place)
    source.remove(handle)
    return index
  }
}
