import BinderyServices
import BinderyTesting
import BinderyViewModels
@testable import CloudyViewModels
import Foundation
@testable import Places
import Testing

@Suite(.workScope) @MainActor
struct GlanceViewModelTests {
  private let busy = HTTPError.unavailable(service: "Open-Meteo", status: 503, reason: nil)

  /// Opens a window that shows all places, before any reply.
  private func open(_ cloudy: TestCloudy) async -> CloudyViewModel {
    let window = cloudy.window()
    // The favorites are stored before they are read, so that they are read once and as a whole.
    await settle()
    window.glance.appear()
    await settle()
    return window
  }

  private func rows(_ window: CloudyViewModel) -> [String] {
    window.glance.rows.map { ([$0.text, $0.detail ?? ""] + $0.values).joined(separator: " | ") }
  }

  @Test func currentLocationAndFavoritesShowTheirLocalTime() async {
    let cloudy = TestCloudy(favorites: [.oslo, .paris])
    cloudy.weather.forecast.always { coordinate in
      coordinate == Place.fallback.coordinate
        ? .sample() : .sample(in: .tokyo, summary: "Clear", icon: .clearDay)
    }
    let window = await open(cloudy)
    #expect(
      rows(window) == [
        "Hoogstraten | Sat 07:05 PM | 44.1 °F | Light Rain", "Oslo | Sun 09:05 AM | 44.1 °F | Clear",
        "Paris | Sun 09:05 AM | 44.1 °F | Clear",
      ])
    #expect(window.glance.rows.map(\.picture?.name) == ["rain", "clear-day", "clear-day"])
    #expect(window.glance.title == "At a Glance")
  }

  @Test func knownPositionHasAName() async {
    let cloudy = TestCloudy()
    cloudy.weather.forecast.always { _ in .sample() }
    let window = await open(cloudy)
    window.locations.use(latitude: Place.oslo.coordinate.latitude, longitude: Place.oslo.coordinate.longitude)
    await window.glance.refresh()
    #expect(window.glance.rows.map(\.text) == ["Current Location"])
    #expect(window.glance.emptyText == "No Favorites Found")
    #expect(cloudy.weather.forecast.calls.last == Place.oslo.coordinate)
  }

  @Test func nothingIsRequestedUntilShown() async {
    let cloudy = TestCloudy(favorites: [.oslo])
    _ = await cloudy.window(showing: .sample())
    #expect(cloudy.weather.forecast.calls == [Place.fallback.coordinate])
  }

  @Test func atMostFourRequestsRunAtOnce() async {
    let places = (0..<7).map {
      Place(name: "\($0)", coordinate: Coordinate(clampedLatitude: Double($0), longitude: 9))
    }
    let cloudy = TestCloudy(favorites: places)
    let window = await open(cloudy)
    #expect(cloudy.weather.forecast.calls.count == 4)
    cloudy.weather.forecast.answer(3, with: .sample())
    await settle()
    #expect(cloudy.weather.forecast.calls.count == 5)
    #expect(window.glance.rows.filter { $0.detail == "Loading..." }.count == 7)
    #expect(window.glance.isFetching)
    cloudy.weather.forecast.always { _ in .sample() }
    for call in [0, 1, 2, 4] { cloudy.weather.forecast.answer(call, with: .sample()) }
    await settle()
    #expect(cloudy.weather.forecast.calls.count == 8)
    #expect(!window.glance.isFetching)
  }

  @Test func failureStaysInItsRow() async {
    let cloudy = TestCloudy(favorites: [.oslo, .paris])
    cloudy.weather.forecast.always { [busy] coordinate in
      if coordinate == Place.oslo.coordinate { throw busy }
      return .sample()
    }
    let window = await open(cloudy)
    #expect(
      window.glance.rows[1].detail == "Open-Meteo has a problem of its own (status 503). Try again later.")
    #expect(window.glance.rows[1].values.isEmpty)
    #expect(window.glance.rows[2].values == ["44.1 °F", "Light Rain"])
    #expect(window.glance.canRetry)
    cloudy.weather.forecast.always { _ in .sample() }
    window.glance.retry()
    await settle()
    #expect(window.glance.rows[1].values == ["44.1 °F", "Light Rain"])
    #expect(!window.glance.canRetry)
  }

  @Test func storedForecastsShowTheirAge() async throws {
    let cloudy = TestCloudy()
    cloudy.weather.last.always { _ in .sample(source: .stored, fetchedAt: .march8Evening - 7_300) }
    cloudy.weather.forecast.always { [busy] _ in throw busy }
    let window = await open(cloudy)
    #expect(rows(window) == ["Hoogstraten | Sat 07:05 PM · forecast 2 hours old | 44.1 °F | Light Rain"])
  }

  @Test func timePassesAndUnitsFollowTheSettings() async {
    let cloudy = TestCloudy()
    cloudy.weather.forecast.always { _ in .sample(summary: "") }
    let window = await open(cloudy)
    await cloudy.clock.advance(by: .seconds(60))
    #expect(rows(window) == ["Hoogstraten | Sat 07:06 PM | 44.1 °F"])
    window.settings.times[1].choose()
    window.settings.temperatures[1].choose()
    await settle()
    #expect(rows(window) == ["Hoogstraten | Sat 19:06 | 6.7 °C"])
    window.glance.disappear()
    #expect(cloudy.clock.pending.isEmpty)
  }

  @Test func addedFavoritesAreRequested() async throws {
    let cloudy = TestCloudy()
    cloudy.weather.forecast.always { _ in .sample() }
    let window = await open(cloudy)
    try await StoredFavorites(store: cloudy.store).add(.paris)
    await until { window.glance.rows.count == 2 }
    await settle()
    #expect(window.glance.rows.map(\.text) == ["Hoogstraten", "Paris"])
    #expect(window.glance.rows[1].values == ["44.1 °F", "Light Rain"])
  }

  @Test func weatherOfThePreviousLocationIsNotShown() async {
    let cloudy = TestCloudy()
    cloudy.weather.forecast.always { _ in .sample() }
    let window = await open(cloudy)
    window.locations.use(latitude: 0, longitude: 0)
    #expect(rows(window) == ["Current Location | Loading..."])
  }

  @Test func failuresOfRemovedPlacesNeedNoRetry() async {
    let cloudy = TestCloudy(favorites: [.oslo])
    cloudy.weather.forecast.always { [busy] coordinate in
      if coordinate == Place.oslo.coordinate { throw busy }
      return .sample()
    }
    let window = await open(cloudy)
    #expect(window.glance.canRetry)
    window.locations.delete(window.locations.favorites[0])
    await settle()
    #expect(!window.glance.canRetry)
  }

  @Test func choosingARowShowsThePlace() async {
    let cloudy = TestCloudy(favorites: [.oslo])
    cloudy.weather.forecast.always { _ in .sample() }
    let window = await open(cloudy)
    window.showGlance()
    #expect(window.path == [.glance])
    window.glance.choose(window.glance.rows[1])
    await settle()
    #expect(window.path.isEmpty)
    #expect(window.title == "Oslo")
  }

  @Test func sampleDataAreLabeledAndSourcesCredited() async {
    let cloudy = TestCloudy()
    cloudy.weather.forecast.always { _ in
      .sample(source: .sample, attribution: Attribution(text: "Data by S", url: "https://s.example"))
    }
    let window = await open(cloudy)
    #expect(window.glance.notice == "Sample data, not a real forecast.")
    #expect(window.glance.credit?.text == "Data by S")
  }

  @Test func refreshEndsAfterTheLastReply() async {
    let cloudy = TestCloudy()
    cloudy.weather.forecast.always { _ in .sample() }
    let window = await open(cloudy)
    cloudy.weather.forecast.always { _ in .sample(summary: "Sunny") }
    await window.glance.refresh()
    #expect(window.glance.rows[0].values == ["44.1 °F", "Sunny"])
  }

  @Test func windowThatIsClosedMeanwhileLeavesNothingBehind() async {
    let cloudy = TestCloudy(favorites: [.oslo])
    cloudy.weather.forecast.byHand()
    await expectDeallocated { await open(cloudy) }
    #expect(cloudy.weather.forecast.waiting.count == 2)
    for call in cloudy.weather.forecast.waiting { cloudy.weather.forecast.answer(call, with: .sample()) }
    await settle()
  }
}
