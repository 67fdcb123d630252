public import Bindery
internal import Foundation
internal import MovieInfoModels

/// The page of a movie. What the list knew is there at once; the rest comes after it.
@MainActor
public final class MoviePageViewModel {
  /// Why the last note could not be kept, as a sentence.
  @Box public private(set) var noteFailure: String?

  private let id: Movie.ID
  private let library: MovieLibrary
  private let known: Movie?
  private let loading: Command<Void, MovieDetails>
  private let noting: Command<Note, Void>
  private let bag = DisposeBag()

  init(_ id: Movie.ID, known: Movie?, library: MovieLibrary, undo: UndoViewModel) {
    self.id = id
    self.library = library
    self.known = known
    let (service, notes) = (library.service, library.notes)
    loading = Command { try await service.details(of: id) }
    noting = Command(.queue) { note in
      let way = try await notes.note(note.note, about: note.movie)
      if let loss = note.loss { undo.offer(loss, undo: way) }
    }
    noting.errors.bind(with: self) { $0.noteFailure = $1.localizedDescription }.disposed(by: bag)
    loading.execute()
  }

  // MARK: What the page shows

  /// The movie's title, or what is the matter.
  public var title: String {
    movie?.title ?? (isLoading ? "Loading..." : isMissing ? "No such movie" : "Movie")
  }

  /// Whether there is anything to show of the movie.
  public var isKnown: Bool { movie != nil }

  /// Whether there is no such movie, so that there is nothing to show and nothing to wait for.
  public var isMissing: Bool { isUnknown && movie == nil }

  /// Why the details can't be shown, as a sentence.
  public var failure: String? { loading.state.value.error?.localizedDescription }

  /// Whether asking once more may help.
  public var canTryAgain: Bool { failure != nil && !isUnknown }

  /// Whether more rows are loading.
  public var isLoading: Bool { loading.isExecuting }

  /// A line from its poster; nil where there is none.
  public var tagline: String? { details.flatMap { $0.tagline.isEmpty ? nil : $0.tagline } }

  /// Its poster, or a placeholder.
  public var poster: PosterPicture { PosterPicture(movie?.poster) }

  /// What the poster shows, for screen readers.
  public var posterText: String { movie?.poster == nil ? "No poster" : "Poster of \(title)" }

  /// The number of stars, 0 to 10: the whole part of the vote average; 0 without votes.
  public var starCount: Int { library.text.starCount(movie?.voteAverage) }

  /// The stars for screen readers; nil without votes.
  public var spokenRating: String? { library.text.spokenRating(movie?.voteAverage) }

  /// How many have voted.
  public var votes: String { library.text.votes(movie?.voteCount ?? 0) }

  /// What it is about; a sentence where it is not known.
  public var overview: String {
    movie.map { $0.overview.isEmpty ? "Nobody has written about this movie yet." : $0.overview } ?? ""
  }

  /// Release, runtime and genres, as far as they are known.
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

  /// Who plays in it, the main parts first.
  public var cast: [CastRow] {
    (details?.cast ?? []).enumerated().map { index, member in
      CastRow(id: index, name: member.name, part: member.part.isEmpty ? nil : member.part)
    }
  }

  /// Where its trailer is; nil where there is none that may be shown.
  public var trailerURL: String? { details?.trailer?.address }

  /// That there is no trailer, once that is known.
  public var noTrailerText: String? {
    details != nil && trailerURL == nil ? "There is no trailer of this movie." : nil
  }

  // MARK: What a person notes

  /// Whether it is on the watchlist.
  public var isOnWatchlist: Bool { entry?.isOnWatchlist ?? false }

  /// Whether it was seen. What was not has no rating: where one is lost by that, it can be brought back.
  public var isSeen: Bool {
    get { entry?.isSeen ?? false }
    set { note(.seen(newValue)) }
  }

  /// What they think of it, 1 to 10; nil where they have not said. Who rates a movie has seen it.
  public var ownRating: Int? {
    get { entry?.ownRating }
    set { note(.rating(newValue)) }
  }

  /// What a person may think of it.
  public var ratings: [RatingChoice] { RatingChoice.all }

  /// `Add to watchlist`, `Remove from watchlist`
  public var watchlistActionText: String { isOnWatchlist ? "Remove from watchlist" : "Add to watchlist" }

  /// Adds it to the watchlist, or removes it.
  public func toggleWatchlist() { note(.watchlist(!untracked { isOnWatchlist })) }

  /// Asks for the details once more.
  public func tryAgain() { loading.execute() }

  private var details: MovieDetails? { loading.state.value.value }

  /// Whether the service knows no such movie.
  private var isUnknown: Bool { loading.state.value.error as? MovieError == .unknownMovie }

  private var movie: Movie? { details?.movie ?? known }

  private var entry: WatchEntry? { library.notes.entry(of: id) }

  private func note(_ note: WatchNote) {
    guard let movie = untracked({ movie }) else { return }
    noteFailure = nil
    noting.execute(Note(note: note, movie: movie, loss: untracked { loss(by: note) }))
  }

  /// What a person loses by a note without having said so.
  private func loss(by note: WatchNote) -> String? {
    guard note == .seen(false), let rating = ownRating else { return nil }
    return "Your rating of \(rating) for “\(title)” was removed."
  }

  private struct Note: Sendable {
    let note: WatchNote
    let movie: Movie
    let loss: String?
  }
}
