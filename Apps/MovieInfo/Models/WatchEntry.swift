/// A user's notes about a movie: whether it is on the watchlist, whether it was seen, and its rating.
public struct WatchEntry: Sendable, Hashable, Identifiable {
  /// The movie as it was when the last note was made, so that lists need no request.
  public var movie: Movie
  /// Whether the movie is on the watchlist.
  public var isOnWatchlist: Bool
  /// Whether the movie was seen.
  public var isSeen: Bool
  /// The user's rating, 1 to 10; nil if not rated.
  public var ownRating: Int?

  /// The movie's identity.
  public var id: Movie.ID { movie.id }

  /// Creates notes about a movie.
  public init(movie: Movie, isOnWatchlist: Bool = false, isSeen: Bool = false, ownRating: Int? = nil) {
    self.movie = movie
    self.isOnWatchlist = isOnWatchlist
    self.isSeen = isSeen
    self.ownRating = ownRating
  }

  /// Whether the entry contains no notes.
  public var isBlank: Bool { !isOnWatchlist && !isSeen && ownRating == nil }
}

/// A change to the notes about a movie.
public enum WatchNote: Sendable, Hashable {
  /// Adds the movie to the watchlist, or removes it.
  case watchlist(Bool)
  /// Marks the movie as seen or not seen. A seen movie leaves the watchlist; one that is not seen loses its rating.
  case seen(Bool)
  /// Sets or removes the user's rating, 1 to 10. A rated movie counts as seen.
  case rating(Int?)
}

extension WatchEntry {
  /// Returns the entry after a change.
  public func noting(_ note: WatchNote) -> WatchEntry {
    var entry = self
    switch note {
    case .watchlist(let isOn): entry.isOnWatchlist = isOn
    case .seen(true):
      entry.isSeen = true
      entry.isOnWatchlist = false
    case .seen(false):
      entry.isSeen = false
      entry.ownRating = nil
    case .rating(let rating?):
      entry = noting(.seen(true))
      entry.ownRating = min(max(rating, 1), 10)
    case .rating(nil): entry.ownRating = nil
    }
    return entry
  }
}
