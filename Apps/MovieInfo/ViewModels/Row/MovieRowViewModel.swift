public import Bindery
internal import Foundation

/// A movie in a list.
@MainActor
public final class MovieRowViewModel: Identifiable {
  /// The movie's identity.
  public nonisolated let id: String
  /// The movie's title.
  public let title: String
  /// `Apr 26, 2019`; nil if the release date is unknown.
  public let releaseDate: String?
  /// A summary of the plot; nil if unknown.
  public let overview: String?
  /// The poster, or a placeholder.
  public let poster: PosterPicture
  /// The number of stars, 0 to 10: the whole part of the vote average; 0 without votes.
  public let starCount: Int
  /// The alternative text of the stars: `Rated 8.2 of 10`; nil without votes.
  public let spokenRating: String?
  /// The number of votes: `1,204 votes`.
  public let votes: String
  /// The reason why the last note couldn't be saved, as a sentence.
  @Box public private(set) var failure: String?

  let movie: Movie
  private let library: MovieLibrary
  // Created lazily: most rows of a long list are never shown.
  private lazy var noted = Computed("noted") { [library, id] in library.notes.entry(of: id) }
  private lazy var noting = makeNoting()
  private lazy var bag = DisposeBag()

  init(_ movie: Movie, library: MovieLibrary) {
    id = movie.id
    title = movie.title
    releaseDate = movie.releaseDate.map(library.text.date)
    overview = movie.overview.isEmpty ? nil : movie.overview
    poster = PosterPicture(movie.poster)
    starCount = library.text.starCount(movie.voteAverage)
    spokenRating = library.text.spokenRating(movie.voteAverage)
    votes = library.text.votes(movie.voteCount)
    self.movie = movie
    self.library = library
  }

  /// The route of the movie's page.
  public var route: MovieRoute { .movie(id) }

  /// Whether the movie is on the watchlist.
  public var isOnWatchlist: Bool { noted.value?.isOnWatchlist ?? false }

  /// The user's notes: `On your watchlist`, `Seen`, `Seen · you gave it 8 of 10`; nil if there are none.
  public var noteText: String? {
    guard let entry = noted.value else { return nil }
    if let rating = entry.ownRating { return "Seen · you gave it \(rating) of 10" }
    return entry.isSeen ? "Seen" : entry.isOnWatchlist ? "On your watchlist" : nil
  }

  /// The short label of the watchlist button: `Watch`, `Remove`.
  public var shortWatchlistActionText: String { isOnWatchlist ? "Remove" : "Watch" }

  /// The label of the watchlist button for screen readers: `Add Glass Harbor to your watchlist`.
  public var watchlistActionText: String {
    isOnWatchlist ? "Remove \(title) from your watchlist" : "Add \(title) to your watchlist"
  }

  /// Adds the movie to the watchlist, or removes it.
  public func toggleWatchlist() { noting.execute(.watchlist(!untracked { isOnWatchlist })) }

  private func makeNoting() -> Command<WatchNote, Void> {
    let noting = Command<WatchNote, Void>(.queue) { [library, movie] in
      _ = try await library.notes.note($0, about: movie)
    }
    noting.results.bind { [weak self] in self?.failure = nil }.disposed(by: bag)
    noting.errors.bind(with: self) { $0.failure = $1.localizedDescription }.disposed(by: bag)
    return noting
  }
}
