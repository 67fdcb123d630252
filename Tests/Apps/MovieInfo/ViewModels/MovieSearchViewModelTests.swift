import Bindery
import BinderyTesting
@testable import MovieInfoViewModels
import Testing

@Suite(.workScope) @MainActor
struct MovieSearchViewModelTests {
  private let cinema = TestCinema()
  private let window: MovieInfoViewModel
  private var model: MovieSearchViewModel { window.search }
  private var asked: [String] { cinema.movies.search.calls.map(\.query) }
  private var titles: [String] { model.listing.rows.map(\.title) }

  init() { window = cinema.window() }

  @Test func nothingIsRequestedBeforeTyping() async {
    await cinema.clock.advance(by: .seconds(3))
    #expect(asked.isEmpty)
    #expect(model.placeholder == "Search Movie")
    #expect(model.message == "Start searching your favorite movies")
    #expect(!model.isSearching)
  }

  @Test func firstLetterIsSearchedAtOnceThenTheNewestText() async {
    model.query = "g"
    await settle()
    #expect(asked == ["g"])
    await cinema.clock.advance(by: .seconds(0.3))
    model.query = "gl"
    await cinema.clock.advance(by: .seconds(0.3))
    model.query = "gla"
    await cinema.clock.advance(by: .seconds(0.39))
    #expect(asked == ["g"])
    await cinema.clock.advance(by: .seconds(0.01))
    #expect(asked == ["g", "gla"])
    await cinema.clock.advance(by: .seconds(5))
    #expect(asked == ["g", "gla"])
    model.query = "glas"
    await settle()
    #expect(asked == ["g", "gla", "glas"])
  }

  @Test func queryOfTheAddressIsSearchedAtOnce() async {
    let restored = cinema.window(query: "q=glass")
    await settle()
    #expect(restored.search.query == "glass")
    #expect(asked == ["glass"])
  }

  @Test func sameTextIsNotRequestedTwice() async {
    model.query = "gl"
    await cinema.clock.advance(by: .seconds(0.1))
    model.query = "gla"
    model.query = "gl"
    await cinema.clock.advance(by: .seconds(2))
    model.query = " gl  "
    await cinema.clock.advance(by: .seconds(2))
    #expect(asked == ["gl"])
  }

  @Test(arguments: ["", "  \n"])
  func emptyTextClearsTheListWithoutARequest(text: String) async {
    model.query = "glass"
    await settle()
    #expect(titles == ["glass"])
    model.query = text
    #expect(titles.isEmpty)
    #expect(model.message == "Start searching your favorite movies")
    await cinema.clock.advance(by: .seconds(3))
    #expect(asked == ["glass"])
  }

  @Test func clearingDropsRunningAndPendingSearches() async {
    cinema.movies.search.byHand()
    model.query = "g"
    await settle()
    model.query = "gl"
    model.clear()
    #expect(!model.isSearching)
    cinema.movies.search.answer(0, with: .page(of: 1, .harbor))
    await cinema.clock.advance(by: .seconds(3))
    #expect(titles.isEmpty)
    #expect(asked == ["g"])
  }

  @Test func sameTextIsRequestedAgainAfterClearing() async {
    model.query = "glass"
    await settle()
    model.clear()
    model.query = "glass"
    await cinema.clock.advance(by: .seconds(1))
    #expect(asked == ["glass", "glass"])
    #expect(titles == ["glass"])
  }

  @Test func emptyResultsAreReportedWithTheQuery() async {
    cinema.movies.search.always { _ in .page(of: 0) }
    model.query = " qqq "
    await settle()
    #expect(model.message == "No result for qqq")
    #expect(!model.isSearching)
  }

  @Test func spinnerIsShownUntilTheReply() async {
    cinema.movies.search.byHand()
    model.query = "glass"
    await settle()
    #expect(model.isSearching)
    #expect(model.message == nil)
    cinema.movies.search.answer(0, with: .page(of: 1, .harbor))
    await settle()
    #expect(!model.isSearching)
    #expect(titles == ["Glass Harbor"])
  }

  @Test func lateAnswerNeverReplacesANewerOne() async {
    cinema.movies.search.byHand()
    model.query = "g"
    await settle()
    model.query = "gl"
    await cinema.clock.advance(by: .seconds(1))
    cinema.movies.search.answer(1, with: .page(of: 1, .harbor))
    await settle()
    cinema.movies.search.answer(0, with: .page(of: 1, .bare))
    await settle()
    #expect(titles == ["Glass Harbor"])
  }

  @Test func failuresAreReadableAndCanBeRetried() async {
    cinema.movies.search.willFail(Outage())
    model.query = "glass"
    await settle()
    #expect(model.listing.state.failure == "The service sleeps. Try again later.")
    #expect(!model.isSearching)
    model.listing.tryAgain()
    await settle()
    #expect(titles == ["glass"])
    #expect(model.listing.state.failure == nil)
  }

  @Test func fiveAreShownFirstThenMore() async throws {
    cinema.movies.search.always { .numbered($0.page, of: 2) }
    model.query = "movie"
    await settle()
    #expect(model.listing.rows.count == 5)
    try #require(model.listing.more.first).appeared()
    await settle()
    #expect(model.listing.rows.count == 20)
    #expect(cinema.movies.search.calls.map(\.page) == [1])
    try #require(model.listing.more.first).appeared()
    await settle()
    #expect(cinema.movies.search.calls.map(\.page) == [1, 2])
    model.query = "movies"
    await cinema.clock.advance(by: .seconds(1))
    #expect(model.listing.rows.count == 5)
  }

  @Test func endlessTextIsCut() async {
    model.query = String(repeating: "a", count: 100_000)
    await settle()
    #expect(asked.map(\.count) == [100])
  }
}
