public import Bindery
internal import BinderyViewModels

/// The records of a collection, or a part of them. All windows share them: each shows a change at once, whichever made it.
///
/// ```swift
/// let cards = SharedRecords<Card>(store)
/// await cards.load()
/// let change = try await cards.save(card)
/// try await change.undo()
/// ```
/// In a view model, an `UndoNotice` makes a change and offers to undo it:
/// ```swift
/// notice.perform("“\(card.title)” was removed.") { [cards] in try await cards.remove(card.id) }
/// ```
/// A change is stored once, even if the event that caused it is sent again after a crash.
@MainActor
public final class SharedRecords<R: Record & Equatable> {
  /// The store with the records, for searches by a ``RecordField`` and other reads.
  public let store: Store
  private let shared: SharedValue<[R]>

  /// Shares records of a store. Nothing is read before ``load()``.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - read: Reads the records; all of the collection by default.
  public init(
    _ store: Store, read: @escaping @Sendable (Store) async throws -> [R] = { try await $0.all(R.self) }
  ) {
    self.store = store
    shared = SharedValue([], changes: store.changes(of: R.self)) { try await read(store) }
  }

  /// The records with the state of reading them.
  public var state: Loadable<[R]> { shared.state }

  /// The records that were read last; none before the first time.
  public var all: [R] { shared.value }

  /// Reads the records, unless they have been read.
  public func load() async { await shared.load() }

  /// Adds a record at the end, or replaces the one with its identity.
  @discardableResult
  public func save(_ record: R) async throws -> RecordChange { try await change { try $0.save(record) } }

  /// Changes a record as it is stored now, so that what another window has changed of it stays.
  ///
  /// - Parameters:
  ///   - id: The identity of the record.
  ///   - body: Changes it.
  /// - Throws: ``RecordError/removed`` if it does not exist, or ``StorageError``.
  @discardableResult
  public func update(
    _ id: R.ID, _ body: @escaping @Sendable (inout R) -> Void
  ) async throws -> RecordChange {
    try await change { try $0.update(id, body) }
  }

  /// Removes a record, if it exists.
  @discardableResult
  public func remove(_ id: R.ID) async throws -> RecordChange {
    try await change { _ = try $0.delete(R.self, id: id) }
  }

  /// Moves a record, and changes it in the same step, such as the column of a card that is dragged.
  ///
  /// - Parameters:
  ///   - id: The identity of the record.
  ///   - next: The record that follows it after the move; nil to move it to the end of the collection.
  ///   - body: Changes it; nothing by default.
  /// - Throws: ``RecordError/removed`` if it does not exist, or ``StorageError``.
  /// - Complexity: O(*n*) in the size of the collection.
  @discardableResult
  public func move(
    _ id: R.ID, before next: R.ID?, _ body: @escaping @Sendable (inout R) -> Void = { _ in }
  ) async throws -> RecordChange {
    try await change { transaction in
      try transaction.update(id, body)
      let others = try transaction.all(R.self).map(\.id).filter { $0 != id }
      try transaction.move(R.self, id: id, to: others.firstIndex { $0 == next } ?? others.count)
    }
  }

  /// Makes changes that belong together: all of them are stored, or nothing.
  ///
  /// - Parameter body: Changes records, also of other collections. See ``Store/write(_:)``.
  /// - Returns: The change, which can be undone.
  /// - Throws: ``StorageError``, or the error of `body`. Nothing is changed then.
  @discardableResult
  public func change(
    _ body: @escaping @Sendable (WriteTransaction) throws -> Void
  ) async throws -> RecordChange {
    let changes = try await shared.change { [store] in try await store.recordedWrite(body).changes }
    return RecordChange(changes: changes) { [shared, store] in
      _ = try await shared.change { try await store.revert(changes) }
    }
  }
}

extension WriteTransaction {
  fileprivate func update<R: Record>(_ id: R.ID, _ body: (inout R) -> Void) throws {
    guard var record = try record(R.self, id: id) else { throw RecordError.removed }
    body(&record)
    try save(record)
  }
}
