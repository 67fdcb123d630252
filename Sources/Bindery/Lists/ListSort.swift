extension ObservableList {
  /// The elements in order. Those of which none comes before the other keep the order that they have in this list.
  ///
  ///     self     [3 1] ─ inserted 2 at 2 ─ updated 0 at 0 ────────────────▶
  ///     sorted   [1 3] ─ inserted 2 at 1 ─ moved 2 → 0, updated 0 at 0 ───▶
  ///
  /// O(log n) comparisons for a step, apart from moving the memory of the elements behind it.
  ///
  /// - Parameter areInIncreasingOrder: a strict weak order, as for the standard library's `sorted(by:)`; what it reads is not tracked.
  public func sorted(
    by areInIncreasingOrder: @escaping @MainActor (Element, Element) -> Bool
  ) -> DerivedList<Element> {
    let sort = ListSort(untracked { elements }, areInIncreasingOrder)
    return DerivedList(of: self, sort.sorted) { changes in changes.flatMap { sort.steps(for: $0) } }
  }
}

extension ObservableList where Element: Comparable {
  /// The elements in increasing order.
  ///
  ///     self     [3 1] ─ inserted 2 at 2 ──▶
  ///     sorted   [1 3] ─ inserted 2 at 1 ──▶
  public func sorted() -> DerivedList<Element> { sorted { $0 < $1 } }
}

/// The elements of a list in their own order, and again in increasing order; each knows its place in the other.
@MainActor
private final class ListSort<Element> {
  private struct Entry {
    var element: Element
    /// Its place in the order; `nil` only until it has one.
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

  /// The steps of the sorted list that one of the other causes.
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

  /// Puts an element into both lists, and returns its index in the order.
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

  /// Takes an element out of both lists, and returns the index that it had in the order.
  private func remove(_ handle: Handle) -> Int {
    // Whatever is in the list has a place.
    let place = source[handle].place.unsafelyUnwrapped
    let index = order.index(of: place)
    order.remove(place)
    source.remove(handle)
    return index
  }
}
