public import CloudyModels

/// The favorite places that all windows share.
@MainActor
public final class SharedFavorites {
  private let store: any FavoritesStore
  private let shared: Shared<[Place]>

  /// Shares what a store keeps.
  public init(store: any FavoritesStore) {
    self.store = store
    shared = Shared([], read: store.favorites, changes: store.changes())
  }

  /// The favorites in their order.
  var places: [Place] { shared.value }

  /// Why they could not be read, in a sentence.
  var failure: String? { shared.failure }

  /// Reads the store, unless that has been done.
  func load() async { await shared.load() }

  /// Reads the store again.
  func reload() async { await shared.reload() }

  /// Adds a place; returns once it is kept and every window shows it.
  func add(_ place: Place) async throws {
    try await shared.change { [store] in try await store.add(place) }
  }

  /// Removes a place; returns once that is kept and every window shows it.
  func remove(_ id: Place.ID) async throws {
    try await shared.change { [store] in try await store.remove(id) }
  }

  /// Moves a place to an index; returns once that is kept and every window shows it.
  func move(_ id: Place.ID, to index: Int) async throws {
    try await shared.change { [store] in try await store.move(id, to: index) }
  }
}
