/// A user's notes about a movie: whether it is on the watchlist, whether it was seen, and its rating.
public struct WatchEntry: Sendable, Hashable, Identifiable {
  /// The movie as it was when the last note was made, so that lists need no request.
  public var movie: Movie
  /// Whether the movie is on the watchlist.
  public var isOnWatchlist = false
  /// Whether the movie was seen.
  public var isSeen = false
  /// The user's rating, 1 to 10; nil if not rated.
  public var ownRating: Int?
  /// The other notes that the rating changed, which removing it restores; nil without a rating, or if the movie was seen
  /// before it was rated.
  public var ratingEffect: RatingEffect?

  /// The movie's identity.
  public var id: Movie.ID { movie.id }

  /// Whether the entry contains no notes.
  public var isBlank: Bool { !isOnWatchlist && !isSeen && ownRating == nil }
}

/// The notes that a rating changed besides itself: it marked the movie as seen.
public struct RatingEffect: Sendable, Hashable, Codable {
  /// Whether it removed the movie from the watchlist.
  public let leftWatchlist: Bool
}

/// A change to the notes about a movie.
public enum WatchNote: Sendable, Hashable {
  /// Adds the movie to the watchlist, or removes it.
  case watchlist(Bool)
  /// Marks the movie as seen or not seen. A seen movie leaves the watchlist; one that is not seen loses its rating.
  case seen(Bool)
  /// Sets or removes the user's rating, 1 to 10. A rated movie counts as seen; without its rating, it is again as it was
  /// before.
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
      entry.ratingEffect = nil
    case .rating(let rating?):
      entry = noting(.seen(true))
      entry.ownRating = min(max(rating, 1), 10)
      if !isSeen { entry.ratingEffect = RatingEffect(leftWatchlist: isOnWatchlist) }
    case .rating(nil):
      entry.ownRating = nil
      guard let effect = entry.ratingEffect else { break }
      entry.isSeen = false
      entry.isOnWatchlist = entry.isOnWatchlist || effect.leftWatchlist
      entry.ratingEffect = nil
    }
    return entry
  }
}
