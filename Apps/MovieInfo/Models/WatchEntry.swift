/// What a person notes about a movie: that they want to watch it, or have seen it, and what they think of it.
public struct WatchEntry: Sendable, Hashable, Identifiable {
  /// The movie as it was known when it was noted last, so that lists need no service.
  public var movie: Movie
  /// Whether it is on the watchlist.
  public var isOnWatchlist: Bool
  /// Whether it was seen.
  public var isSeen: Bool
  /// What they think of it, from 1 to 10; nil where they have not said.
  public var ownRating: Int?

  /// The movie's identity.
  public var id: Movie.ID { movie.id }

  /// Notes something about a movie.
  public init(movie: Movie, isOnWatchlist: Bool = false, isSeen: Bool = false, ownRating: Int? = nil) {
    self.movie = movie
    self.isOnWatchlist = isOnWatchlist
    self.isSeen = isSeen
    self.ownRating = ownRating
  }

  /// Whether nothing is noted.
  public var isBlank: Bool { !isOnWatchlist && !isSeen && ownRating == nil }
}

/// One thing to note about a movie.
public enum WatchNote: Sendable, Hashable {
  /// Adds it to the watchlist, or removes it.
  case watchlist(Bool)
  /// That it was seen, or was not. What was seen need not be watched any more; what was not has no rating.
  case seen(Bool)
  /// What a person thinks of it, from 1 to 10, or nothing any more. Who rates a movie has seen it.
  case rating(Int?)
}

extension WatchEntry {
  /// The entry after a note.
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
