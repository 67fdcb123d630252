import BinderyServices
import BinderyStore
import BinderyTesting
@testable import CloudyViewModels
import Testing

@Suite(.workScope) @MainActor
struct AddLocationViewModelTests {
  private let cloudy = TestCloudy()
  private let window: CloudyViewModel
  private var model: AddLocationViewModel { window.addLocation }
  private var asked: [String] { cloudy.geocoding.suggestions.calls }

  init() {
    window = cloudy.window()
    window.showAddLocation()
    cloudy.geocoding.suggestions.always { query in query.hasPrefix("P") ? [.paris] : [] }
  }

  @Test func titleAndHintAreCorrect() {
    #expect(model.title == "Add Location")
    #expect(model.placeholder == "Enter a City")
    #expect(model.query.isEmpty)
    #expect(model.locations.isEmpty)
  }

  @Test func nothingIsRequestedBeforeTyping() async {
    await cloudy.clock.advance(by: .seconds(2))
    #expect(asked.isEmpty)
    #expect(!model.isSearching)
  }

  @Test func firstLetterIsSearchedAtOnceThenEveryHalfSecond() async {
    model.query = "P"
    await settle()
    #expect(asked == ["P"])
    await cloudy.clock.advance(by: .seconds(0.2))
    model.query = "Pa"
    await cloudy.clock.advance(by: .seconds(0.2))
    model.query = "Par"
    await cloudy.clock.advance(by: .seconds(0.09))
    #expect(asked == ["P"])
    await cloudy.clock.advance(by: .seconds(0.01))
    #expect(asked == ["P", "Par"])
  }

  @Test func sameTextIsNotRequestedTwice() async {
    model.query = "Pa"
    await cloudy.clock.advance(by: .seconds(0.1))
    model.query = "Par"
    model.query = "Pa"
    await cloudy.clock.advance(by: .seconds(2))
    model.query = " Pa "
    await cloudy.clock.advance(by: .seconds(2))
    #expect(asked == ["Pa"])
  }

  @Test func placesFoundAreListed() async {
    model.query = "Paris"
    await settle()
    #expect(model.locations.map(\.text) == ["Paris"])
    #expect(model.locations.map(\.detail) == ["Île-de-France, France"])
    #expect(model.message == nil)
  }

  @Test func samePlaceIsListedOnce() async {
    cloudy.geocoding.suggestions.always { _ in [.paris, .oslo, .paris] }
    model.query = "Paris"
    await settle()
    #expect(model.locations.map(\.text) == ["Paris", "Oslo"])
  }

  @Test func spinnerIsShownWhileSearching() async {
    cloudy.geocoding.suggestions.byHand()
    model.query = "Paris"
    await settle()
    #expect(model.isSearching)
    cloudy.geocoding.suggestions.answer(0, with: [.paris])
    await settle()
    #expect(!model.isSearching)
  }

  @Test(arguments: ["", "   \n"])
  func clearingEmptiesTheListWithoutARequest(text: String) async {
    model.query = "Paris"
    await settle()
    model.query = text
    #expect(model.locations.isEmpty)
    #expect(model.message == nil)
    await cloudy.clock.advance(by: .seconds(2))
    #expect(asked == ["Paris"])
  }

  @Test func clearingDropsTheRunningSearch() async {
    cloudy.geocoding.suggestions.byHand()
    model.query = "P"
    await settle()
    model.query = "Pa"
    model.clear()
    #expect(model.query.isEmpty)
    #expect(!model.isSearching)
    cloudy.geocoding.suggestions.answer(0, with: [.paris])
    await cloudy.clock.advance(by: .seconds(2))
    #expect(model.locations.isEmpty)
    #expect(asked == ["P"])
  }

  @Test func sameTextIsRequestedAgainAfterClearing() async {
    model.query = "Paris"
    await settle()
    model.clear()
    model.query = "Paris"
    await cloudy.clock.advance(by: .seconds(2))
    #expect(asked == ["Paris", "Paris"])
    #expect(model.locations.map(\.text) == ["Paris"])
  }

