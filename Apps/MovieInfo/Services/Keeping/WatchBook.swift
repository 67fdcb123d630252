/// Keeps what people note about movies, for all windows.
///
/// What a call has returned is kept, even if the power fails right after.
public protocol WatchBook: Sendable {
  /// All notes in the order in which the movies were first noted.
  ///
  /// - Throws: an error whose description is a sentence for the screen.
  func entries() async throws -> [WatchEntry]

  /// Notes something about a movie. A movie of which nothing is noted any more is forgotten.
  ///
  /// - Returns: the way back.
  @discardableResult
  func note(_ note: WatchNote, about movie: Movie) async throws -> WatchUndo

  /// Forgets all that is noted about a movie.
  ///
  /// - Returns: the way back.
  @discardableResult
  func forget(_ movie: Movie.ID) async throws -> WatchUndo

  /// Brings back what was noted before.
  ///
  /// - Throws: an error if another window has noted something about the movie since; that note stays.
  func undo(_ undo: WatchUndo) async throws

  /// Yields after a change, whichever window made it; ``entries()`` then returns the new ones. Changes close together may
  /// yield once.
  func changes() -> AsyncStream<Void>
}
