/// Keeps the favorite places.
///
/// What a call has returned is kept, even if the power fails right after. A place is known by its ``Place/id``.
public protocol FavoritesStore: Sendable {
  /// All favorites in their order: that of adding, until ``move(_:to:)`` makes another.
  ///
  /// - Throws: ``StoreError``
  func favorites() async throws -> [Place]

  /// Adds a place at the end, unless it is a favorite already. Returns all favorites.
  ///
  /// - Throws: ``StoreError``; then nothing has changed.
  func add(_ place: Place) async throws -> [Place]

  /// Removes a place, if it is a favorite. Returns all favorites.
  ///
  /// - Throws: ``StoreError``; then nothing has changed.
  func remove(_ id: Place.ID) async throws -> [Place]

  /// Moves a place within the order, if it is a favorite. Returns all favorites.
  ///
  /// - Parameters:
  ///   - id: the place.
  ///   - index: its index after the move; one beyond the ends means the end.
  /// - Throws: ``StoreError``; then nothing has changed.
  func move(_ id: Place.ID, to index: Int) async throws -> [Place]

  /// Yields after a change, whichever window made it; ``favorites()`` then returns the new ones. Changes close
  /// together may yield once.
  func changes() -> AsyncStream<Void>
}
