/// A list that follows another, step by step. Operators of an ``ObservableList`` make it.
///
/// It follows for as long as it is kept or its ``changes`` are observed, and keeps the list that it follows. An update that leaves an element equal is no step.
@MainActor
public final class DerivedList<Element>: ObservableList {
  fileprivate let output: ListBox<Element>
  private let source: AnyObject?
  private var feeds: [Disposable] = []

  /// Makes a list that holds `elements`, and then takes the steps that `steps` makes of those of `source`.
  init<Source: ObservableList>(
    of source: Source, _ elements: [Element],
    _ steps: @escaping @MainActor ([ListChange<Source.Element>]) -> [ListChange<Element>]
  ) {
    self.source = source
    output = ListBox(elements)
    follow(source.changes, steps)
  }

  /// Makes a list that holds `elements` and follows no other list.
  fileprivate init(_ elements: [Element]) {
    source = nil
    output = ListBox(elements)
  }

  /// Takes the steps that `steps` makes of each event, too.
  func follow<Event>(
    _ events: Signal<Event>, _ steps: @escaping @MainActor (Event) -> [ListChange<Element>]
  ) {
    feeds.append(events.bind { [output] event in output.edit(steps(event)) })
  }

  /// The elements; tracked as a whole.
  public var elements: [Element] { output.elements }

  /// How many there are; tracked as a whole.
  public var count: Int { output.count }

  /// An element; tracked as a whole.
  public subscript(index: Int) -> Element { output[index] }

  /// What changes, from now on: the steps of each edit, in order. ``elements`` has all of them when they are handed on.
  public var changes: Signal<[ListChange<Element>]> {
    Signal(isCold: false, of: self) { body in
      let binding = self.output.changes.bind(body)
      // The binding keeps the list.
      return Disposable { withExtendedLifetime(self) { binding.dispose() } }
    }
  }
}

extension DerivedList: ClosureHolder {
  package func releaseClosures() { feeds = [] }
}

extension Driver where Value: Collection {
  /// A list that follows this driver's: each new state is compared with the one before, by the identity of its elements, in O(n log n).
  ///
  ///     self   [a b] ──── [b c] ──────────▶
  ///     list   [a b] ──── −0, +c at 1 ────▶
  ///
  /// It follows for as long as it is kept.
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
