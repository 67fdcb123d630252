import Bindery
import BinderyServices
import BinderyStore
import BinderyTesting
import BinderyViewModels
@testable import MovieInfoViewModels
import Testing

@Suite(.workScope) @MainActor
struct MoviePageViewModelTests {
  private let cinema = TestCinema()
  private nonisolated static let details = MovieDetails(
    movie: .harbor, tagline: "The tide keeps every secret but one.", runtime: 124,
    genres: [Genre(id: 9648, name: "Mystery"), Genre(id: 18, name: "Drama")],
    cast: [CastMember(name: "Mirela Osterhaus", part: "Runa Dahl"), CastMember(name: "Lorcan Vasquine")],
    trailer: Trailer(site: "YouTube", key: "abc_-123"))

  private func page() async -> MoviePageViewModel {
    cinema.movies.pages.always { _ in Self.details }
    let page = cinema.window().page(of: "7")
    await settle()
    return page
  }

  @Test func pageShowsAllKnownDetails() async {
    let page = await page()
    #expect(page.title == "Glass Harbor")
    #expect(page.tagline == "The tide keeps every secret but one.")
    #expect(
      page.facts.map { "\($0.title): \($0.value)" } == [
        "Released: Apr 26, 2019", "Runtime: 2 h 4 min", "Genres: Mystery, Drama",
      ])
    #expect(page.starCount == 8)
    #expect(page.votes == "1,204 votes")
    #expect(page.cast.value?.map(\.name) == ["Mirela Osterhaus", "Lorcan Vasquine"])
    #expect(page.cast.value?.map(\.part) == ["Runa Dahl", nil])
    #expect(page.trailerURL == "https://www.youtube.com/watch?v=abc_-123")
    #expect(page.noTrailerText == nil)
  }

  @Test(arguments: [(48, "48 min"), (60, "1 h"), (61, "1 h 1 min")])
  func runtimeIsHoursAndMinutes(minutes: Int, text: String) async {
    cinema.movies.pages.always { _ in MovieDetails(movie: .bare, runtime: minutes) }
    let page = cinema.window().page(of: "8")
    await settle()
    #expect(page.facts.map(\.value) == [text])
  }

  @Test func unknownFactsAreLeftOut() async {
    cinema.movies.pages.always { _ in MovieDetails(movie: .bare) }
    let page = cinema.window().page(of: "8")
    await settle()
    #expect(page.facts.isEmpty)
    #expect(page.cast.isEmpty)
    #expect(page.poster == .placeholder)
    #expect(page.overview == "Nobody has written about this movie yet.")
    #expect(page.trailerURL == nil)
    #expect(page.noTrailerText == "There is no trailer of this movie.")
  }

  @Test func listDataIsShownBeforeTheDetails() async {
    let window = await cinema.window(listing: .page(of: 1, .harbor))
    cinema.movies.pages.byHand()
    let page = window.page(of: "7")
    await settle()
    #expect(page.title == "Glass Harbor")
    #expect(page.isKnown)
    #expect(page.cast.isLoading)
    #expect(page.facts.map(\.value) == ["Apr 26, 2019", "Drama"])
    cinema.movies.pages.answer(0, with: Self.details)
    await settle()
    #expect(!page.cast.isLoading)
    #expect(page.facts.count == 3)
  }

  @Test func failedDetailsAreReportedAndCanBeRetried() async {
    cinema.movies.pages.willFail(Outage())
    let page = cinema.window().page(of: "7")
    await settle()
    #expect(page.cast.failure == "The service sleeps. Try again later.")
    #expect(page.title == "Movie")
    #expect(!page.cast.isLoading)
    cinema.movies.pages.always { _ in Self.details }
    page.tryAgain()
    #expect(page.cast.failure == nil)
    await settle()
    #expect(page.title == "Glass Harbor")
  }

  @Test func missingMoviesCannotBeRetried() async {
    cinema.movies.pages.always { _ in throw HTTPError.notFound(service: "TMDb", reason: nil) }
    let page = cinema.window().page(of: "999999")
    #expect(!page.isMissing)
    await settle()
    #expect(page.isMissing)
    #expect(page.title == "No such movie")
    #expect(!page.canTryAgain)
  }

  @Test func moviesRemovedFromTheServiceShowKnownDetails() async throws {
    try await cinema.book.note(.watchlist(true), about: .harbor)
    cinema.movies.pages.always { _ in throw HTTPError.notFound(service: "TMDb", reason: nil) }
    let window = cinema.window()
    await settle()
    let page = window.page(of: "7")
    await settle()
    #expect(page.title == "Glass Harbor")
    #expect(!page.isMissing)
    #expect(page.cast.failure != nil)
    #expect(!page.canTryAgain)
  }

  @Test func seenMoviesLeaveTheWatchlist() async {
    let page = await page()
    page.toggleWatchlist()
    await settle()
    #expect(page.isOnWatchlist)
    #expect(page.watchlistActionText == "Remove from watchlist")
    page.isSeen = true
    await settle()
    #expect(page.isSeen)
    #expect(!page.isOnWatchlist)
    #expect(page.watchlistActionText == "Add to watchlist")
  }

  @Test func ratingAMovieMarksItAsSeen() async {
    let page = await page()
    #expect(page.ratings.map(\.title).prefix(2) == ["Not rated", "1 of 10"])
    #expect(page.ratings.count == 11)
    page.ownRating = 8
    await settle()
    #expect(page.isSeen)
    #expect(page.ownRating == 8)
    page.isSeen = false
    await settle()
    #expect(page.ownRating == nil)
    #expect(cinema.window().watchlist.state.isEmpty)
  }

  @Test func removingARatingRestoresThePreviousState() async {
    let window = cinema.window()
    let page = window.page(of: "7")
    await settle()
    page.toggleWatchlist()
    page.ownRating = 8
    page.ownRating = 9
    await settle()
    #expect(page.isSeen && !page.isOnWatchlist)
    page.ownRating = nil
    await settle()
    #expect(!page.isSeen && page.isOnWatchlist && page.ownRating == nil)
    #expect(window.notice.text == "“7” is no longer marked as seen.")
    window.notice.undo()
    await settle()
    #expect(page.isSeen && !page.isOnWatchlist && page.ownRating == 9)
  }

  @Test func aMovieSeenBeforeItWasRatedStaysSeenWithoutItsRating() async {
    let window = cinema.window()
    let page = window.page(of: "7")
    await settle()
    page.isSeen = true
    page.ownRating = 8
    await settle()
    page.ownRating = nil
    await settle()
    #expect(page.isSeen && page.ownRating == nil)
    #expect(window.notice.text == nil)
  }

  @Test func noRatingInsteadOfNoneChangesNothing() async {
    let window = cinema.window()
    let page = window.page(of: "7")
    await settle()
    page.ownRating = nil
    await settle()
    #expect(!page.isSeen && window.notice.text == nil && window.watchlist.state.isEmpty)
  }

  @Test func undoRestoresTheRatingRemovedWithSeen() async throws {
    cinema.movies.pages.always { _ in Self.details }
    try await cinema.book.note(.rating(8), about: .harbor)
    let window = cinema.window()
    let page = window.page(of: "7")
    await settle()
    page.isSeen = false
    await settle()
    #expect(window.notice.text == "Your rating of 8 for “Glass Harbor” was removed.")
    window.notice.undo()
    await settle()
    #expect(page.isSeen)
    #expect(page.ownRating == 8)
    #expect(window.notice.text == nil)
  }

  @Test func changesThatLoseNoRatingOfferNoUndo() async {
    let window = cinema.window()
    let page = window.page(of: "7")
    await settle()
    for isSeen in [true, false] {
      page.isSeen = isSeen
      await settle()
    }
    #expect(window.notice.text == nil)
  }

  @Test func unsavedNotesAreReported() async {
    let page = await page()
    cinema.faults.fail(Outage())
    page.isSeen = true
    await settle()
    #expect(page.noteFailure == "The service sleeps. Try again later.")
    #expect(!page.isSeen)
  }

  @Test func leftPagesAreEventuallyReleased() async {
    let window = cinema.window()
    weak let first = window.page(of: "1")
    #expect(first === window.page(of: "1"))
    for number in 2...40 { _ = window.page(of: String(number)) }
    await settle()
    #expect(first == nil)
    window.path = [.movie("40")]
    let open = window.page(of: "40")
    for number in 41...99 { _ = window.page(of: String(number)) }
    await settle()
    #expect(window.page(of: "40") === open)
  }

  @Test func onlySafeLinksToKnownSitesAreTrailers() {
    for address in [
      "http://www.youtube.com/watch?v=a", "https://example.org/watch", "javascript:alert(1)",
      "https://www.youtube.com.example.org/", "https://user@www.youtube.com/",
      "https://www.youtube.com:x@example.org/",
      "https://www.youtube.com/\"onclick=", "https://youtu.be", "//youtu.be/a",
    ] { #expect(Trailer(address: address) == nil, "\(address)") }
    for (site, key) in [("YouTube", "../../x"), ("YouTube", "a&b=c"), ("YouTube", ""), ("Elsewhere", "abc")] {
      #expect(Trailer(site: site, key: key) == nil, "\(site) \(key)")
    }
    #expect(Trailer(site: "Vimeo", key: "12345")?.address == "https://vimeo.com/12345")
    #expect(Trailer(address: "https://youtu.be/abc") != nil)
  }
}
