import Bindery
import BinderyStore
import BinderyViewModels

/// The cards in the store. All windows share them: each shows a change at once, whichever made it.
@MainActor
public final class CardList {
  private let store: Store
  private let cards: SharedValue<[Card]>

  /// Creates the list of a store. Nothing is read before ``load()``.
  public init(store: Store) {
    self.store = store
    cards = SharedValue([], changes: store.changes(of: Card.self)) { try await store.all(Card.self) }
  }

  /// The cards in the order in which they were added, with the state of reading them.
  public var state: Loadable<[Card]> { cards.state }

  /// Reads the cards, unless they have been read.
  public func load() async { await cards.load() }

  /// Adds one, or replaces the one with its identity.
  /// - Returns: The change, for ``undo(_:)``.
  public func save(_ card: Card) async throws -> Changeset {
    try await cards.change { [store] in try await store.recordedWrite { try $0.save(card) }.changes }
  }

  /// Removes one.
  /// - Returns: The change, for ``undo(_:)``.
  public func remove(_ id: Card.ID) async throws -> Changeset {
    try await cards.change { [store] in
      try await store.recordedWrite { try $0.delete(Card.self, id: id) }.changes
    }
  }

  /// Undoes a change, unless another window has changed the same one since.
  public func undo(_ changes: Changeset) async throws {
    _ = try await cards.change { [store] in try await store.revert(changes) }
  }

  /// Finds the cards of everyone whose name begins with a text. The store reads no other card.
  public func search(owner: String) async throws -> [Card] {
    try await store.records(by: Card.byOwner, from: owner, through: owner + "\u{10FFFF}")
  }
}
