internal import BinderyStore
internal import Places

/// The favorite places in a store that all windows share, identified by ``Place/id``.
///
/// Changes are durable when a call returns, even if the power fails immediately afterwards. The errors are sentences for the screen.
struct StoredFavorites {
  let store: Store

  /// Changes of the favorites by any window.
  var changes: RecordChangeSequence<String> { store.changes(of: Favorite.self) }

  /// Returns all favorites in order: that of adding, unless changed with ``move(_:to:)``.
  func favorites() async throws -> [Place] { try await store.all(Favorite.self).map(\.place) }

  /// Adds a place at the end, unless it is a favorite already. Returns all favorites.
  @discardableResult
  func add(_ place: Place) async throws -> [Place] {
    try await store.write { transaction in
      let favorite = Favorite(place)
      if try transaction.record(Favorite.self, id: favorite.id) == nil { try transaction.save(favorite) }
      return try transaction.all(Favorite.self).map(\.place)
    }
  }

  /// Removes a place, if it is a favorite. Returns all favorites.
  @discardableResult
  func remove(_ id: Place.ID) async throws -> [Place] {
    try await store.write { transaction in
      try transaction.delete(Favorite.self, id: id.key)
      return try transaction.all(Favorite.self).map(\.place)
    }
  }

  /// Moves a place within the order, if it is a favorite. Returns all favorites.
  ///
  /// - Parameters:
  ///   - id: The place.
  ///   - index: Its index after the move. An index out of range means the end.
  @discardableResult
  func move(_ id: Place.ID, to index: Int) async throws -> [Place] {
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
