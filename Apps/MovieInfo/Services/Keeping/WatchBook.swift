/// Stores users' notes about movies, for all windows.
///
/// Changes are durable when a call returns, even if the power fails immediately afterwards.
public protocol WatchBook: Sendable {
  /// Returns all notes in the order in which each movie was first noted.
  ///
  /// - Throws: An error whose description is a sentence for the screen.
  func entries() async throws -> [WatchEntry]

  /// Changes the notes about a movie. An entry without notes is removed.
  ///
  /// - Returns: The values that undo the change.
  @discardableResult
  func note(_ note: WatchNote, about movie: Movie) async throws -> WatchUndo

  /// Removes all notes about a movie.
  ///
  /// - Returns: The values that undo the removal.
  @discardableResult
  func forget(_ movie: Movie.ID) async throws -> WatchUndo

  /// Restores the notes before a change.
  ///
  /// - Throws: An error if another window has changed the movie's notes since; they are left unchanged.
  func undo(_ undo: WatchUndo) async throws

  /// Yields after a change by any window; ``entries()`` then returns the new entries. Changes close together may yield
  /// once.
  func changes() -> AsyncStream<Void>
}
