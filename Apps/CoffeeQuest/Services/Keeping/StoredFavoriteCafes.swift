internal import BinderyStore

/// The favorite cafes in a store. Changes are durable when a call returns, even if the power fails immediately afterwards.
struct StoredFavoriteCafes {
  let store: Store

  /// Changes of the favorites by any window.
  var changes: RecordChangeSequence<Cafe.ID> { store.changes(of: Favorite.self) }

  /// Returns all favorites in the order in which they were added.
  func all() async throws -> [Cafe] { try await store.all(Favorite.self).map(\.cafe) }

  /// Adds a cafe at the end, or updates its data.
  func add(_ cafe: Cafe) async throws {
    try await store.save(Favorite(id: cafe.id, cafe: cafe.fitToKeep))
  }

  /// Removes a cafe, if it is a favorite.
  func remove(_ id: Cafe.ID) async throws { try await store.delete(Favorite.self, id: id) }

  private struct Favorite: Record {
    static let collection = "coffeequest.favorite"
    let id: Cafe.ID
    let cafe: Cafe
  }
}

extension Cafe {
  /// The values that may be stored permanently. Yelp allows its content to be cached for a day only, so of its cafes just
  /// the name, the position and the link are stored.
  fileprivate var fitToKeep: Cafe {
    guard source == .yelp else { return self }
    var cafe = Cafe(id: id, source: source, name: name, coordinate: coordinate)
    cafe.page = page
    cafe.timeZone = timeZone
    return cafe
  }
}
