import BinderyStore
import BinderyTesting
import BinderyViewModels
import Foundation
@testable import MovieInfoViewModels
import Testing

@Suite(.workScope) @MainActor
struct MovieRowViewModelTests {
  private let cinema = TestCinema()

  private func row(_ movie: Movie) async throws -> MovieRowViewModel {
    try #require(await cinema.window(listing: .page(of: 1, movie)).list.listing.rows.first)
  }

  @Test func rowShowsTitleDateOverviewPosterRatingAndVotes() async throws {
    let row = try await row(.harbor)
    #expect(row.title == "Glass Harbor")
    #expect(row.releaseDate == "Apr 26, 2019")
    #expect(row.overview == "A ferry pilot finds a letter.")
    #expect(row.poster == .drawing("glass-harbor"))
    #expect(row.starCount == 8)
    #expect(row.spokenRating == "Rated 8.2 of 10")
    #expect(row.votes == "1,204 votes")
    #expect(row.route.description == "7")
  }

  @Test func unknownValuesAreNotShown() async throws {
    let row = try await row(.bare)
    #expect(row.releaseDate == nil)
    #expect(row.overview == nil)
    #expect(row.poster == .placeholder)
    #expect(row.starCount == 0)
    #expect(row.spokenRating == nil)
    #expect(row.votes == "No votes yet")
  }

  @Test(arguments: [(0.9, 0), (1.0, 1), (7.99, 7), (10.0, 10)])
  func starsAreTheWholePart(average: Double, count: Int) async throws {
    let row = try await row(Movie(id: "1", title: "One", voteAverage: average, voteCount: 1))
    #expect(row.starCount == count)
    #expect(row.votes == "1 vote")
  }

  @Test func aDateIsTheSameDayInEveryZoneAndLocale() async throws {
    let movies = StubMovies()
    movies.lists.always { _ in .page(of: 1, .harbor) }
    let library = MovieLibrary(
      service: movies, store: try .inMemory(), context: DisplayContext(locale: Locale(identifier: "de_DE")))
    let window = MovieInfoViewModel(library: library)
    await settle()
    #expect(window.list.listing.rows.first?.releaseDate == "26. Apr. 2019")
    #expect(window.list.listing.rows.first?.votes == "1.204 votes")
  }

  @Test func theRowPutsItsMovieOnTheWatchlistAndTakesItOff() async throws {
    let row = try await row(.harbor)
    #expect(row.watchlistActionText == "Add Glass Harbor to your watchlist")
    #expect(row.shortWatchlistActionText == "Watch")
    #expect(row.noteText == nil)
    row.toggleWatchlist()
    await settle()
    #expect(row.isOnWatchlist)
    #expect(row.noteText == "On your watchlist")
    #expect(row.watchlistActionText == "Remove Glass Harbor from your watchlist")
    row.toggleWatchlist()
    await settle()
    #expect(!row.isOnWatchlist)
    #expect(try await cinema.book.entries().isEmpty)
  }

  @Test func unsavedChangesHaveReadableErrors() async throws {
    let row = try await row(.harbor)
    cinema.faults.fail(Outage())
    row.toggleWatchlist()
    await settle()
    #expect(row.failure == "The service sleeps. Try again later.")
    cinema.faults.fail(nil)
    row.toggleWatchlist()
    await settle()
    #expect(row.failure == nil)
    #expect(row.isOnWatchlist)
  }
}
