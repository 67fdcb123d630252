import BinderyServices
import BinderyTesting
import BinderyViews
@testable import CloudyViewModels
import Cloudy
import Foundation
@testable import Places
import Testing

@Suite(.workScope) @MainActor
struct CloudyScreensTests {
  private let cloudy = TestCloudy(favorites: [.paris, .oslo])

  /// Opens a window and waits until it has settled.
  private func open(_ location: [String] = []) async -> TestHost {
    let model = cloudy.window()
    var environment = EnvironmentValues()
    environment.location = location
    let host = TestHost(environment: environment) { CloudyView(model: model) }
    await settle()
    return host
  }

  @Test func rootShowsDayAndWeek() async {
    cloudy.weather.forecast.always { _ in .sample() }
    let host = await open()
    for text in [
      "Sat, March 8", "07:05 PM", "Light Rain", "44.1 °F", "12 MPH", "Saturday", "March 8", "38° - 51°",
    ] {
      #expect(host.texts.contains(text), "\(text)")
    }
    host.expectAccessible()
  }

  @Test func screenKeepsItsPlacesWhileLoading() async {
    let host = await open()
    #expect(!host.shows("Try again"))
    host.expectAccessible()
    cloudy.weather.forecast.answer(0, with: .sample())
    await settle()
    #expect(host.texts.contains("44.1 °F"))
  }

  @Test func failureOffersARetry() async {
    cloudy.weather.forecast.always { _ in throw HTTPError.offline(service: "Open-Meteo") }
    let host = await open()
    #expect(host.all(.text("Cloudy was unable to fetch weather data.")).count == 2)
    host.expectAccessible()
    cloudy.weather.forecast.always { _ in .sample() }
    host.tap("Try again")
    await settle()
    #expect(!host.shows("Cloudy was unable to fetch weather data."))
    #expect(host.texts.contains("44.1 °F"))
  }

  @Test func failureIsShownAboveAnOlderForecast() async throws {
    cloudy.weather.last.always { _ in .sample(source: .stored) }
    cloudy.weather.forecast.always { _ in
      throw HTTPError.unavailable(service: "Open-Meteo", status: 503, reason: nil)
    }
    let host = await open()
    #expect(host.all(.text("Cloudy was unable to fetch weather data.")).count == 2)
    #expect(host.texts.contains("44.1 °F"))
    #expect(host.texts.contains("38° - 51°"))
    host.expectAccessible()
    cloudy.weather.forecast.always { _ in .sample() }
    host.tap("Try again")
    await settle()
    #expect(!host.shows("Cloudy was unable to fetch weather data."))
  }

  @Test func hoursDetailsAndWarningsAreShown() async {
    cloudy.weather.forecast.always { _ in
      .sample(
        hours: (1..<6).map { .hour($0, chance: 0.4) }, days: [.day(sunrise: .march8 + 23_400)],
        alerts: [WeatherAlert(title: "Flood Watch", severity: .severe, text: "Rivers may rise.")])
    }
    let host = await open()
    for text in ["Next hours", "8 PM", "40%", "Sunrise", "06:30 AM", "Flood Watch", "Severe"] {
      #expect(host.texts.contains(text), "\(text)")
    }
    #expect(host.all(.role(.chart)).count == 1)
    host.expectAccessible()
    #expect(!host.texts.contains("Rivers may rise.") || !host.shows(.text("Rivers may rise.")))
    host.toggle("What to know")
    #expect(host.shows(.text("Rivers may rise.")))
    host.expectAccessible()
  }

  @Test func pullingRefreshes() async {
    cloudy.weather.forecast.always { _ in .sample() }
    let host = await open()
    cloudy.weather.forecast.always { _ in .sample(summary: "Sunny") }
    host.refresh()
    await settle()
    #expect(host.texts.contains("Sunny"))
  }

  @Test func settingChangesTheForecastBelow() async {
    cloudy.weather.forecast.always { _ in .sample() }
    let host = await open()
    host.tap("Settings")
    host.expectAccessible()
    host.tap("Celsius")
    await settle()
    host.back()
    #expect(host.texts.contains("6.7 °C"))
  }

  @Test func favoriteIsChosenFromTheList() async {
    cloudy.weather.forecast.always { _ in .sample() }
    let host = await open()
    host.tap("Locations")
    host.expectAccessible()
    host.tap(.text("Oslo"))
    await settle()
    #expect(host.shows(.screen("Oslo")))
    #expect(cloudy.weather.forecast.calls.last == Place.oslo.coordinate)
  }

  @Test func allPlacesAreSeenAtAGlance() async {
    cloudy.weather.forecast.always { _ in .sample() }
    let host = await open()
    host.tap("All places at a glance")
    await settle()
    #expect(host.shows(.screen("At a Glance")))
    #expect(host.all(.text("Sat 07:05 PM")).count == 3)
    host.expectAccessible()
    host.tap(.text("Oslo"))
    await settle()
    #expect(host.shows(.screen("Oslo")))
    #expect(cloudy.clock.pending.isEmpty)
  }

  @Test func favoriteIsDeletedByASwipe() async {
    cloudy.weather.forecast.always { _ in .sample() }
    let host = await open(["locations"])
    host.swipe(.row("Paris"), "Delete")
    await settle()
    #expect(!host.shows(.text("Paris")))
    #expect(host.shows(.text("Oslo")))
  }

  @Test func deviceLocationIsRequested() async {
    cloudy.weather.forecast.always { _ in .sample() }
    let host = await open(["locations"])
    host.locate("Use my location", failing: .denied)
    #expect(host.texts.contains { $0.hasPrefix("This browser does not share your location.") })
    host.expectAccessible()
    host.locate(
      "Use my location", at: UserLocation(coordinate: MapCoordinate(latitude: 59.5, longitude: 10.25)))
    await settle()
    #expect(host.shows(.screen("Cloudy")))
    #expect(cloudy.weather.forecast.calls.last == Coordinate(clampedLatitude: 59.5, longitude: 10.25))
  }

  @Test func favoriteIsDraggedToAnotherPlace() async {
    cloudy.weather.forecast.always { _ in .sample() }
    let host = await open(["locations"])
    host.move(.row("Oslo"), to: 0)
    await settle()
    #expect(host.texts.filter { ["Paris", "Oslo"].contains($0) } == ["Oslo", "Paris"])
    host.expectAccessible()
  }

  @Test func locationIsSearchedAndAdded() async {
    cloudy.weather.forecast.always { _ in .sample() }
    cloudy.geocoding.suggestions.always { _ in [.richmond] }
    let host = await open(["locations", "add"])
    host.type("Rich", into: "Enter a City")
    await cloudy.clock.advance(by: .seconds(0.5))
    host.expectAccessible()
    host.tap(.text("Richmond"))
    await settle()
    #expect(host.shows(.screen("Locations")))
    #expect(host.shows(.text("Richmond")))
  }

  @Test func changedUnitSetsTheTextsThatShowItAndNothingElse() async {
    cloudy.weather.forecast.always { _ in .sample() }
    let window = cloudy.window()
    let tree = ViewTree { CloudyView(model: window) }
    await settle()
    _ = tree.takePatches()
    window.settings.temperatures[1].choose()
    await settle()
    let texts = tree.takePatches().map { patch in
      if case .set(let node, .text, _) = patch { node[.text] ?? "" } else { "\(patch)" }
    }
    #expect(texts.sorted() == ["3° - 11°", "6.7 °C"])
    tree.unmount()
  }
}
