import BinderyApp
import BinderyServices
import BinderyStore
import BinderyTesting
import BinderyViews
import Cloudy
@testable import CloudyViewModels
import Foundation
import Testing

@Suite(.workScope) @MainActor
struct CloudyAppTests {
  private let environment = [
    "BINDERY_NOW": "2025-05-10T12:45:00Z", "TZ": "Europe/Brussels",
    "OPEN_METEO_URL": "http://127.0.0.1:9", "OPEN_METEO_GEOCODING_URL": "http://127.0.0.1:9",
  ]

  /// Opens a window and waits until it has settled.
  private func open(_ app: CloudyApp, at location: [String] = []) async throws -> TestHost {
    var environment = EnvironmentValues()
    environment.location = location
    let window = try #require(try AppParts(of: app).windows.first)
    let host = TestHost(environment: environment) { window.window }
    await settle()
    return host
  }

  private func app(on store: Store, sample: Bool = true) throws -> CloudyApp {
    try CloudyApp(
      LaunchContext(store: store, environment: environment, showsSampleData: sample))
  }

  @Test func sampleDataAreShownAndLabeled() async throws {
    let host = try await open(try app(on: .inMemory()))
    #expect(host.texts.contains("Sample data, not a real forecast."))
    #expect(host.texts.contains("Sat, May 10"))
    #expect(host.texts.contains("02:45 PM"))
    host.expectAccessible()
  }

  @Test func sampleWeatherIsShownOnlyOnRequest() async throws {
    let host = try await open(try app(on: .inMemory(), sample: false))
    #expect(host.texts.contains("Cloudy was unable to fetch weather data."))
    #expect(!host.texts.contains("Sample data, not a real forecast.") && host.shows("Try again"))
    host.expectAccessible()
    host.tap("Show sample data")
    await settle()
    #expect(host.texts.contains("Sample data, not a real forecast."))
    #expect(host.texts.contains("Sat, May 10"))
    host.expectAccessible()
  }

  @Test func favoritesAreSharedAndSurviveARestart() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cloudy-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let store = try Store.open(folder: folder.path)
      defer { store.close() }
      let app = try app(on: store)
      let one = try await open(app, at: ["locations", "add"])
      let other = try await open(app, at: ["locations"])
      #expect(other.shows(.text("No Favorites Found")))
      one.enter("Paris", into: "Enter a City")
      await settle()
      one.tap(.row("Paris"))
      await settle()
      #expect(one.shows(.row("Paris")))
      #expect(other.shows(.row("Paris")))
      one.navigate(to: "settings")
      one.tap("Celsius")
      await settle()
    }
    let store = try Store.open(folder: folder.path)
    defer { store.close() }
    let host = try await open(try app(on: store), at: ["locations"])
    #expect(host.shows(.row("Paris")))
    host.back()
    #expect(host.texts.contains { $0.hasSuffix(" °C") })
  }

  @Test func invalidEnvironmentHasAReadableError() throws {
    let launch = try LaunchContext(store: .inMemory(), environment: ["OPEN_METEO_URL": "nowhere"])
    let error = #expect(throws: ConfigurationError.self) { try CloudyApp(launch) }
    #expect(error?.localizedDescription.contains("OPEN_METEO_URL") == true)
  }
}
