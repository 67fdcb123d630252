import BinderyServices
import BinderyStore
import BinderyTesting
import BinderyViewModels
@testable import CloudyViewModels
@testable import Places
import Testing

@Suite(.workScope) @MainActor
struct LocationsViewModelTests {
  private let cloudy = TestCloudy(favorites: [.paris, .oslo])

  @Test func titlesAreCorrect() {
    let locations = cloudy.window().locations
    #expect(locations.title == "Locations")
    #expect(locations.currentLocationTitle == "Current Location")
    #expect(locations.favoritesTitle == "Favorite Locations")
  }

  @Test func currentLocationIsItsCoordinate() async {
    let window = await cloudy.window(showing: .sample())
    window.locations.use(latitude: 51.400592, longitude: 4.760970)
    await settle()
    #expect(window.locations.currentLocation.text == "51.401, 4.761")
  }

  @Test func currentLocationMayBeUnknown() async {
    let window = await cloudy.window(showing: .sample())
    #expect(window.locations.currentLocation.text == "Current Location Unknown")
    #expect(window.locations.currentLocation.detail == "Shows Hoogstraten, 51.401, 4.761")
  }

  @Test func undoRestoresADeletedFavoriteInItsPosition() async {
    let window = await cloudy.window(showing: .sample())
    window.locations.delete(window.locations.favorites[0])
    await settle()
    #expect(window.locations.favorites.map(\.text) == ["Oslo"])
    #expect(window.banner.text == "“Paris” was removed." && window.banner.canUndo)
    window.banner.undo()
    await settle()
    #expect(window.locations.favorites.map(\.text) == ["Paris", "Oslo"])
  }

  @Test func deletingTwiceInARowIsNoFailure() async {
    let window = await cloudy.window(showing: .sample())
    let row = window.locations.favorites[0]
    window.locations.delete(row)
    window.locations.delete(row)
    await settle()
    #expect(window.locations.favorites.map(\.text) == ["Oslo"])
    #expect(window.locations.failure == nil && window.banner.canUndo)
  }

  @Test func currentLocationIsKnownEvenWithoutWeather() async {
    cloudy.weather.forecast.always { _ in throw HTTPError.cutOff(service: "Open-Meteo") }
    let window = cloudy.window()
    window.locations.use(latitude: -0.0001, longitude: -77.46026)
    await settle()
    #expect(window.locations.currentLocation.text == "0.000, -77.460")
  }

  @Test func currentLocationCannotBeDeleted() async {
    let window = await cloudy.window(showing: .sample())
    let row = window.locations.currentLocation
    #expect(!row.canBeDeleted)
    cloudy.faults.failWriting(FullDisk())
    window.locations.delete(row)
    await settle()
    #expect(window.locations.failure == nil && window.locations.favorites.count == 2)
  }

  @Test func devicePositionBecomesTheCurrentLocation() async {
    let window = await cloudy.window(showing: .sample())
    cloudy.weather.forecast.byHand()
    window.showLocations()
    window.locations.use(latitude: Place.oslo.coordinate.latitude, longitude: Place.oslo.coordinate.longitude)
    await settle()
    #expect(window.path.isEmpty)
    #expect(window.title == "Cloudy")
    #expect(window.day.phase == .loading)
    #expect(cloudy.weather.forecast.calls.last == Place.oslo.coordinate)
    #expect(window.locations.currentLocation.text == "59.913, 10.746")
    cloudy.weather.forecast.answer(cloudy.weather.forecast.calls.count - 1, with: .sample())
    await settle()
    #expect(window.day.phase == .loaded)
    #expect(window.locations.currentLocation.text == "59.913, 10.746")
  }

  @Test(arguments: LocationTrouble.allCases)
  func missingDevicePositionIsReportedUntilItArrives(trouble: LocationTrouble) async {
    let window = await cloudy.window(showing: .sample())
    window.locations.locationIsUnknown(trouble)
    #expect(window.locations.locationFailure?.contains("location by name") == true)
    #expect(window.locations.currentLocation.text == "Current Location Unknown")
    window.locations.use(latitude: 0, longitude: 0)
    #expect(window.locations.locationFailure == nil)
  }

  @Test func favoritesAreListedInOrder() async {
    let window = await cloudy.window(showing: .sample())
    #expect(window.locations.favorites.map(\.text) == ["Paris", "Oslo"])
    #expect(window.locations.favorites.map(\.detail) == ["Île-de-France, France", "Norway"])
    #expect(window.locations.emptyText == nil)
  }

  @Test func emptyFavoritesShowAMessage() async {
    let window = await TestCloudy().window(showing: .sample())
    #expect(window.locations.favorites.isEmpty)
    #expect(window.locations.emptyText == "No Favorites Found")
  }

  @Test func genericRowShowsALocation() async {
    let window = await cloudy.window(showing: .sample())
    let row: any LocationRepresentable = window.locations.favorites[0]
    #expect(row.text == "Paris")
    #expect(row.canBeDeleted)
    #expect(row.isChecked == nil)
  }