  @Test func lateReplyNeverReplacesANewerOne() async {
    cloudy.geocoding.suggestions.byHand()
    model.query = "P"
    await settle()
    model.query = "Os"
    await cloudy.clock.advance(by: .seconds(0.5))
    cloudy.geocoding.suggestions.answer(1, with: [.oslo])
    await settle()
    cloudy.geocoding.suggestions.answer(0, with: [.paris])
    await settle()
    #expect(model.locations.map(\.text) == ["Oslo"])
  }

  @Test func longPastedTextIsSearchedByItsBeginning() async {
    model.query = String(repeating: "Paris ", count: 100_000)
    await settle()
    #expect(asked.map(\.count) == [100])
  }

  @Test func emptyResultsAreReported() async {
    model.query = "ggggg"
    await settle()
    #expect(model.locations.isEmpty)
    #expect(model.message == "No places found for “ggggg”.")
    #expect(!model.canRetry)
  }

  @Test func failuresAreShownAndCanBeRetried() async {
    cloudy.geocoding.suggestions.always { _ in throw HTTPError.offline(service: "Open-Meteo") }
    cloudy.geocoding.submitted.always { _ in [.paris] }
    model.query = "Paris"
    await settle()
    #expect(model.message == "Open-Meteo cannot be reached. Check the network connection and try again.")
    #expect(model.canRetry)
    #expect(!model.isSearching)
    model.retry()
    await settle()
    #expect(model.message == nil)
    #expect(!model.canRetry)
    #expect(model.locations.map(\.text) == ["Paris"])
  }

  @Test func typingOnRecoversFromAFailure() async {
    cloudy.geocoding.suggestions.always { _ in throw HTTPError.cutOff(service: "Open-Meteo") }
    model.query = "Pari"
    await settle()
    cloudy.geocoding.suggestions.always { _ in [.paris] }
    model.query = "Paris"
    await cloudy.clock.advance(by: .seconds(0.5))
    #expect(model.message == nil)
    #expect(model.locations.map(\.text) == ["Paris"])
  }

  @Test func submittingSearchesAtOnceAndThoroughly() async {
    cloudy.geocoding.submitted.always { _ in [.oslo] }
    model.query = "O"
    await settle()
    model.query = "Oslo"
    model.submit()
    await settle()
    #expect(cloudy.geocoding.submitted.calls == ["Oslo"])
    #expect(model.locations.map(\.text) == ["Oslo"])
    await cloudy.clock.advance(by: .seconds(2))
    #expect(asked == ["O"])
  }

  @Test func emptySubmissionsSendNoRequest() async {
    model.query = "  "
    model.submit()
    await settle()
    #expect(cloudy.geocoding.submitted.calls.isEmpty)
  }

  @Test func choosingAddsInEveryWindowAndGoesBack() async {
    let other = cloudy.window()
    model.query = "Paris"
    await settle()
    model.choose(model.locations[0])
    await settle()
    #expect(window.path == [.locations])
    #expect(window.locations.favorites.map(\.text) == ["Paris"])
    #expect(other.locations.favorites.map(\.text) == ["Paris"])
    #expect(cloudy.weather.forecast.calls.isEmpty)
  }

  @Test func addedPlaceSurvivesARestart() async {
    model.query = "Paris"
    await settle()
    model.choose(model.locations[0])
    await settle()
    let later = await TestCloudy(store: cloudy.store).window(showing: .sample())
    #expect(later.locations.favorites.map(\.text) == ["Paris"])
  }

  @Test func placeIsAFavoriteOnce() async {
    for _ in 0..<2 {
      window.showAddLocation()
      model.query = "Paris"
      await settle()
      model.choose(model.locations[0])
      await settle()
    }
    #expect(window.locations.favorites.count == 1)
    #expect(window.path == [.locations])
  }

  @Test func unsavedPlacesAreReportedAndNotShown() async {
    cloudy.faults.failWriting(FullDisk())
    model.query = "Paris"
    await settle()
    model.choose(model.locations[0])
    await settle()
    #expect(window.path == [.locations, .addLocation])
    #expect(model.message == "There is no room left. Free some space and try again.")
    #expect(window.locations.favorites.isEmpty)
  }

  @Test func searchStartsAfreshEachTime() async {
    model.query = "Paris"
    await settle()
    window.path = [.locations]
    window.path = [.locations, .addLocation]
    #expect(model.query.isEmpty)
    #expect(model.locations.isEmpty)
  }
}
