/// A list that reports its changes step by step: a ``ListBox``, or a list that its operators derive from it.
///
///     feedings              [8:00 ✓] [12:00] [18:00] ─ insert 7:00 at 0 ──────────▶
///     .filter { !$0.isDone }         [12:00] [18:00] ─ inserted 7:00 at 0 ────────▶
///     .sorted { $0.time … }          [12:00] [18:00] ─ inserted 7:00 at 0 ────────▶
///     .map { Row($0) }               [Row]   [Row]   ─ inserted Row(7:00) at 0 ───▶
///
/// An operator derives the resulting steps from each step: nothing is recomputed for the other elements, and no lists are compared.
@MainActor
public protocol ObservableList<Element>: AnyObject {
  associatedtype Element

  /// The elements; tracked as a whole.
  var elements: [Element] { get }

  /// The changes from now on: the steps of each edit, in order. ``elements`` contains all of them when they are delivered.
  var changes: Signal<[ListChange<Element>]> { get }
}

extension ObservableList {
  /// The number of elements; tracked as a whole.
  public var count: Int { elements.count }

  /// The list as a driver.
  public var driver: Driver<[Element]> { Driver(reading: { self.elements }) }
}
