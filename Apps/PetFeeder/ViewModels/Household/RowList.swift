public import Bindery

/// The view models of rows, in order, one for each model of a list that all windows share.
///
/// Its signals report changes of single rows as they happen and are not replayed: a later observer reads ``rows``.
@MainActor
public final class RowList<Row: AnyObject> {
  private let list: ListBox<Row>
  private let updates = Relay<Int>()
  private var following: Disposable?

  /// Creates the rows of a list and follows it.
  /// - Parameters:
  ///   - source: The list.
  ///   - make: Returns the view model of a new row.
  ///   - update: Assigns a changed model to a row's view model.
  init<Model>(
    following source: ListBox<Model>, make: @escaping @MainActor (Model) -> Row,
    update: @escaping @MainActor (Row, Model) -> Void
  ) {
    list = ListBox(untracked { source.elements }.map(make))
    following = source.changes.bind { [weak self] changes in
      batch { for change in changes { self?.follow(change, make, update) } }
    }
  }

  /// The rows.
  public var rows: [Row] { list.elements }
  /// The number of rows.
  public var count: Int { list.count }
  /// The index of each inserted row.
  public var insertedAt: Signal<Int> { list.inserted }
  /// The former index of each removed row.
  public var removedAt: Signal<Int> { list.removed }
  /// The index of each row whose content changes.
  public var updatedAt: Signal<Int> { updates.signal }

  /// The row at an index; nil if the index is out of range.
  public func row(at index: Int) -> Row? {
    let rows = list.elements
    return rows.indices.contains(index) ? rows[index] : nil
  }

  private func follow<Model>(
    _ change: ListChange<Model>, _ make: (Model) -> Row, _ update: (Row, Model) -> Void
  ) {
    switch change {
    case .inserted(let model, let index): list.insert(make(model), at: index)
    case .removed(let index): list.remove(at: index)
    case .moved(let from, let to): list.move(from: from, to: to)
    case .updated(let model, let index):
      // The row stays the same object, so the list itself does not change.
      update(untracked { list[index] }, model)
      updates.accept(index)
    }
  }
}
