/// Keeps the cafes that a person likes. What a call has returned is kept, even if the power fails right after.
public protocol FavoriteCafes: Sendable {
  /// All of them, in the order in which they were added.
  func all() async throws -> [Cafe]
  /// Adds one at the end, or brings up to date what is known of it.
  func add(_ cafe: Cafe) async throws
  /// Removes one, if it is there.
  func remove(_ id: Cafe.ID) async throws
  /// Yields after a change, whichever window made it. Changes close together may yield once.
  func changes() -> AsyncStream<Void>
}
