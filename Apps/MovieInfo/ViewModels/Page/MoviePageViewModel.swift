public import Bindery
internal import BinderyServices
internal import BinderyViewModels
internal import Foundation

/// The page of a movie. It shows the values from the list at once, and the details when they are loaded.
@MainActor
public final class MoviePageViewModel {
  /// The reason why the last note couldn't be saved, as a sentence.
  @Box public private(set) var noteFailure: String?

  private let id: Movie.ID
  private let library: MovieLibrary
  private let known: Movie?
  private let loading: Command<Void, MovieDetails>
  private let noting: Command<Note, Void>
  private let bag = DisposeBag()

  init(_ id: Movie.ID, known: Movie?, library: MovieLibrary, notice: UndoNotice) {
    self.id = id
    self.library = library
    self.known = known
    let (service, notes) = (library.service, library.notes)
    loading = Command { try await service.details(of: id) }
    noting = Command(.queue) { note in
      let way = try await notes.note(note.note, about: note.movie)
      if let loss = note.loss { notice.show(loss) { try await notes.undo(way) } }
    }
    noting.errors.bind(with: self) { $0.noteFailure = $1.localizedDescription }.disposed(by: bag)
    loading.execute()
  }

  // MARK: Content

  /// The movie's title, or a message if it is loading or unknown.
  public var title: String {
    movie?.title ?? (loading.isExecuting ? "Loading..." : isMissing ? "No such movie" : "Movie")
  }

  /// Whether any data about the movie is available.
  public var isKnown: Bool { movie != nil }

  /// Whether the movie does not exist.
  public var isMissing: Bool { isUnknown && movie == nil }

  /// The actors, leading parts first, with the state of loading the details.
  public var cast: Loadable<[CastRow]> {
    loading.state.value.map { details in
      details.cast.enumerated().map { index, member in
        CastRow(id: index, name: member.name, part: member.part.isEmpty ? nil : member.part)
      }
    }
  }

  /// Whether trying again may help.
  public var canTryAgain: Bool { cast.error != nil && !isUnknown }

  /// The slogan from the poster; nil if unknown.
  public var tagline: String? { details.flatMap { $0.tagline.isEmpty ? nil : $0.tagline } }

  /// The poster, or a placeholder.
  public var poster: PosterPicture { PosterPicture(movie?.poster) }

  /// The alternative text of the poster.
  public var posterText: String { movie?.poster == nil ? "No poster" : "Poster of \(title)" }

  /// The number of stars, 0 to 10: the whole part of the vote average; 0 without votes.
  public var starCount: Int { library.text.starCount(movie?.voteAverage) }

  /// The alternative text of the stars; nil without votes.
  public var spokenRating: String? { library.text.spokenRating(movie?.voteAverage) }

  /// The number of votes: `1,204 votes`.
  public var votes: String { library.text.votes(movie?.voteCount ?? 0) }

  /// A summary of the plot, or a sentence if it is unknown.
  public var overview: String {
    movie.map { $0.overview.isEmpty ? "Nobody has written about this movie yet." : $0.overview } ?? ""
  }

  /// The release date, runtime and genres, if known.
  public var facts: [MovieFact] {
    let genres =
      details?.genres.map(\.name) ?? (movie?.genreIDs ?? []).compactMap { library.genreNames[$0] }
    let facts: [(String, String?)] = [
      ("Released", movie?.releaseDate.map(library.text.date)),
      ("Runtime", details?.runtime.map(library.text.runtime)),
      ("Genres", genres.isEmpty ? nil : genres.joined(separator: ", ")),
    ]
    return facts.compactMap { title, value in value.map { MovieFact(title: title, value: $0) } }
  }

  /// The address of the trailer; nil if there is none.
  public var trailerURL: String? { details?.trailer?.address }

  /// A note that the movie has no trailer; nil if it has one or the details are not loaded.
  public var noTrailerText: String? {
    details != nil && trailerURL == nil ? "There is no trailer of this movie." : nil
  }

  // MARK: The user's notes

  /// Whether the movie is on the watchlist.
  public var isOnWatchlist: Bool { entry?.isOnWatchlist ?? false }

  /// Whether the movie was seen. Marking it as not seen removes its rating, which can be undone.
  public var isSeen: Bool {
    get { entry?.isSeen ?? false }
    set { note(.seen(newValue)) }
  }

  /// The user's rating, 1 to 10; nil if not rated. A rated movie counts as seen. Removing a rating that marked the movie as
  /// seen removes that mark too, which can be undone.
  public var ownRating: Int? {
    get { entry?.ownRating }
    set { note(.rating(newValue)) }
  }

  /// The choices of a rating.
  public var ratings: [RatingChoice] { RatingChoice.all }

  /// `Add to watchlist`, `Remove from watchlist`
  public var watchlistActionText: String { isOnWatchlist ? "Remove from watchlist" : "Add to watchlist" }

  /// Adds the movie to the watchlist, or removes it.
  public func toggleWatchlist() { note(.watchlist(!untracked { isOnWatchlist })) }

  /// Requests the details again.
  public func tryAgain() { loading.execute() }

  private var details: MovieDetails? { loading.state.value.value }

  /// Whether the service does not know the movie.
  private var isUnknown: Bool {
    if case .notFound = loading.state.value.error as? HTTPError { true } else { false }
  }

  private var movie: Movie? { details?.movie ?? known }

  private var entry: WatchEntry? { library.notes.entry(of: id) }

  private func note(_ note: WatchNote) {
    guard let movie = untracked({ movie }) else { return }
    noteFailure = nil
    noting.execute(Note(note: note, movie: movie, loss: untracked { loss(by: note) }))
  }

  /// Returns the message for data that a note removes implicitly; nil if it removes none.
  private func loss(by note: WatchNote) -> String? {
    switch (note, ownRating) {
    case (.seen(false), let rating?): "Your rating of \(rating) for “\(title)” was removed."
    case (.rating(nil), _?) where entry?.ratingEffect != nil: "“\(title)” is no longer marked as seen."
    default: nil
    }
  }

  private struct Note: Sendable {
    let note: WatchNote
    let movie: Movie
    let loss: String?
  }
}
