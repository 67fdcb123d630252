import Bindery
import BinderyTesting
@testable import MovieInfoViewModels
import Testing

@Suite(.workScope) @MainActor
struct PagingTests {
  private let cinema = TestCinema()

  private var asked: [Int] { cinema.movies.lists.calls.map(\.page) }

  @Test func nextPageIsRequestedNearTheEnd() async throws {
    cinema.movies.lists.always { .numbered($0.page, of: 3) }
    let listing = cinema.window().list.listing
    await settle()
    #expect(listing.rows.count == 20)
    try #require(listing.more.first).appeared()
    await settle()
    #expect(asked == [1, 2])
    #expect(listing.rows.count == 40)
    // The last row is a new one, so that it can become visible again.
    try #require(listing.more.first).appeared()
    await settle()
    #expect(listing.more.isEmpty)
    #expect(asked == [1, 2, 3])
    #expect(listing.rows.map(\.title) == (1...60).map { "Movie \($0)" })
  }

  @Test func pendingPagesAreRequestedOnce() async throws {
    cinema.movies.lists.always { .numbered($0.page, of: 3) }
    let listing = cinema.window().list.listing
    await settle()
    cinema.movies.lists.byHand()
    let more = try #require(listing.more.first)
    more.appeared()
    more.appeared()
    more.press()
    #expect(more.isLoading)
    await settle()
    #expect(asked == [1, 2])
    cinema.movies.lists.answer(1, with: .numbered(2, of: 2))
    await settle()
    #expect(!more.isLoading)
  }

  @Test func failedPagesKeepTheRowsAndCanBeRetried() async throws {
    cinema.movies.lists.always { .numbered($0.page, of: 2) }
    let listing = cinema.window().list.listing
    await settle()
    cinema.movies.lists.willFail(Outage())
    try #require(listing.more.first).appeared()
    await settle()
    let more = try #require(listing.more.first)
    #expect(more.failure == "The service sleeps. Try again later.")
    #expect(listing.rows.count == 20)
    #expect(listing.state.failure == nil)
    more.appeared()
    await settle()
    #expect(asked == [1, 2])
    more.press()
    await settle()
    #expect(asked == [1, 2, 2])
    #expect(more.failure == nil)
  }

  @Test func moviesOnTwoPagesAreShownOnce() async throws {
    cinema.movies.lists.always { question in
      question.page == 1
        ? .page(1, of: 2, .harbor, .bare) : .page(2, of: 2, .bare, Movie(id: "9", title: "New"))
    }
    let listing = cinema.window().list.listing
    await settle()
    try #require(listing.more.first).press()
    await settle()
    #expect(listing.rows.map(\.title) == ["Glass Harbor", "Bare", "New"])
    #expect(listing.more.isEmpty)
  }

  @Test func aNewSegmentBeginsAtItsFirstPage() async throws {
    cinema.movies.lists.always { .numbered($0.page, of: 9) }
    let window = cinema.window()
    await settle()
    try #require(window.list.listing.more.first).press()
    await settle()
    window.list.segment = .popular
    await settle()
    #expect(asked == [1, 2, 1])
    #expect(window.list.listing.rows.count == 20)
  }

  @Test func rowsStayTheSameWhenMoreCome() async throws {
    cinema.movies.lists.always { .numbered($0.page, of: 2) }
    let listing = cinema.window().list.listing
    await settle()
    let first = listing.rows
    try #require(listing.more.first).press()
    await settle()
    #expect(zip(first, listing.rows).allSatisfy { $0 === $1 })
  }
}
