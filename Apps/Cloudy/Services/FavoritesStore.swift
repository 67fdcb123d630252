/// Stores the favorite places, identified by ``Place/id``.
///
/// Changes are durable when a call returns, even if the power fails immediately afterwards.
public protocol FavoritesStore: Sendable {
  /// Returns all favorites in order: that of adding, unless changed with ``move(_:to:)``.
  ///
  /// - Throws: ``StoreError``
  func favorites() async throws -> [Place]

  /// Adds a place at the end, unless it is a favorite already. Returns all favorites.
  ///
  /// - Throws: ``StoreError``. Nothing is changed then.
  func add(_ place: Place) async throws -> [Place]

  /// Removes a place, if it is a favorite. Returns all favorites.
  ///
  /// - Throws: ``StoreError``. Nothing is changed then.
  func remove(_ id: Place.ID) async throws -> [Place]

  /// Moves a place within the order, if it is a favorite. Returns all favorites.
  ///
  /// - Parameters:
  ///   - id: The place.
  ///   - index: Its index after the move. An index out of range means the end.
  /// - Throws: ``StoreError``. Nothing is changed then.
  func move(_ id: Place.ID, to index: Int) async throws -> [Place]

  /// Yields after a change by any window; ``favorites()`` then returns the new favorites. Changes close together may
  /// yield once.
  func changes() -> AsyncStream<Void>
}
