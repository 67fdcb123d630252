import BinderyServices
import BinderyTesting
@testable import CloudyViewModels
import Foundation
@testable import Places
import Testing

@Suite(.workScope) @MainActor
struct FetchingTests {
  private let cloudy = TestCloudy(favorites: [.paris, .oslo])
  private let busy = HTTPError.unavailable(service: "Open-Meteo", status: 503, reason: nil)

  @Test func nothingIsRequestedBeforeTheWindowStarts() async {
    _ = cloudy.window()
    await settle()
    #expect(cloudy.weather.forecast.calls.isEmpty)
  }

  @Test func unknownPositionMeansTheDefaultPlace() async {
    _ = await cloudy.window(showing: .sample())
    #expect(cloudy.weather.forecast.calls == [Coordinate(clampedLatitude: 51.400592, longitude: 4.760970)])
  }

  @Test func knownPositionIsRequested() async {
    let window = await cloudy.window(showing: .sample())
    window.locations.use(latitude: Place.oslo.coordinate.latitude, longitude: Place.oslo.coordinate.longitude)
    await settle()
    #expect(cloudy.weather.forecast.calls.last == Place.oslo.coordinate)
  }

  @Test func spinnerIsShownUntilTheWeatherArrives() async {
    let window = cloudy.window()
    window.start()
    await settle()
    #expect(window.isFetching)
    #expect(window.day.phase == .loading)
    cloudy.weather.forecast.answer(0, with: .sample())
    await settle()
    #expect(!window.isFetching)
    #expect(window.day.phase == .loaded)
    #expect(window.week.phase == .loaded)
  }

  @Test func failureIsShownInDayAndWeek() async {
    let window = cloudy.window()
    window.start()
    await settle()
    cloudy.weather.forecast.fail(0, with: busy)
    await settle()
    #expect(window.day.failure == "Cloudy was unable to fetch weather data.")
    #expect(window.week.failure == "Cloudy was unable to fetch weather data.")
    #expect(window.day.failureReason == "Open-Meteo has a problem of its own (status 503). Try again later.")
    #expect(window.day.phase == .failed)
    #expect(window.week.phase == .failed)
    #expect(!window.isFetching)
  }

  @Test func nextSuccessClearsTheFailure() async {
    let window = cloudy.window()
    cloudy.weather.forecast.always { [busy] _ in throw busy }
    window.start()
    await settle()
    cloudy.weather.forecast.always { _ in .sample() }
    window.retry()
    await settle()
    #expect(window.day.failure == nil)
    #expect(window.day.failureReason == nil)
    #expect(window.week.failure == nil)
    #expect(window.day.temperature == "44.1 °F")
  }

  @Test func failureIsShownUntilTheRetryCompletes() async {
    let window = cloudy.window()
    window.start()
    await settle()
    cloudy.weather.forecast.fail(0, with: busy)
    await settle()
    window.retry()
    await settle()
    #expect(window.isFetching)
    #expect(window.day.failure != nil)
    cloudy.weather.forecast.answer(1, with: .sample())
    await settle()
    #expect(window.day.failure == nil)
  }

  @Test func failedRefreshShowsNoOldWeather() async {
    let window = await cloudy.window(showing: .sample())
    cloudy.weather.forecast.always { [busy] _ in throw busy }
    window.retry()
    await settle()
    #expect(window.day.failure != nil)
    #expect(window.day.temperature.isEmpty)
    #expect(window.week.days.isEmpty)
  }

