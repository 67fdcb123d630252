import Bindery
import BinderyTesting
import BinderyViewModels
@testable import CoffeeQuestViewModels
@testable import Places
import Testing

@Suite(.workScope) @MainActor
struct CafeMapViewModelTests {
  private let quest: TestQuest
  private var asked: [BusinessSearch] { quest.search.calls.calls }

  init() throws { quest = try TestQuest() }

  @Test func nothingIsRequestedBeforeASearch() async {
    let map = quest.window().map
    map.placeText = "Berlin"
    map.area.latitude = 10
    map.searchPlace("  ")
    await settle()
    #expect(map.isLocationUnknown && asked.isEmpty && quest.geocoder.calls.calls.isEmpty)
  }

  @Test func aPlaceIsShownThreeKilometresAcrossAndSearchedAround() async {
    let map = await quest.window(finding: .named("One")).map
    #expect(asked == [BusinessSearch(center: .berlin(), radius: 1_500, timeZone: "Europe/Berlin")])
    #expect(map.area == MapArea(latitude: 52.52, longitude: 13.41, span: 3_000))
    #expect(map.countText == "1 cafe near Berlin")
    #expect(!map.isLoading && !map.isLocationUnknown)
  }

  @Test func loadingIsShownUntilTheReply() async {
    quest.geocoder.calls.byHand()
    quest.search.calls.byHand()
    let map = quest.window().map
    map.searchPlace("Berlin")
    await settle()
    #expect(map.isLoading && map.loadingText == "Looking for Berlin…")
    quest.geocoder.calls.answer(0, with: [.berlin("Berlin")])
    await settle()
    #expect(map.isLoading && map.loadingText == "Looking for coffee…")
    quest.search.calls.answer(0, with: BusinessReply([], source: .openStreetMap))
    await settle()
    #expect(!map.isLoading && map.state.isEmpty)
    #expect(map.credit?.text == "© OpenStreetMap contributors")
  }

  @Test func unknownPlacesAreReported() async {
    quest.geocoder.calls.always { _ in [] }
    let map = quest.window().map
    map.searchPlace("Nowhere")
    await settle()
    #expect(map.placeNotice?.contains("“Nowhere”") == true)
    #expect(!map.isLoading && asked.isEmpty)
  }

  @Test func anUnknownPlaceLeavesTheStartWithItsCitiesAndNoMap() async {
    quest.geocoder.calls.always { _ in [] }
    let map = quest.window().map
    map.searchPlace("Nowhere")
    #expect(!map.showsMap && !map.isLocationUnknown)
    await settle()
    #expect(!map.showsMap && map.isLocationUnknown)
  }

  @Test func anUnknownPlaceKeepsTheMapOfTheLastOne() async {
    let map = await quest.window(finding: .named("One")).map
    quest.geocoder.calls.always { _ in [] }
    map.searchPlace("Nowhere")
    await settle()
    #expect(map.showsMap && !map.isLocationUnknown && map.cafes.count == 1)
  }

  @Test func theListCanBeOrderedByRatingWithUnratedCafesLast() async {
    let map = await quest.window(
      finding: .named("Unrated", north: 20), .named("Good", north: 300, rating: 4.2),
      .named("Great", north: 900, rating: 4.9), .named("Good and near", north: 100, rating: 4.2)
    ).map
    #expect(map.knowsRatings)
    map.order = .rating
    #expect(map.cafes.map(\.name) == ["Great", "Good and near", "Good", "Unrated"])
  }

  @Test func theOrderByRatingIsOnlyOfferedWhereCafesAreRated() async {
    let map = await quest.window(finding: .named("One"), .named("Two")).map
    #expect(!map.knowsRatings)
  }

  @Test func theListIsOrderedByDistance() async {
    let map = await quest.window(
      finding: .named("Far", north: 900), .named("Near", north: 20), .named("Middle", north: 300)
    ).map
    #expect(map.cafes.map(\.name) == ["Near", "Middle", "Far"])
    #expect(map.cafes.map(\.distanceText) == ["70 ft", "0.2 mi", "0.6 mi"])
  }

  @Test func searchingAgainReplacesThePinsAndKeepsThoseThatAreTheSame() async {
    let window = await quest.window(finding: .named("One"), .named("Two"))
    let first = window.map.cafes
    quest.search.calls.always { _ in
      BusinessReply([.named("One"), .named("One"), .named("Three")], source: .sample)
    }
    window.map.searchPlace("Berlin")
    await settle()
    #expect(window.map.cafes.map(\.name) == ["One", "Three"])
    #expect(window.map.cafes.first === first.first)
  }