  @Test func favoriteIsDeletedInEveryWindowAndStaysDeleted() async {
    let window = await cloudy.window(showing: .sample())
    let other = await cloudy.window(showing: .sample())
    window.locations.delete(window.locations.favorites[0])
    await settle()
    #expect(window.locations.favorites.map(\.text) == ["Oslo"])
    #expect(other.locations.favorites.map(\.text) == ["Oslo"])
    let later = await TestCloudy(store: cloudy.store).window(showing: .sample())
    #expect(later.locations.favorites.map(\.text) == ["Oslo"])
  }

  @Test func deletingTheLastLeavesNone() async {
    let window = await cloudy.window(showing: .sample())
    for row in window.locations.favorites { window.locations.delete(row) }
    await settle()
    #expect(window.locations.emptyText == "No Favorites Found")
  }

  @Test func choosingAFavoriteClosesTheListAndFetches() async {
    let window = await cloudy.window(showing: .sample())
    window.showLocations()
    window.locations.choose(window.locations.favorites[1])
    await settle()
    #expect(window.path.isEmpty)
    #expect(window.title == "Oslo")
    #expect(cloudy.weather.forecast.calls.last == Place.oslo.coordinate)
  }

  @Test func choosingTheCurrentLocationClosesTheListAndFetches() async {
    let window = await cloudy.window(showing: .sample())
    window.locations.choose(window.locations.favorites[1])
    await settle()
    window.showLocations()
    window.locations.choose(window.locations.currentLocation)
    await settle()
    #expect(window.path.isEmpty)
    #expect(window.title == "Cloudy")
    #expect(cloudy.weather.forecast.calls.last == Place.fallback.coordinate)
  }

  @Test func choosingADeletedRowDoesNothing() async {
    let window = await cloudy.window(showing: .sample())
    let row = window.locations.favorites[0]
    window.showLocations()
    window.locations.delete(row)
    await settle()
    window.locations.choose(row)
    await settle()
    #expect(window.path == [.locations])
    #expect(cloudy.weather.forecast.calls.count == 1)
  }

  @Test func favoriteIsMovedInEveryWindowAndStaysThere() async {
    let cloudy = TestCloudy(favorites: [.paris, .oslo, .richmond])
    let window = await cloudy.window(showing: .sample())
    let other = await cloudy.window(showing: .sample())
    window.locations.move(from: 2, to: 0)
    await settle()
    #expect(window.locations.favorites.map(\.text) == ["Richmond", "Paris", "Oslo"])
    #expect(other.locations.favorites.map(\.text) == ["Richmond", "Paris", "Oslo"])
    #expect(other.glance.rows.map(\.text).dropFirst() == ["Richmond", "Paris", "Oslo"])
    let later = await TestCloudy(store: cloudy.store).window(showing: .sample())
    #expect(later.locations.favorites.map(\.text) == ["Richmond", "Paris", "Oslo"])
  }

  @Test func consecutiveMovesAreAllApplied() async {
    let cloudy = TestCloudy(favorites: [.paris, .oslo, .richmond])
    let window = await cloudy.window(showing: .sample())
    window.locations.move(from: 0, to: 2)
    window.locations.move(from: 1, to: 0)
    await settle()
    #expect(window.locations.favorites.map(\.text) == ["Oslo", "Richmond", "Paris"])
  }

  @Test(arguments: [(2, 0), (-1, 0), (1, 1)])
  func invalidAndUnchangedMovesWriteNothing(origin: Int, target: Int) async {
    let window = await cloudy.window(showing: .sample())
    cloudy.faults.failWriting(FullDisk())
    window.locations.move(from: origin, to: target)
    await settle()
    #expect(window.locations.failure == nil)
  }

  @Test func unsavedMovesAreReportedAndNotShown() async {
    let window = await cloudy.window(showing: .sample())
    cloudy.faults.failWriting(FullDisk())
    window.locations.move(from: 0, to: 1)
    await settle()
    #expect(window.locations.favorites.map(\.text) == ["Paris", "Oslo"])
    #expect(
      window.locations.failure == "There is no room left. Free some space and try again.")
  }

  @Test func unsavedDeletionsAreReportedAndNotShown() async {
    let window = await cloudy.window(showing: .sample())
    cloudy.faults.failWriting(FullDisk())
    window.locations.delete(window.locations.favorites[0])
    await settle()
    #expect(window.locations.favorites.count == 2)
    #expect(window.locations.failure == "There is no room left. Free some space and try again.")
    cloudy.faults.failWriting(nil)
    window.locations.delete(window.locations.favorites[0])
    await settle()
    #expect(window.locations.favorites.map(\.text) == ["Oslo"])
    #expect(window.locations.failure == nil)
  }

  @Test func unreadableFavoritesAreReportedAndCanBeRetried() async {
    cloudy.faults.failReading(FullDisk())
    let window = await cloudy.window(showing: .sample())
    #expect(window.day.phase == .loaded)
    #expect(window.locations.failure == "There is no room left. Free some space and try again.")
    #expect(window.locations.emptyText == nil)
    cloudy.faults.failReading(nil)
    window.locations.retry()
    await settle()
    #expect(window.locations.failure == nil)
    #expect(window.locations.favorites.count == 2)
  }

  @Test(.timeLimit(.minutes(10)))
  func favoritesAddedToTheStoreAppear() async throws {
    let window = await cloudy.window(showing: .sample())
    try await StoredFavorites(store: cloudy.store).add(.richmond)
    await until { window.locations.favorites.map(\.text) == ["Paris", "Oslo", "Richmond"] }
  }
}
