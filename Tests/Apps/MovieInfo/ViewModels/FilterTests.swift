import Bindery
import BinderyViewModels
import BinderyTesting
@testable import MovieInfoViewModels
import Testing

@Suite(.workScope) @MainActor
struct FilterTests {
  private let cinema = TestCinema()

  private nonisolated static func movie(_ id: String, _ date: String, _ genres: Int...) -> Movie {
    Movie(id: id, title: id, releaseDate: ReleaseDate(date), genreIDs: genres)
  }

  private func listing(_ movies: Movie...) async -> MovieListing {
    await cinema.window(listing: MoviePage(movies: movies, number: 1, lastNumber: 1)).list.listing
  }

  @Test func choicesMatchTheListedMovies() async {
    let listing = await listing(
      Self.movie("a", "2019-01-01", 35, 18), Self.movie("b", "2021-01-01", 18), Self.movie("c", "", 99))
    #expect(listing.filter.genres.map(\.title) == ["Any genre", "Comedy", "Drama"])
    #expect(listing.filter.years.map(\.title) == ["Any year", "2021", "2019"])
    #expect(listing.filter.isUseful)
  }

  @Test func genreAndYearLeaveOutTheOthers() async {
    let listing = await listing(
      Self.movie("a", "2019-01-01", 35, 18), Self.movie("b", "2021-01-01", 18),
      Self.movie("c", "2021-01-01", 35))
    listing.filter.genre = 18
    #expect(listing.rows.map(\.title) == ["a", "b"])
    listing.filter.year = 2021
    #expect(listing.rows.map(\.title) == ["b"])
    #expect(listing.filter.isActive)
    listing.filter.clear()
    #expect(listing.rows.map(\.title) == ["a", "b", "c"])
  }

  @Test func theFiltersArePartOfTheAddress() async {
    cinema.movies.lists.always { _ in
      .page(of: 1, Self.movie("a", "2019-01-01", 35), Self.movie("b", "2021-01-01", 18))
    }
    let scene = SceneState(query: "genre=18&q-year=2019")
    let window = MovieInfoViewModel(library: cinema.library, scene: scene)
    await settle()
    #expect(window.list.listing.rows.map(\.title) == ["b"])
    #expect(window.search.listing.filter.year == 2019)
    #expect(scene.query == "genre=18&q-year=2019")
    window.list.listing.filter.clear()
    window.list.listing.filter.year = 2021
    #expect(scene.query == "year=2021&q-year=2019")
    scene.go(to: "genre=35")
    #expect(window.list.listing.rows.map(\.title) == ["a"])
    #expect(window.search.listing.filter.year == nil)
  }

  @Test func filtersWithoutMatchesAreReported() async {
    let listing = await listing(Self.movie("a", "2019-01-01", 35), Self.movie("b", "2021-01-01", 18))
    listing.filter.genre = 35
    listing.filter.year = 2021
    #expect(listing.isFilteredEmpty)
    #expect(!listing.isEmpty)
  }

  @Test func morePagesAreLoadedUntilAMovieMatches() async {
    cinema.movies.lists.always { question in
      .page(
        question.page, of: 9,
        question.page == 3
          ? Self.movie("found", "2001-01-01", 18) : Self.movie("\(question.page)", "2019-01-01"))
    }
    let listing = cinema.window().list.listing
    await settle()
    listing.filter.year = 2001
    await settle()
    #expect(listing.rows.map(\.title) == ["found"])
    #expect(cinema.movies.lists.calls.map(\.page) == [1, 2, 3])
  }

  @Test func searchStopsAfterAFewPagesWithoutMatches() async {
    cinema.movies.lists.always { .page($0.page, of: 500, Self.movie("\($0.page)", "2019-01-01")) }
    let listing = cinema.window().list.listing
    await settle()
    listing.filter.genre = 18
    await settle()
    #expect(cinema.movies.lists.calls.count == 6)
    #expect(listing.isFilteredEmpty)
  }

  @Test func moviesAreShownWithoutGenres() async {
    cinema.movies.names.always { _ in throw Outage() }
    let listing = await listing(Self.movie("a", "2019-01-01", 35))
    #expect(listing.rows.map(\.title) == ["a"])
    #expect(listing.filter.genres.map(\.title) == ["Any genre"])
    #expect(listing.state.failure == nil)
  }

  @Test func missingGenresAreReportedAndCanBeRetried() async {
    cinema.movies.names.always { _ in throw Outage() }
    let listing = await listing(Self.movie("a", "2019-01-01", 35))
    #expect(
      listing.filter.failure == "Movies cannot be chosen by genre. The service sleeps. Try again later.")
    cinema.movies.names.always { _ in [Genre(id: 35, name: "Comedy")] }
    listing.filter.tryAgain()
    await settle()
    #expect(listing.filter.failure == nil)
    #expect(listing.filter.genres.map(\.title) == ["Any genre", "Comedy"])
  }
}
