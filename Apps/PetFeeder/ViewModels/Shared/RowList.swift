public import Bindery

/// The view models of rows, in their order, one for each model of a list that all windows share.
///
/// It tells what happens to single rows as it happens: who looks at ``rows`` later sees the list as it is, and gets no
/// event from before.
@MainActor
public final class RowList<Row: AnyObject> {
  private let list: ListBox<Row>
  private var following: Disposable?

  /// Follows a list.
  /// - Parameters:
  ///   - source: the list.
  ///   - make: the view model of a new row.
  ///   - update: tells a row's view model that its model has another content.
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
  /// How many there are.
  public var count: Int { list.count }
  /// The index of each row that is put in.
  public var insertedAt: Signal<Int> { list.inserted }
  /// The index at which each row stood that is taken out.
  public var removedAt: Signal<Int> { list.removed }
  /// The index of each row whose content changes.
  public var updatedAt: Signal<Int> { list.updated }

  /// The row at an index; nil where there is none.
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
      let row = untracked { list[index] }
      update(row, model)
      list.update(row, at: index)
    }
  }
}
