import Bindery
import BinderyTesting
import Foundation
import MovieInfoModels
import MovieInfoServices
import MovieInfoViewModels
import Synchronization
import Testing

/// MovieInfo with services that a test leads.
@MainActor
struct TestCinema {
  let movies: StubMovies
  let book = MemoryWatchBook()
  let clock = TestClock()
  let library: MovieLibrary

  init(_ movies: StubMovies = StubMovies()) {
    self.movies = movies
    library = MovieLibrary(service: movies, book: book, clock: clock)
  }

  /// A new window.
  func window() -> MovieInfoViewModel { MovieInfoViewModel(library: library) }

  /// A window that shows one list of movies.
  func window(listing page: MoviePage) async -> MovieInfoViewModel {
    movies.lists.always { _ in page }
    let window = window()
    await settle()
    return window
  }
}

/// Notes in memory, which fail when they are told to.
final class MemoryWatchBook: WatchBook {
  private struct State {
    var entries: [WatchEntry] = []
    var failure: Outage?
    var listeners: [AsyncStream<Void>.Continuation] = []
  }

  private let state = Mutex(State())

  func fail(_ fails: Bool = true) { state.withLock { $0.failure = fails ? Outage() : nil } }

  func entries() async throws -> [WatchEntry] {
    try state.withLock { state in
      if let failure = state.failure { throw failure }
      return state.entries
    }
  }

  func note(_ note: WatchNote, about movie: Movie) async throws {
    let listeners = try state.withLock { state in
      if let failure = state.failure { throw failure }
      let index = state.entries.firstIndex { $0.id == movie.id }
      let entry = (index.map { state.entries[$0] } ?? WatchEntry(movie: movie)).noting(note)
      if let index { state.entries.remove(at: index) }
      if !entry.isBlank { state.entries.insert(entry, at: index ?? state.entries.count) }
      return state.listeners
    }
    for listener in listeners { listener.yield() }
  }

  func forget(_ movie: Movie.ID) async throws -> WatchEntry? {
    try change { entries in entries.firstIndex { $0.id == movie }.map { entries.remove(at: $0) } }
  }

  func restore(_ entry: WatchEntry) async throws {
    try change { entries in
      if !entries.contains(where: { $0.id == entry.id }) { entries.append(entry) }
    }
  }

  private func change<Result>(_ body: (inout [WatchEntry]) -> Result) throws -> Result {
    let (result, listeners) = try state.withLock { state in
      if let failure = state.failure { throw failure }
      return (body(&state.entries), state.listeners)
    }
    for listener in listeners { listener.yield() }
    return result
  }

  func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    state.withLock { $0.listeners.append(continuation) }
    return stream
  }
}

extension Movie {
  /// A movie of which all is known.
  static let harbor = Movie(
    id: "7", title: "Glass Harbor", overview: "A ferry pilot finds a letter.",
    releaseDate: ReleaseDate("2019-04-26"), poster: .drawing("glass-harbor"), voteAverage: 8.2,
    voteCount: 1204,
    genreIDs: [18])
  /// A movie of which next to nothing is known.
  static let bare = Movie(id: "8", title: "Bare")
}
