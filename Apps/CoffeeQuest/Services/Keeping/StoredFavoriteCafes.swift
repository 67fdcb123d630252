public import BinderyStore

/// Favorites in the store.
public struct StoredFavoriteCafes: FavoriteCafes {
  private let store: Store

  /// Keeps them in a store.
  public init(store: Store) { self.store = store }

  public func all() async throws -> [Cafe] { try await store.all(Favorite.self).map(\.cafe) }

  public func add(_ cafe: Cafe) async throws {
    try await store.save(Favorite(id: cafe.id, cafe: cafe.fitToKeep))
  }

  public func remove(_ id: Cafe.ID) async throws { try await store.delete(Favorite.self, id: id) }

  public func changes() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let observation = store.observe(Favorite.self) { _ in continuation.yield() }
      continuation.onTermination = { _ in observation.cancel() }
    }
  }

  private struct Favorite: Record {
    static let collection = "coffeequest.favorite"
    let id: Cafe.ID
    let cafe: Cafe
  }
}

extension Cafe {
  /// What may be kept for good. Yelp wants its content to be asked for again after a day: of its cafes only the name, the
  /// place and the link to it stay.
  fileprivate var fitToKeep: Cafe {
    guard source == .yelp else { return self }
    var cafe = Cafe(id: id, source: source, name: name, coordinate: coordinate)
    cafe.page = page
    cafe.timeZone = timeZone
    return cafe
  }
}
