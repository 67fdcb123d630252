/// A list derived step by step from another one by an operator of an ``ObservableList``.
///
/// It is updated for as long as it exists or its ``changes`` are observed, and retains its source. An update to an equal element is not a step.
@MainActor
public final class DerivedList<Element>: ObservableList {
  fileprivate let output: ListBox<Element>
  private var source: AnyObject?
  private var feeds: [Disposable] = []

  /// Creates a list of `elements` that then applies the steps that `steps` derives from those of `source`.
  init<Source: ObservableList>(
    of source: Source, _ elements: [Element],
    _ steps: @escaping @MainActor ([ListChange<Source.Element>]) -> [ListChange<Element>]
  ) {
    self.source = source
    output = ListBox(elements)
    follow(source.changes, steps)
  }

  /// Creates a list of `elements` without a source.
  fileprivate init(_ elements: [Element]) {
    source = nil
    output = ListBox(elements)
  }

  isolated deinit {
    Releases.add((exchange(&source, with: nil), exchange(&feeds, with: [])))
  }

  /// Also applies the steps that `steps` derives from each event.
  func follow<Event>(
    _ events: Signal<Event>, _ steps: @escaping @MainActor (Event) -> [ListChange<Element>]
  ) {
    feeds.append(events.bind { [output] event in output.apply(steps(event)) })
  }

  /// The elements; tracked as a whole.
  public var elements: [Element] { output.elements }

  /// The number of elements; tracked as a whole.
  public var count: Int { output.count }

  /// An element; tracked as a whole.
  public subscript(index: Int) -> Element { output[index] }

  /// The changes from now on: the steps of each edit, in order. ``elements`` contains all of them when they are delivered.
  public var changes: Signal<[ListChange<Element>]> {
    Signal(isCold: false, of: self) { body in
      let binding = self.output.changes.bind(body)
      // The binding retains the list.
      return Disposable { withExtendedLifetime(self) { binding.dispose() } }
    }
  }
}

extension DerivedList: ClosureHolder {
  package func releaseClosures() { feeds = [] }
}

extension Driver where Value: Collection {
  /// Returns a list of this driver's elements: each new state is compared with the previous one, by the identity of its elements, in O(n log n).
  ///
  ///     self   [a b] ──── [b c] ──────────▶
  ///     list   [a b] ──── −0, +c at 1 ────▶
  ///
  /// It is updated for as long as it exists.
  public func list<ID: Hashable>(
    by id: @escaping @MainActor (Value.Element) -> ID
  ) -> DerivedList<Value.Element> {
    let list = DerivedList(untracked { Array(value) })
    list.follow(asSignal()) { [output = list.output] new in
      untracked { output.elements }.changes(to: Array(new)) { element in id(element) }
    }
    return list
  }
}
