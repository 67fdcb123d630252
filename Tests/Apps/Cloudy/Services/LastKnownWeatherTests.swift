import BinderyServices
import BinderyStore
import BinderyTesting
@testable import CloudyViewModels
import Foundation
@testable import Places
import Testing

@Suite struct LastKnownWeatherTests {
  private let path = "/v1/forecast"

  @Test func pointsAreRequestedOnceInTenMinutes() async throws {
    let calendar = try Calendarium("2025-05-10T10:45:00Z")
    let asked = AskedWeather(now: calendar.now)
    let weather = CachingWeatherService(asked, now: calendar.now)
    for seconds in [0.0, 300, 299] {
      calendar.advance(seconds)
      #expect(
        try await weather.forecast(for: Place.fallback.coordinate).fetchedAt.text == "2025-05-10T10:45:00Z")
    }
    calendar.advance(1)
    #expect(
      try await weather.forecast(for: Place.fallback.coordinate).fetchedAt.text == "2025-05-10T10:55:00Z")
  }

  @Test func failuresAreNotStoredAndTheNextSuccessRecovers() async throws {
    try await withTestServer { server in
      server.reply(to: path, with: .status(404), .json(OpenMeteoReplies.forecast))
      let weather = try server.services().weather
      await #expect(throws: HTTPError.self) { try await weather.forecast(for: Place.fallback.coordinate) }
      #expect(try await weather.forecast(for: Place.fallback.coordinate).source == .live)
    }
  }

  @Test func storedForecastsReplaceAMissingNetwork() async throws {
    try await withDataFolder { folder in
      let server = try await TestServer.start()
      server.reply(to: path, with: .json(OpenMeteoReplies.forecast))
      let store = try Store.open(folder: folder)
      let live = try await server.services(store: store).weather.forecast(for: Place.fallback.coordinate)
      store.close()
      await server.stop()

      let reopened = try Store.open(folder: folder)
      let later = ["BINDERY_NOW": "2025-05-11T08:00:00Z"]
      let kept = try await server.services(later, store: reopened).weather.forecast(
        for: Place.fallback.coordinate)
      #expect(kept.source == .stored)
      #expect(kept.fetchedAt == live.fetchedAt)
      #expect(kept.daily == live.daily)
      #expect(kept.attribution == live.attribution)
    }
  }

  @Test func expiredForecastsAreNotUsed() async throws {
    try await withTestServer { server in
      server.reply(to: path, with: .json(OpenMeteoReplies.forecast), .closed)
      let store = try Store.inMemory()
      _ = try await server.services(store: store).weather.forecast(for: Place.fallback.coordinate)
      let later = try server.services(["BINDERY_NOW": "2025-05-14T08:00:00Z"], store: store).weather
      await #expect(throws: HTTPError.self) { try await later.forecast(for: Place.fallback.coordinate) }
    }
  }

  @Test func missingNetworkWithoutHistoryFails() async throws {
    let server = try await TestServer.start()
    let services = try server.services()
    await server.stop()
    await #expect(throws: HTTPError.offline(service: "Open-Meteo")) {
      try await services.weather.forecast(for: Place.fallback.coordinate)
    }
    let forecast = try #require(try await services.sampleWeather?.forecast(for: Place.fallback.coordinate))
    #expect(forecast.source == .sample)
    #expect(forecast.attribution == nil)
    #expect(forecast.daily.count == 8)
  }

  @Test func forecastRequestsTimeOut() async throws {
    try await withTestServer { server in
      server.reply(to: path, with: .never)
      let weather = try server.services(timeout: .milliseconds(100)).weather
      await #expect(throws: HTTPError.timedOut(service: "Open-Meteo", after: .milliseconds(100))) {
        try await weather.forecast(for: Place.fallback.coordinate)
      }
    }
  }

  @Test func errorRepliesAreNotHidden() async throws {
    try await withTestServer { server in
      server.reply(to: path, with: .json(OpenMeteoReplies.forecast), .status(400))
      let store = try Store.inMemory()
      _ = try await server.services(store: store).weather.forecast(for: Place.fallback.coordinate)
      await #expect(throws: HTTPError.refused(service: "Open-Meteo", status: 400, reason: nil)) {
        try await server.services(store: store).weather.forecast(for: Place.fallback.coordinate)
      }
    }
  }

  @Test func lastForecastIsAvailableAfterAFailure() async throws {
    try await withTestServer { server in
      server.reply(to: path, with: .json(OpenMeteoReplies.forecast), .status(503))
      let store = try Store.inMemory()
      #expect(
        await (try server.services(store: store)).weather.lastForecast(for: Place.fallback.coordinate) == nil)
      let live = try await server.services(store: store).weather.forecast(for: Place.fallback.coordinate)
      let weather = try server.services(store: store).weather
      await #expect(throws: HTTPError.unavailable(service: "Open-Meteo", status: 503, reason: nil)) {
        try await weather.forecast(for: Place.fallback.coordinate)
      }
      let last = try #require(await weather.lastForecast(for: Place.fallback.coordinate))
      #expect(last.source == .stored)
      #expect(last.daily == live.daily)
    }
  }

  @Test func forecastsStoredByEarlierVersionsAreRead() throws {
    let forecast = Forecast(
      timeZone: .gmt,
      current: CurrentConditions(time: .now, summary: "", icon: .fog, temperature: nil, windSpeed: nil),
      daily: [], alerts: [WeatherAlert(title: "Storm")], source: .live, fetchedAt: .now, attribution: nil)
    let data = try JSONEncoder().encode(forecast)
    #expect(try JSONDecoder().decode(Forecast.self, from: data) == forecast)
    var fields = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    fields["alerts"] = nil
    let earlier = try JSONSerialization.data(withJSONObject: fields)
    #expect(try JSONDecoder().decode(Forecast.self, from: earlier).alerts.isEmpty)
  }

  @Test func weatherIsShownDespiteStoreFailures() async throws {
    try await withTestServer { server in
      try await withDataFolder { folder in
        server.reply(to: path, with: .json(OpenMeteoReplies.forecast))
        let store = try Store.open(folder: folder)
        store.close()
        #expect(
          try await server.services(store: store).weather.forecast(for: Place.fallback.coordinate).source
            == .live)
      }
    }
  }

  @Test func cancellingIsNeitherAFailureNorSampleData() async throws {
    try await withTestServer { server in
      server.reply(to: path, with: .never)
      let weather = try server.services().weather
      let task = Task { try await weather.forecast(for: Place.fallback.coordinate) }
      await server.received(1)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func theArchiveIsBounded() async throws {
    let archive = ForecastArchive(store: try .inMemory())
    let calendar = try Calendarium("2025-05-10T10:45:00Z")
    let sample = SampleWeatherService(now: calendar.now)
    let points = (0..<53).map { Coordinate(clampedLatitude: Double($0), longitude: 0) }
    for point in points {
      calendar.advance(1)
      try await archive.keep(await sample.forecast(for: point), for: point)
    }
    #expect(try await archive.store.read { try $0.count(of: KeptForecast.self) } == 50)
    #expect(try await archive.last(for: points[0], now: calendar.now()) == nil)
    #expect(try await archive.last(for: points[52], now: calendar.now())?.source == .stored)
  }

  /// Returns a forecast with the date of the request.
  private struct AskedWeather: WeatherService {
    let now: @Sendable () -> Date
    func forecast(for coordinate: Coordinate) async throws -> Forecast {
      await SampleWeatherService(now: now).forecast(for: coordinate)
    }
  }
}
