import BinderyTesting
import BinderyViews
import Testing

@testable import SwiftUISamples

@MainActor
@Suite(.workScope) struct BooksTests {
  @Test func booksAreGroupedByStatus() {
    let host = TestHost { BooksView() }
    #expect(host.all(.section()).map { $0[.title] } == ["Reading", "Unread", "Finished"])
    #expect(host.all(.row()).count == 4)
    host.expectAccessible()
  }

  @Test func theSearchLooksAtTitlesAndAuthors() {
    let host = TestHost { BooksView() }
    host.type("soto", into: "Title or author")
    #expect(host.all(.row()).count == 1)
    #expect(host.shows(.row("Letters to a Mountain")))
  }

  @Test func aFinishedBookMovesToItsSection() {
    let host = TestHost { BooksView() }
    host.tap(.row("Small Machines"))
    host.adjust(.role(.stepper), to: 62)
    #expect(host.shows("Page 62 of 260"))
    host.tap("Finished")
    #expect(host.shows(.text("100% read")))
    host.back()
    #expect(host.shows(.row("Small Machines").inside(.section("Finished"))))
  }

  @Test func aTitleIsEditedEverywhere() {
    let host = TestHost { BooksView() }
    host.tap(.row("A House of Rain"))
    host.enter("A House of Snow", into: "Title")
    #expect(host.shows(.screen("A House of Snow")))
    host.back()
    #expect(host.shows(.row("A House of Snow")))
  }

  @Test func aSwipeDeletes() {
    let host = TestHost { BooksView() }
    host.swipe(.row("The Salt Road"), "Delete")
    #expect(host.all(.row()).count == 3)
  }

  @Test func wishesAreAddedAndBought() {
    let host = TestHost { BooksView() }
    host.tap(.role(.tab, "Wish List"))
    host.tap("Add")
    host.type("Sea Atlas", into: "Title")
    host.tap(.button("Add").inside(.role(.alert)))
    #expect(host.all(.row()).count == 3)
    host.tap(.button("Buy").inside(.row("Sea Atlas")))
    #expect(host.all(.row()).count == 2)
    host.tap(.role(.tab, "Library"))
    #expect(host.shows(.row("Sea Atlas")))
  }

  @Test func theTabOfWishesShowsTheirNumber() {
    let host = TestHost { BooksView() }
    #expect(host.find(.role(.tab, "Wish List"))?[.badge] == "2")
    host.tap(.role(.tab, "Wish List"))
    host.delete(.row(at: 0))
    #expect(host.find(.role(.tab, "Wish List"))?[.badge] == "1")
  }

  @Test func emptyWishListsShowAMessage() {
    let host = TestHost { BooksView() }
    host.tap(.role(.tab, "Wish List"))
    host.delete(.row(at: 0))
    host.delete(.row(at: 0))
    #expect(host.shows(.role(.unavailable, "No Wishes")))
  }

  @Test func statisticsCount() {
    let host = TestHost { BooksView() }
    host.tap(.role(.tab, "Statistics"))
    #expect(host.texts.contains("579"))
  }
}
