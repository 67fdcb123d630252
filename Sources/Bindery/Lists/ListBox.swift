/// An observable list that is changed step by step, so that the cost of a change does not depend on the length of the list.
///
///     let schedule = ListBox<Feeding>()
///     schedule.changes.bind { table.apply($0) }.disposed(by: bag)
///     schedule.insert(feeding, at: 0)
///
///     elements   [a b] ── insert(c, at: 0) ── [c a b] ── remove(at: 1) ── [c b] ──▶
///     changes    ──────── +c at 0 ──────────────────────── −1 ────────────────────▶
///
/// Reading ``elements``, ``count`` or an element inside a binding tracks the list as a whole. In a ``batch(_:)`` each
/// edit is delivered immediately, and readers of the list run at the end. An update to an equal element changes
/// nothing: equal by `==`, or the same object; elements with neither always count as changed. An invalid index stops
/// the program, as with an array. Observers that edit lists again and again are stopped after a hundred rounds: the
/// edits of the last round are not made, and reported (``Report/cycle(path:rounds:)``). No step of an edit is ever
/// lost, so that all derived lists stay in step.
@MainActor
public final class ListBox<Element>: ObservableList {
  @exclusivity(unchecked) private var list: [Element]
  private let version = BoxNode(0)
  private let relay: Relay<[ListChange<Element>]>
  private let isEqual: ((Element, Element) -> Bool)?

  /// Creates a list of `elements`.
  ///
  /// - Parameters:
  ///   - elements: the first elements.
  ///   - fileID: the calling file, for reports.
  ///   - line: the calling line, for reports.
  public init(_ elements: [Element] = [], fileID: StaticString = #fileID, line: UInt = #line) {
    list = elements
    relay = Relay(fileID: fileID, line: line, losesNothing: true)
    isEqual = contentEquality(of: Element.self)
  }

  /// The elements; tracked as a whole.
  public var elements: [Element] {
    _ = version.read()
    return list
  }

  /// The number of elements; tracked as a whole.
  public var count: Int {
    _ = version.read()
    return list.count
  }

  /// An element; tracked as a whole. Writing it is an ``update(_:at:)``.
  public subscript(index: Int) -> Element {
    get {
      _ = version.read()
      return list[index]
    }
    set { update(newValue, at: index) }
  }

  /// The changes from now on: the steps of each edit, in order. ``elements`` contains all of them when they are delivered.
  public var changes: Signal<[ListChange<Element>]> { relay.signal }

  /// The index of each inserted element.
  public var inserted: Signal<Int> {
    changes.each { if case .inserted(_, let index) = $0 { index } else { nil } }
  }

  /// The index of each removed element.
  public var removed: Signal<Int> {
    changes.each { if case .removed(let index) = $0 { index } else { nil } }
  }

  /// The index of each updated element.
  public var updated: Signal<Int> {
    changes.each { if case .updated(_, let index) = $0 { index } else { nil } }
  }

  /// The indices of each moved element: where it was removed, and where it was inserted, an index of the list without it.
  public var moved: Signal<(from: Int, to: Int)> {
    changes.each { if case .moved(let from, let to) = $0 { (from, to) } else { nil } }
  }

  /// Adds an element at the end.
  public func append(_ element: Element) { insert(element, at: list.count) }

  /// Inserts an element at an index.
  public func insert(_ element: Element, at index: Int) { edit([.inserted(element, at: index)]) }

  /// Removes an element, and returns it.
  @discardableResult
  public func remove(at index: Int) -> Element {
    let element = list[index]
    edit([.removed(at: index)])
    return element
  }

  /// Moves an element from `from` to `to`, an index of the list without it.
  public func move(from: Int, to: Int) {
    if from != to { edit([.moved(from: from, to: to)]) }
  }

  /// Replaces the content of the element at an index.
  public func update(_ element: Element, at index: Int) { edit([.updated(element, at: index)]) }

  /// Changes the list to `new` with the minimum number of moves: O(n log n).
  public func replace<ID: Hashable>(with new: [Element], by id: (Element) -> ID) {
    edit(list.changes(to: new, by: id))
  }

  /// Applies the steps of an edit, unless observers of lists have edited them for too many rounds.
  private func edit(_ changes: [ListChange<Element>]) {
    if !changes.isEmpty, !relay.isStopped(called: "list of \(Element.self)") { apply(changes) }
  }

  /// Applies steps, except updates to equal elements.
  func apply(_ changes: [ListChange<Element>]) {
    guard !changes.isEmpty else { return }
    batch {
      var taken: [ListChange<Element>] = []
      taken.reserveCapacity(changes.count)
      for change in changes where !isNoChange(change) {
        list.apply(change)
        taken.append(change)
      }
      guard !taken.isEmpty else { return }
      version.set(version.cell.pointee.value &+ 1)
      relay.accept(taken)
    }
  }

  private func isNoChange(_ change: ListChange<Element>) -> Bool {
    guard case .updated(let element, let index) = change, let isEqual else { return false }
    return isEqual(list[index], element)
  }
}

extension Signal {
  /// The non-nil results of `pick` for the elements of each event, one by one.
  fileprivate func each<Element, Result>(
    _ pick: @escaping @MainActor (Element) -> Result?
  ) -> Signal<Result> where Value == [Element] {
    .shared { output in
      bind { elements in
        for element in elements {
          if let result = pick(element) { output.accept(result) }
        }
      }
    }
  }
}
