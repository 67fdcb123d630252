import Bindery
import BinderyStore
import BinderyTesting
import BinderyViewModels
@testable import MovieInfoViewModels
import Testing

@Suite(.workScope) @MainActor
struct WatchlistViewModelTests {
  private let cinema = TestCinema()

  @Test func everyWindowSeesANoteAtOnce() async throws {
    let window = await cinema.window(listing: .page(of: 1, .harbor, .bare))
    let other = cinema.window()
    await settle()
    #expect(other.watchlist.state.isEmpty)
    try #require(window.list.listing.rows.first).toggleWatchlist()
    await settle()
    #expect(other.watchlist.toWatch.map(\.title) == ["Glass Harbor"])
    #expect(other.list.listing.rows.map(\.isOnWatchlist) == [true, false])
    let page = other.page(of: "7")
    page.ownRating = 9
    await settle()
    #expect(window.watchlist.toWatch.isEmpty)
    #expect(window.watchlist.seen.map(\.noteText) == ["Seen · you gave it 9 of 10"])
  }

  @Test func removedMoviesAreDeleted() async throws {
    try await cinema.book.note(.rating(3), about: .harbor)
    try await cinema.book.note(.watchlist(true), about: .bare)
    let window = cinema.window()
    await settle()
    #expect(window.watchlist.seen.map(\.title) == ["Glass Harbor"])
    window.watchlist.remove(try #require(window.watchlist.seen.first))
    window.watchlist.remove(try #require(window.watchlist.toWatch.first))
    await settle()
    #expect(window.watchlist.state.isEmpty)
    #expect(try await cinema.book.entries().isEmpty)
  }

  @Test func undoRestoresRemovedMoviesWithTheirRating() async throws {
    try await cinema.book.note(.rating(8), about: .harbor)
    let window = cinema.window()
    await settle()
    #expect(window.notice.text == nil)
    window.watchlist.remove(try #require(window.watchlist.seen.first))
    await settle()
    #expect(window.notice.text == "“Glass Harbor” was removed.")
    #expect(window.notice.canUndo)
    #expect(try await cinema.book.entries().isEmpty)
    window.notice.undo()
    window.notice.undo()
    await settle()
    #expect(window.notice.text == nil)
    let entry = WatchEntry(
      movie: .harbor, isSeen: true, ownRating: 8, ratingEffect: RatingEffect(leftWatchlist: false))
    #expect(try await cinema.book.entries() == [entry])
  }

  @Test func undoKeepsLaterChangesOfOtherWindows() async throws {
    try await cinema.book.note(.rating(8), about: .harbor)
    let (window, other) = (cinema.window(), cinema.window())
    await settle()
    window.watchlist.remove(try #require(window.watchlist.seen.first))
    await settle()
    #expect(other.notice.text == nil)
    try await cinema.book.note(.rating(3), about: .harbor)
    window.notice.undo()
    await settle()
    #expect(
      window.notice.text
        == "This was changed again in the meantime, so nothing was undone. Change it by hand.")
    #expect(!window.notice.canUndo)
    #expect(try await cinema.book.entries().map(\.ownRating) == [3])
  }

  @Test func undoRestoresRemovedMoviesInTheirPosition() async throws {
    for movie in [Movie.harbor, .bare] { try await cinema.book.note(.watchlist(true), about: movie) }
    let window = cinema.window()
    await settle()
    window.watchlist.remove(try #require(window.watchlist.toWatch.first))
    await settle()
    window.notice.undo()
    await settle()
    #expect(window.watchlist.toWatch.map(\.title) == ["Glass Harbor", "Bare"])
  }

  @Test func undoIsOfferedForAMinute() async throws {
    try await cinema.book.note(.watchlist(true), about: .harbor)
    let window = cinema.window()
    await settle()
    window.watchlist.remove(try #require(window.watchlist.toWatch.first))
    await settle()
    await cinema.clock.advance(by: .seconds(59))
    #expect(window.notice.canUndo)
    await cinema.clock.advance(by: .seconds(1))
    #expect(window.notice.text == nil)
    #expect(!window.notice.canUndo)
  }

  @Test func unsavedRemovalsAreReportedAndRemoveNothing() async throws {
    try await cinema.book.note(.watchlist(true), about: .harbor)
    let window = cinema.window()
    await settle()
    cinema.faults.fail(Outage())
    window.watchlist.remove(try #require(window.watchlist.toWatch.first))
    await settle()
    #expect(window.notice.text == "The service sleeps. Try again later.")
    #expect(!window.notice.canUndo)
    #expect(window.watchlist.toWatch.count == 1)
    window.notice.dismiss()
    #expect(window.notice.text == nil)
  }

  @Test func unreadableNotesAreReportedAndCanBeRetried() async throws {
    cinema.faults.fail(Outage())
    let window = cinema.window()
    await settle()
    #expect(window.watchlist.state.failure == "The service sleeps. Try again later.")
    #expect(!window.watchlist.state.isEmpty)
    cinema.faults.fail(nil)
    try await cinema.book.note(.watchlist(true), about: .harbor)
    window.watchlist.tryAgain()
    await settle()
    #expect(window.watchlist.state.failure == nil)
    #expect(window.watchlist.toWatch.map(\.title) == ["Glass Harbor"])
  }

  @Test func theWatchlistNeedsNoService() async throws {
    cinema.movies.lists.always { _ in throw Outage() }
    try await cinema.book.note(.watchlist(true), about: .harbor)
    let window = cinema.window()
    await settle()
    #expect(window.watchlist.toWatch.map(\.releaseDate) == ["Apr 26, 2019"])
    cinema.movies.pages.always { _ in throw Outage() }
    let page = window.page(of: "7")
    await settle()
    #expect(page.title == "Glass Harbor")
    #expect(page.cast.failure != nil)
  }

  @Test(arguments: ["../x", "A", "", String(repeating: "a", count: 65), "a b"])
  func invalidRoutesAreRejected(text: String) { #expect(MovieRoute(text) == nil) }

  @Test func addressesWithSeveralMoviesOpenTheLast() {
    let window = cinema.window()
    window.path = [.movie("movie"), .movie("603")]
    #expect(window.path == [.movie("603")])
    window.path = [.watchlist, .movie("603")]
    #expect(window.path == [.watchlist, .movie("603")])
    window.showAll()
    #expect(window.path.isEmpty)
  }

  @Test func routesRoundTrip() {
    for route in [MovieRoute.watchlist, .movie("603"), .movie("glass-harbor")] {
      #expect(MovieRoute(route.description) == route)
    }
  }
}