  @Test func aLateReplyNeverOverwritesANewerOne() async {
    quest.search.calls.byHand()
    let map = quest.window().map
    map.searchPlace("Old")
    await settle()
    map.searchPlace("New")
    await settle()
    quest.search.calls.answer(1, with: BusinessReply([.named("New")], source: .sample))
    await settle()
    quest.search.calls.answer(0, with: BusinessReply([.named("Old")], source: .sample))
    await settle()
    #expect(map.cafes.map(\.name) == ["New"])
    #expect(map.countText == "1 cafe near New")
  }

  @Test func failedSearchesAreReportedAndCanBeRetried() async {
    quest.search.calls.always { _ in throw Outage() }
    let map = quest.window().map
    map.searchPlace("Berlin")
    await settle()
    #expect(map.state.failure == "The service sleeps. Try again later.")
    #expect(!map.state.isEmpty && !map.isLoading)
    quest.search.calls.always { _ in BusinessReply([.named("One")], source: .sample) }
    map.tryAgain()
    await settle()
    #expect(map.state.failure == nil && map.cafes.count == 1)
  }

  @Test func anAreaCanBeSearchedAfterPanningButNotTheWholeCountry() async {
    let map = await quest.window(finding: .named("One")).map
    #expect(!map.canSearchThisArea)
    map.area.latitude += 0.01
    #expect(map.canSearchThisArea && !map.shouldZoomIn)
    map.searchThisArea()
    await settle()
    #expect(asked.last?.center == Coordinate(latitude: 52.53, longitude: 13.41))
    #expect(!map.canSearchThisArea)
    map.area.span = 100_000
    #expect(!map.canSearchThisArea && map.shouldZoomIn)
    map.searchThisArea()
    await settle()
    #expect(asked.count == 2)
  }

  @Test func cafesAreSearchedAroundTheUserLocation() async {
    quest.search.calls.always { _ in BusinessReply([.named("One")], source: .sample) }
    let map = quest.window().map
    map.searchAroundMe(latitude: 52.52, longitude: 13.41, timeZone: "Europe/Berlin")
    await settle()
    #expect(map.countText == "1 cafe near your location")
    #expect(map.ownPosition == OwnPosition(latitude: 52.52, longitude: 13.41))
    #expect(asked.first?.timeZone == "Europe/Berlin" && quest.geocoder.calls.calls.isEmpty)
  }

  @Test(arguments: [LocationTrouble.denied, .unavailable, .timedOut])
  func unknownLocationIsReportedUntilTheNextSearch(trouble: LocationTrouble) async {
    quest.search.calls.always { _ in BusinessReply([], source: .sample) }
    let map = quest.window().map
    map.locationIsUnknown(trouble)
    #expect(map.locationNotice?.isEmpty == false && map.isLocationUnknown)
    map.searchPlace("Berlin")
    #expect(map.locationNotice == nil)
    await settle()
  }

  @Test func oneCafeAtATimeIsSelected() async {
    let map = await quest.window(finding: .named("One"), .named("Two", north: 200)).map
    map.cafes[0].isSelected = true
    map.cafes[1].isSelected = true
    #expect(map.cafes.map(\.isSelected) == [false, true])
    map.cafes[0].isSelected = false
    #expect(map.cafes.map(\.isSelected) == [false, true])
    quest.search.calls.always { _ in BusinessReply([.named("One")], source: .sample) }
    map.searchPlace("Berlin")
    await settle()
    #expect(map.cafes.map(\.isSelected) == [false])
  }

  @Test func sampleCafesAreLabeledWithTheReason() async {
    quest.search.calls.always { _ in BusinessReply([], source: .sample, reason: "Nobody answers.") }
    let map = quest.window().map
    map.searchPlace("Berlin")
    await settle()
    #expect(map.notice == "Sample data: these cafes are made up. Nobody answers.")
    #expect(map.canTryAgain && map.credit == nil)
  }

  @Test func aClosedWindowLeavesNothingBehind() async {
    await expectDeallocated {
      let window = await quest.window(finding: .named("One"))
      window.map.filter.isOpenNow = true
      _ = window.map.cafes
      return window
    }
  }
}