  @Test func failureIsShownBesideTheStoredForecast() async throws {
    let window = cloudy.window()
    cloudy.weather.last.always { _ in .sample(source: .stored, fetchedAt: .march8Evening - 7_300) }
    cloudy.weather.forecast.always { [busy] _ in throw busy }
    window.start()
    await settle()
    #expect(window.day.failure == "Cloudy was unable to fetch weather data.")
    #expect(window.week.failure == "Cloudy was unable to fetch weather data.")
    #expect(window.day.failureReason == "Open-Meteo has a problem of its own (status 503). Try again later.")
    #expect(window.day.phase == .loaded)
    #expect(window.day.temperature == "44.1 °F")
    #expect(window.week.days.count == 1)
    #expect(window.notice == "This forecast is 2 hours old.")
    #expect(!window.isFetching)
    cloudy.weather.forecast.always { _ in .sample() }
    window.retry()
    await settle()
    #expect(window.day.failure == nil)
    #expect(window.week.failure == nil)
    #expect(window.notice == nil)
  }

  @Test func serviceCancellationIsAFailure() async {
    let window = cloudy.window()
    cloudy.weather.forecast.always { _ in throw CancellationError() }
    window.start()
    await settle()
    #expect(window.day.failure == "Cloudy was unable to fetch weather data.")
    #expect(!window.isFetching)
  }

  @Test func refreshKeepsTheWeatherVisible() async {
    let window = await cloudy.window(showing: .sample(summary: "Drizzle"))
    cloudy.weather.forecast.byHand()
    window.retry()
    await settle()
    #expect(window.isFetching)
    #expect(window.day.summary == "Drizzle")
    cloudy.weather.forecast.answer(1, with: .sample(summary: "Sunny"))
    await settle()
    #expect(window.day.summary == "Sunny")
  }

  @Test func refreshingLastsUntilTheReply() async {
    let window = await cloudy.window(showing: .sample())
    cloudy.weather.forecast.always { _ in .sample(summary: "Sunny") }
    await window.refresh()
    #expect(window.day.summary == "Sunny")
    cloudy.weather.forecast.always { [busy] _ in throw busy }
    await window.refresh()
    #expect(window.day.failure != nil)
    #expect(!window.isFetching)
  }

  @Test func chosenPlaceIsFetchedAndRefreshed() async {
    let window = await cloudy.window(showing: .sample())
    window.locations.choose(window.locations.favorites[0])
    await settle()
    window.retry()
    await settle()
    #expect(
      cloudy.weather.forecast.calls == [
        Place.fallback.coordinate, Place.paris.coordinate, Place.paris.coordinate,
      ])
    #expect(window.title == "Paris")
  }

  @Test func weatherOfAnotherPlaceIsClearedAtOnce() async {
    let window = await cloudy.window(showing: .sample())
    cloudy.weather.forecast.byHand()
    window.locations.choose(window.locations.favorites[0])
    #expect(window.title == "Paris")
    #expect(window.day.phase == .loading)
    #expect(window.week.days.isEmpty)
    await settle()
    cloudy.weather.forecast.answer(1, with: .sample())
    await settle()
  }

  @Test func lateReplyNeverReplacesANewerOne() async {
    let window = cloudy.window()
    window.start()
    await settle()
    window.locations.choose(window.locations.favorites[0])
    await settle()
    window.locations.choose(window.locations.favorites[1])
    await settle()
    cloudy.weather.forecast.answer(2, with: .sample(summary: "Oslo"))
    await settle()
    cloudy.weather.forecast.answer(1, with: .sample(summary: "Paris"))
    cloudy.weather.forecast.fail(0, with: busy)
    await settle()
    #expect(window.day.summary == "Oslo")
    #expect(window.day.failure == nil)
    #expect(!window.isFetching)
  }

  @Test func earlyReplyForAnOldPlaceIsNotShownUnderTheNewName() async {
    let window = cloudy.window()
    window.start()
    await settle()
    window.locations.choose(window.locations.favorites[0])
    await settle()
    cloudy.weather.forecast.answer(0, with: .sample(summary: "Here"))
    await settle()
    #expect(window.day.phase == .loading)
    cloudy.weather.forecast.answer(1, with: .sample(summary: "Paris"))
    await settle()
    #expect(window.day.summary == "Paris")
  }
}
