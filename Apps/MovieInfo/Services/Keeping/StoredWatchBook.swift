public import BinderyStore

/// A ``WatchBook`` in a store.
public struct StoredWatchBook: WatchBook {
  private let store: Store

  /// Creates a book in the given store.
  public init(store: Store) { self.store = store }

  public func entries() async throws -> [WatchEntry] { try await store.all(Kept.self).map(\.entry) }

  @discardableResult
  public func note(_ note: WatchNote, about movie: Movie) async throws -> WatchUndo {
    try await recorded { transaction in
      var entry = try transaction.record(Kept.self, id: movie.id)?.entry ?? WatchEntry(movie: movie)
      entry.movie = movie
      entry = entry.noting(note)
      if entry.isBlank {
        _ = try transaction.delete(Kept.self, id: movie.id)
      } else {
        try transaction.save(Kept(entry))
      }
    }
  }

  @discardableResult
  public func forget(_ movie: Movie.ID) async throws -> WatchUndo {
    try await recorded { _ = try $0.delete(Kept.self, id: movie) }
  }

  public func undo(_ undo: WatchUndo) async throws { _ = try await store.revert(undo.changes) }

  private func recorded(
    _ body: @escaping @Sendable (WriteTransaction) throws -> Void
  ) async throws -> WatchUndo {
    WatchUndo(changes: try await store.recordedWrite(body).changes)
  }

  public func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let observation = store.observe(Kept.self) { _ in continuation.yield() }
    continuation.onTermination = { _ in observation.cancel() }
    return stream
  }

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
