/// Stores the favorite cafes. Changes are durable when a call returns, even if the power fails immediately
/// afterwards.
public protocol FavoriteCafes: Sendable {
  /// Returns all favorites in the order in which they were added.
  func all() async throws -> [Cafe]
  /// Adds a cafe at the end, or updates its data.
  func add(_ cafe: Cafe) async throws
  /// Removes a cafe, if it is a favorite.
  func remove(_ id: Cafe.ID) async throws
  /// Yields after a change by any window. Changes close together may yield once.
  func changes() -> AsyncStream<Void>
}
