import Bindery
import BinderyViewModels
import BinderyStore
import BinderyTesting
import Foundation
import MovieInfoViewModels
import Synchronization
import Testing

/// MovieInfo with scripted services.
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
  func window(query: String = "") -> MovieInfoViewModel {
    MovieInfoViewModel(library: library, scene: SceneState(query: query))
  }

  /// A window that shows one list of movies.
  func window(listing page: MoviePage) async -> MovieInfoViewModel {
    movies.lists.always { _ in page }
    let window = window()
    await settle()
    return window
  }
}

/// Notes in memory, which fail on demand.
final class MemoryWatchBook: WatchBook {
  private let book = Result { StoredWatchBook(store: try .inMemory()) }
  private let fails = Mutex(false)

  func fail(_ fails: Bool = true) { self.fails.withLock { $0 = fails } }

  private var working: StoredWatchBook {
    get throws {
      if fails.withLock({ $0 }) { throw Outage() }
      return try book.get()
    }
  }

  func entries() async throws -> [WatchEntry] { try await working.entries() }

  @discardableResult
  func note(_ note: WatchNote, about movie: Movie) async throws -> WatchUndo {
    try await working.note(note, about: movie)
  }

  @discardableResult
  func forget(_ movie: Movie.ID) async throws -> WatchUndo { try await working.forget(movie) }

  func undo(_ undo: WatchUndo) async throws { try await working.undo(undo) }

  func changes() -> AsyncStream<Void> { (try? book.get().changes()) ?? AsyncStream { $0.finish() } }
}

extension Movie {
  /// A movie with all values.
  static let harbor = Movie(
    id: "7", title: "Glass Harbor", overview: "A ferry pilot finds a letter.",
    releaseDate: ReleaseDate("2019-04-26"), poster: .drawing("glass-harbor"), voteAverage: 8.2,
    voteCount: 1204,
    genreIDs: [18])
  /// A movie with the required values only.
  static let bare = Movie(id: "8", title: "Bare")
}
