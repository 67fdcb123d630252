public import MovieInfoModels

/// Keeps what people note about movies, for all windows.
///
/// What a call has returned is kept, even if the power fails right after.
public protocol WatchBook: Sendable {
  /// All notes in the order in which the movies were first noted.
  ///
  /// - Throws: an error whose description is a sentence for the person who waits.
  func entries() async throws -> [WatchEntry]

  /// Notes something about a movie. A movie of which nothing is noted any more is forgotten.
  func note(_ note: WatchNote, about movie: Movie) async throws

  /// Forgets all that is noted about a movie, and returns what that was.
  func forget(_ movie: Movie.ID) async throws -> WatchEntry?

  /// Notes again what was forgotten, unless something else has been noted about the movie meanwhile.
  func restore(_ entry: WatchEntry) async throws

  /// Yields after a change, whoever made it; ``entries()`` then tells what holds. Changes close together may be told
  /// once.
  func changes() -> AsyncStream<Void>
}
