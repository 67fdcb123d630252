internal import BinderyViewModels
internal import Foundation

/// The favorite places that all windows share.
@MainActor
public final class SharedFavorites {
  private let store: any FavoritesStore
  private let shared: SharedValue<[Place]>

  /// Shares the favorites of a store.
  public init(store: any FavoritesStore) {
    self.store = store
    shared = SharedValue([], changes: store.changes()) { try await store.favorites() }
  }

  /// The favorites in order.
  var places: [Place] { shared.value }

  /// The reason why the favorites couldn't be read, as a sentence.
  var failure: String? { shared.failure?.localizedDescription }

  /// Reads the store, unless it has been read.
  func load() async { await shared.load() }

  /// Reads the store again.
  func reload() async { await shared.reload() }

  /// Adds a place at the end; returns once it is stored and every window shows it.
  func add(_ place: Place) async throws {
    _ = try await shared.change { [store] in try await store.add(place) }
  }

  /// Restores a removed place at its index; returns once that is stored and every window shows it.
  func restore(_ place: Place, at index: Int) async throws {
    _ = try await shared.change { [store] in
      _ = try await store.add(place)
      return try await store.move(place.id, to: index)
    }
  }

  /// Removes a place; returns once that is stored and every window shows it.
  func remove(_ id: Place.ID) async throws {
    _ = try await shared.change { [store] in try await store.remove(id) }
  }

  /// Moves a place to an index; returns once that is stored and every window shows it.
  func move(_ id: Place.ID, to index: Int) async throws {
    _ = try await shared.change { [store] in try await store.move(id, to: index) }
  }
}
