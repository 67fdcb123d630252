internal import BinderyStore

/// The favorites in a store that all windows share.
struct StoredFavorites: FavoritesStore {
  let store: Store

  func favorites() async throws -> [Place] {
    try await StoreError.reading { try await store.all(Favorite.self).map(\.place) }
  }

  func add(_ place: Place) async throws -> [Place] {
    try await StoreError.writing {
      try await store.write { transaction in
        let favorite = Favorite(place)
        if try transaction.record(Favorite.self, id: favorite.id) == nil { try transaction.save(favorite) }
        return try transaction.all(Favorite.self).map(\.place)
      }
    }
  }

  func remove(_ id: Place.ID) async throws -> [Place] {
    try await StoreError.writing {
      try await store.write { transaction in
        try transaction.delete(Favorite.self, id: id.key)
        return try transaction.all(Favorite.self).map(\.place)
      }
    }
  }

  func move(_ id: Place.ID, to index: Int) async throws -> [Place] {
    try await StoreError.writing {
      try await store.write { transaction in
        // Favorites that this version cannot decode are part of the order too, so the index among all may be greater.
        let last = try transaction.count(of: Favorite.self) - 1
        var target = max(0, index)
        var places: [Place]
        repeat {
          try transaction.move(Favorite.self, id: id.key, to: target)
          places = try transaction.all(Favorite.self).map(\.place)
          target += 1
        } while target <= last && (places.firstIndex { $0.id == id } ?? index) < index
        return places
      }
    }
  }

  func changes() -> AsyncStream<Void> { store.signals(of: Favorite.self) }

  private struct Favorite: Record {
    static let collection = "cloudy.favorite"

    let id: String
    let place: Place

    init(_ place: Place) {
      id = place.id.key
      self.place = place
    }
  }
}
