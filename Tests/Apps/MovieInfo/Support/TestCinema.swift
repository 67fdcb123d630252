import Bindery
import BinderyViewModels
import BinderyStore
import BinderyTesting
import Foundation
@testable import MovieInfoViewModels
import Testing

/// MovieInfo with scripted services.
@MainActor
struct TestCinema {
  let movies: StubMovies
  let faults = StoreFaults()
  let book: StoredWatchBook
  let clock = TestClock()
  let library: MovieLibrary

  init(_ movies: StubMovies = StubMovies()) {
    self.movies = movies
    let store = Store.failing(with: faults)
    book = StoredWatchBook(store: store)
    library = MovieLibrary(service: movies, store: store, context: DisplayContext(clock: clock))
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
