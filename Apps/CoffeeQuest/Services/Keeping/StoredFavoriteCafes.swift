public import BinderyStore

/// Favorite cafes in a store.
public struct StoredFavoriteCafes: FavoriteCafes {
  private let store: Store

  /// Creates favorites in the given store.
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
