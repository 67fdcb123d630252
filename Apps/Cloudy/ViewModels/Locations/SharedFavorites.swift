public import BinderyStore
internal import BinderyViewModels
internal import Foundation
internal import Places

/// The favorite places that all windows share.
@MainActor
public final class SharedFavorites {
  private let stored: StoredFavorites
  private let shared: SharedValue<[Place]>

  /// Shares the favorites of a store.
  public init(store: Store) {
    let stored = StoredFavorites(store: store)
    self.stored = stored
    shared = SharedValue([], changes: stored.changes) { try await stored.favorites() }
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
    try await shared.change { [stored] in _ = try await stored.add(place) }
  }

  /// Restores a removed place at its index; returns once that is stored and every window shows it.
  func restore(_ place: Place, at index: Int) async throws {
    try await shared.change { [stored] in
      try await stored.add(place)
      try await stored.move(place.id, to: index)
    }
  }

  /// Removes a place; returns once that is stored and every window shows it.
  func remove(_ id: Place.ID) async throws {
    try await shared.change { [stored] in _ = try await stored.remove(id) }
  }

  /// Moves a place to an index; returns once that is stored and every window shows it.
  func move(_ id: Place.ID, to index: Int) async throws {
    try await shared.change { [stored] in _ = try await stored.move(id, to: index) }
  }
}
