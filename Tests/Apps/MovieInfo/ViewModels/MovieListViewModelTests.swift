import Bindery
import BinderyTesting
@testable import MovieInfoViewModels
import Testing

@Suite(.workScope) @MainActor
struct MovieListViewModelTests {
  private let cinema = TestCinema()

  private func titles(_ window: MovieInfoViewModel) -> [String] { window.list.listing.rows.map(\.title) }

  @Test func segmentsAreCorrect() {
    #expect(SegmentChoice.allCases.map(\.title) == ["Now Playing", "Popular", "Upcoming", "Top Rated"])
  }

  @Test func nowPlayingIsRequestedFirst() async {
    let window = cinema.window()
    await settle()
    #expect(cinema.movies.lists.calls == [ListPage(segment: .nowPlaying, page: 1)])
    #expect(titles(window) == ["nowPlaying"])
  }

  @Test(arguments: zip(SegmentChoice.allCases, Segment.allCases))
  func segmentsRequestTheirList(choice: SegmentChoice, segment: Segment) async {
    let window = cinema.window()
    window.list.segment = choice
    await settle()
    #expect(cinema.movies.lists.calls.last == ListPage(segment: segment, page: 1))
    #expect(titles(window) == [segment.rawValue])
  }

  @Test func choosingASegmentClearsTheListAndShowsTheSpinner() async {
    let window = cinema.window()
    await settle()
    cinema.movies.lists.byHand()
    window.list.segment = .popular
    #expect(titles(window).isEmpty)
    #expect(window.list.listing.state.isLoading)
    await settle()
    cinema.movies.lists.answer(1, with: .page(of: 1, .harbor))
    await settle()
    #expect(!window.list.listing.state.isLoading)
    #expect(titles(window) == ["Glass Harbor"])
  }

  @Test func aFailureEndsTheSpinnerAndShowsItsMessageUntilANewChoice() async {
    cinema.movies.lists.willFail(Outage())
    let window = cinema.window()
    await settle()
    #expect(!window.list.listing.state.isLoading)
    #expect(window.list.listing.state.failure == "The service sleeps. Try again later.")
    window.list.segment = .topRated
    #expect(window.list.listing.state.failure == nil)
    await settle()
    #expect(titles(window) == ["topRated"])
  }

  @Test func retryRequestsTheSameList() async {
    cinema.movies.lists.willFail(Outage())
    let window = cinema.window()
    await settle()
    window.list.listing.tryAgain()
    #expect(window.list.listing.state.failure == nil)
    #expect(window.list.listing.state.isLoading)
    await settle()
    #expect(titles(window) == ["nowPlaying"])
  }

  @Test func aLateAnswerNeverReplacesANewerOne() async {
    cinema.movies.lists.byHand()
    let window = cinema.window()
    await settle()
    window.list.segment = .upcoming
    await settle()
    cinema.movies.lists.answer(1, with: .page(of: 1, .harbor))
    await settle()
    cinema.movies.lists.answer(0, with: .page(of: 1, .bare))
    await settle()
    #expect(titles(window) == ["Glass Harbor"])
  }

  @Test func lateFailuresAreIgnored() async {
    cinema.movies.lists.byHand()
    let window = cinema.window()
    await settle()
    window.list.segment = .upcoming
    await settle()
    cinema.movies.lists.fail(0, with: Outage())
    await settle()
    #expect(window.list.listing.state.failure == nil)
    #expect(window.list.listing.state.isLoading)
    cinema.movies.lists.answer(1, with: .page(of: 1, .harbor))
    await settle()
    #expect(titles(window) == ["Glass Harbor"])
  }

  @Test func choosingTheCurrentSegmentSendsNoRequest() async {
    let window = cinema.window()
    await settle()
    window.list.segment = .nowPlaying
    await settle()
    #expect(cinema.movies.lists.calls.count == 1)
  }

  @Test func emptyListsShowAMessage() async {
    let window = await cinema.window(listing: .page(of: 0))
    #expect(window.list.emptyText == "No movies are listed as Now Playing")
    #expect(!window.list.listing.state.isLoading)
  }

  @Test func aWindowEndsWithItsOwnerWhileAListIsLoading() async {
    cinema.movies.lists.byHand()
    await expectDeallocated {
      let window = cinema.window()
      window.list.segment = .popular
      await settle()
      #expect(window.list.listing.state.isLoading)
      return window
    }
    for call in cinema.movies.lists.waiting { cinema.movies.lists.answer(call, with: .page(of: 0)) }
    await settle()
  }
}
