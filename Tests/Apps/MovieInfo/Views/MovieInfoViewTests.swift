import BinderyServices
import BinderyTesting
import BinderyViews
@testable import MovieInfoViewModels
import MovieInfo
import Testing

@Suite(.workScope) @MainActor
struct MovieInfoViewTests {
  private let cinema = TestCinema()

  private func host(_ window: MovieInfoViewModel) -> TestHost { TestHost { MovieInfoView(model: window) } }

  @Test func listShowsRowsSegmentsAndTheSampleNotice() async {
    let host = host(await cinema.window(listing: .page(of: 1, .harbor, .bare)))
    for words in [
      "Now Playing", "Popular", "Upcoming", "Top Rated", "Glass Harbor", "Apr 26, 2019", "1,204 votes",
      "Bare", "No votes yet", "Sample data: these movies are made up, and so are their people and votes.",
    ] { #expect(host.all(.text(words)).count == 1, "\(words)") }
    #expect(host.all(.label("Rated 8.2 of 10")).count == 1)
    let stars = host.all(.role(.image)).map { $0[.icon] }
    #expect(stars.filter { $0 == .starFilled }.count == 8 && stars.filter { $0 == .star }.count == 2)
    host.expectAccessible()
  }

  @Test func tmdbIsCreditedAsRequired() async {
    var movies = StubMovies()
    movies.source = .tmdb
    let window = TestCinema(movies).window()
    await settle()
    let host = host(window)
    #expect(
      !host.all(.text("This product uses the TMDB API but is not endorsed or certified by TMDB.")).isEmpty)
    #expect(host.all(.role(.link)).contains { $0[.url] == "https://www.themoviedb.org/" })
  }

  @Test func aPosterKeepsItsPlaceBeforeItHasCome() async {
    let movie = Movie(id: "1", title: "One", poster: .address("https://image.example.org/w342/a.jpg"))
    let host = host(await cinema.window(listing: .page(of: 1, movie, .bare)))
    let posters = host.all(.role(.image)).filter { $0[.frame]?.width == 80 }
    #expect(posters.map { $0[.frame]?.height } == [120, 120])
    #expect(posters.first?[.picture]?.description == "https://image.example.org/w342/a.jpg")
    #expect(posters.last?[.picture]?.description == "posters/no-poster")
  }

  @Test func aSpinnerIsShownWhileAListIsOnItsWay() async {
    cinema.movies.lists.byHand()
    let window = cinema.window()
    let host = host(window)
    await settle()
    #expect(host.all(.role(.progress)).count == 1)
    // The filters are shown before they have choices.
    #expect(host.all(.role(.grid)).map { $0.isTrue(.isDisabled) } == [true])
    #expect(host.all(.role(.picker)).count == 3)
    cinema.movies.lists.answer(0, with: .page(of: 1, .harbor))
    await settle()
    #expect(host.all(.role(.progress)).isEmpty)
  }

  @Test func aMoviesPageIsAccessibleAndLinksToItsTrailer() async {
    cinema.movies.pages.always { _ in
      MovieDetails(
        movie: .harbor, runtime: 90, cast: [CastMember(name: "Mirela Osterhaus", part: "Runa")],
        trailer: Trailer(site: "Vimeo", key: "1"))
    }
    let window = cinema.window()
    window.path = [.movie("7")]
    let host = host(window)
    await settle()
    #expect(host.all(.role(.link)).contains { $0[.url] == "https://vimeo.com/1" })
    #expect(host.all(.text("Mirela Osterhaus")).count == 1)
    host.expectAccessible()
  }

  @Test func unknownMoviesShowAMessageAndALinkBack() async {
    cinema.movies.pages.always { _ in throw HTTPError.notFound(service: "TMDb", reason: nil) }
    let host = host(cinema.window())
    host.navigate(to: "movie/999999")
    await settle()
    #expect(host.all(.text("There is no such movie")).count == 1)
    #expect(host.all(.text("Try again")).isEmpty)
    host.expectAccessible()
    host.tap("Show all movies")
    #expect(host.all(.text("There is no such movie")).isEmpty)
  }

  @Test func bannerUndoesARemovalFromTheWatchlist() async throws {
    try await cinema.book.note(.rating(8), about: .harbor)
    let window = cinema.window()
    window.path = [.watchlist]
    let host = host(window)
    await settle()
    host.tap("Remove Glass Harbor")
    await settle()
    #expect(host.shows(.text("“Glass Harbor” was removed.")))
    host.expectAccessible()
    host.tap("Undo")
    await settle()
    #expect(!host.shows(.text("“Glass Harbor” was removed.")))
    #expect(host.shows(.text("Seen · you gave it 8 of 10")))
  }

  @Test func tenThousandMoviesMountOnlyNearbyRows() async throws {
    cinema.movies.lists.always { .numbered($0.page, of: 10, size: 1000) }
    let window = cinema.window()
    await settle()
    let host = host(window)
    while let more = window.list.listing.more.first {
      more.press()
      await settle()
    }
    #expect(window.list.listing.rows.count == 10_000)
    #expect(host.all(.role(.row)).count < 70)
    _ = host.changes()
    window.list.listing.rows[3].toggleWatchlist()
    await settle()
    // A note changes only the row of its movie.
    #expect(host.changes().count < 8)
  }
}
