import Bindery
import BinderyStore
import BinderyViewModels

/// The items in the store. All windows share them: each shows a change at once, whichever made it.
@MainActor
public final class ItemList {
  private let store: Store
  private let items: SharedValue<[Item]>

  /// Creates the list of a store. Nothing is read before ``load()``.
  public init(store: Store) {
    self.store = store
    items = SharedValue([], changes: store.changes(of: Item.self)) { try await store.all(Item.self) }
  }

  /// The items in the order in which they were added, with the state of reading them.
  public var state: Loadable<[Item]> { items.state }

  /// Reads the items, unless they have been read.
  public func load() async { await items.load() }

  /// Adds one, or replaces the one with its identity.
  /// - Returns: The change, for ``undo(_:)``.
  public func save(_ item: Item) async throws -> Changeset {
    try await items.change { [store] in try await store.recordedWrite { try $0.save(item) }.changes }
  }

  /// Removes one.
  /// - Returns: The change, for ``undo(_:)``.
  public func remove(_ id: Item.ID) async throws -> Changeset {
    try await items.change { [store] in
      try await store.recordedWrite { try $0.delete(Item.self, id: id) }.changes
    }
  }

  /// Undoes a change, unless another window has changed the same one since.
  public func undo(_ changes: Changeset) async throws {
    _ = try await items.change { [store] in try await store.revert(changes) }
  }
}
