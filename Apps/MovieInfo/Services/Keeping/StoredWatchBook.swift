internal import BinderyStore

/// Users' notes about movies in a store, for all windows.
///
/// Changes are durable when a call returns, even if the power fails immediately afterwards. The errors are sentences for the screen.
struct StoredWatchBook {
  let store: Store

  /// Changes of the notes by any window.
  var changes: RecordChangeSequence<Movie.ID> { store.changes(of: Kept.self) }

  /// Returns all notes in the order in which each movie was first noted.
  func entries() async throws -> [WatchEntry] { try await store.all(Kept.self).map(\.entry) }

  /// Changes the notes about a movie. An entry without notes is removed.
  ///
  /// - Returns: The values that undo the change.
  @discardableResult
  func note(_ note: WatchNote, about movie: Movie) async throws -> Changeset {
    try await store.recordedWrite { transaction in
      var entry = try transaction.record(Kept.self, id: movie.id)?.entry ?? WatchEntry(movie: movie)
      entry.movie = movie
      entry = entry.noting(note)
      if entry.isBlank {
        _ = try transaction.delete(Kept.self, id: movie.id)
      } else {
        try transaction.save(Kept(entry))
      }
    }.changes
  }

  /// Removes all notes about a movie.
  ///
  /// - Returns: The values that undo the removal.
  @discardableResult
  func forget(_ movie: Movie.ID) async throws -> Changeset {
    try await store.recordedWrite { _ = try $0.delete(Kept.self, id: movie) }.changes
  }

  /// Restores the notes before a change.
  ///
  /// - Throws: An error if another window has changed the movie's notes since; they are left unchanged.
  func undo(_ changes: Changeset) async throws { _ = try await store.revert(changes) }

  /// The record of an entry.
  private struct Kept: Record {
    static let collection = "movieinfo.watch"
    let id: Movie.ID
    let movie: Movie
    let isOnWatchlist: Bool
    let isSeen: Bool
    let ownRating: Int?
    /// Missing in records of ratings that were made before it was stored.
    let ratingEffect: RatingEffect?

    init(_ entry: WatchEntry) {
      id = entry.id
      movie = entry.movie
      isOnWatchlist = entry.isOnWatchlist
      isSeen = entry.isSeen
      ownRating = entry.ownRating
      ratingEffect = entry.ratingEffect
    }

    var entry: WatchEntry {
      WatchEntry(
        movie: movie, isOnWatchlist: isOnWatchlist, isSeen: isSeen, ownRating: ownRating,
        ratingEffect: ratingEffect)
    }
  }
}
