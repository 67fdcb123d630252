internal import ArgumentParser
internal import BinderyStore
import BinderyServices
internal import BinderyTesting
import BinderyViewModels
@testable internal import CloudyCommand
@testable internal import CloudyViewModels
internal import Foundation
@testable import Places
internal import Testing

struct WeatherTellerTests {
  private static let weather = """
    {"timezone":"Europe/Paris","utc_offset_seconds":7200,"current_units":{"temperature_2m":"°C","wind_speed_10m":"km/h"},
     "current":{"time":"2025-05-10T12:45","temperature_2m":17.3,"apparent_temperature":16,"is_day":1,"weather_code":3,
      "wind_speed_10m":37.0},
     "daily":{"time":["2025-05-10"],"weather_code":[3]}}
    """
  private static let places = #"{"results":[{"name":"Paris","latitude":48.85,"longitude":2.35}]}"#

  private func environment(_ server: TestServer, now: String = "2025-05-10T10:45:00Z") -> [String: String] {
    [
      "BINDERY_NOW": now, "OPEN_METEO_URL": server.address, "OPEN_METEO_GEOCODING_URL": server.address,
      "NOMINATIM_URL": server.address,
    ]
  }

  private func line(
    _ arguments: [String], _ environment: [String: String], store: Store
  ) async throws -> WeatherLine {
    // Unless a test checks the timeout, allow for a slow machine.
    let patience = arguments.contains("--timeout") ? [] : ["--timeout", "60"]
    let request = try NowRequest(try NowOptions.parse(arguments + patience), environment: environment)
    let now = try EnvironmentReader(environment).now()
    let services =
      try request.usesSampleData
      ? CommandServices.make(for: request, environment: environment, now: now)
      : .prompt(environment: environment, store: store, timeout: request.timeout, now: now)
    let context = DisplayContext(timeZone: .gmt, now: now)
    return try await WeatherTeller(services: services, context: context).line(for: request)
  }

  private func withServices<Result>(_ body: (TestServer, Store) async throws -> Result) async throws -> Result
  {
    try await withTestServer { server in
      server.reply(to: "/v1/forecast", with: .json(Self.weather))
      server.reply(to: "/v1/search", with: .json(Self.places))
      return try await body(server, try .inMemory())
    }
  }

  @Test func weatherIsPrintedOnOneLine() async throws {
    try await withServices { server, store in
      let environment = environment(server)
      let line = try await line(["paris"], environment, store: store)
      #expect(line.text() == "Paris: 63.1 °F, Overcast, 23 MPH")
      #expect(line.text(isEmphasized: true) == "Paris: \u{1B}[1m63.1 °F\u{1B}[0m, Overcast, 23 MPH")
      let metric = try await self.line(
        ["paris", "--temperature", "celsius", "--units", "metric"], environment, store: store)
      #expect(metric.text() == "Paris: 17.3 °C, Overcast, 37 KPH")
    }
  }

  @Test func runsWithinTenMinutesUseTheCache() async throws {
    try await withServices { server, store in
      for now in ["10:45:00", "10:50:00", "10:54:59"] {
        _ = try await line(["Paris"], environment(server, now: "2025-05-10T\(now)Z"), store: store)
      }
      #expect(server.requests.map(\.path) == ["/v1/search", "/v1/forecast"])
      _ = try await line(["paris "], environment(server, now: "2025-05-10T10:55:00Z"), store: store)
      #expect(server.requests.map(\.path) == ["/v1/search", "/v1/forecast", "/v1/forecast"])
    }
  }

  @Test(arguments: [StubReply.status(503), .closed, .never])
  func lastForecastReplacesAFailedReplyWithItsAge(reply: StubReply) async throws {
    try await withServices { server, store in
      _ = try await line(["Paris"], environment(server), store: store)
      server.reply(to: "/v1/forecast", with: reply)
      let later = environment(server, now: "2025-05-10T12:46:00Z")
      let line = try await line(["Paris", "--timeout", "0.3"], later, store: store)
      #expect(line.text() == "Paris: 63.1 °F, Overcast, 23 MPH (2 hours old)")
    }
  }

  @Test func failsWithoutALiveOrStoredForecast() async throws {
    try await withServices { server, store in
      server.reply(to: "/v1/forecast", with: .status(503))
      await #expect(throws: HTTPError.unavailable(service: "Open-Meteo", status: 503, reason: nil)) {
        try await line(["Paris"], environment(server), store: store)
      }
      server.reply(to: "/v1/search", with: .json("{}"))
      server.reply(to: "/search", with: .json("[]"))
      let error = await #expect(throws: PlaceNotFound.self) {
        try await line(["ggggg"], environment(server), store: store)
      }
      #expect(error?.localizedDescription == "No places found for “ggggg”.")
    }
  }

  @Test func sampleDataAreLabeled() async throws {
    let environment = ["BINDERY_NOW": "2025-05-10T10:45:00Z"]
    let line = try await line(["Oslo", "--sample"], environment, store: .inMemory())
    #expect(line.text().hasPrefix("Oslo: "))
    #expect(line.text().hasSuffix(" (sample data)"))
    #expect(line.json.contains(#""source":"sample""#))
  }

  @Test func pointsAreNamedByTheirDegrees() async throws {
    try await withServices { server, store in
      let line = try await line(["51.4,4.76"], environment(server), store: store)
      #expect(line.text().hasPrefix("51.400, 4.760: "))
      #expect(server.requests.map(\.path) == ["/v1/forecast"])
    }
  }

  @Test func jsonContainsMoreOnOneLine() async throws {
    try await withServices { server, store in
      let json = try await line(
        ["Paris", "--json", "--temperature", "celsius"], environment(server), store: store
      ).json
      #expect(
        json
          == #"{"ageSeconds":0,"apparentTemperature":16,"icon":"cloudy","latitude":48.85,"longitude":2.35,"#
          + #""place":"Paris","source":"live","summary":"Overcast","temperature":17.3,"#
          + #""temperatureUnit":"celsius","time":"2025-05-10T12:45:00+02:00","timeZone":"Europe/Paris","#
          + #""windSpeed":23,"windSpeedUnit":"mph"}"#)
    }
  }

  @Test func serviceTextCannotControlTheTerminal() {
    let forecast = Forecast(
      timeZone: .gmt,
      current: CurrentConditions(
        time: .now, summary: "Rain\n\u{1B}[2Jnow", icon: .rain, temperature: nil, windSpeed: nil),
      daily: [], source: .live, fetchedAt: .now, attribution: nil)
    let place = Place(name: "A\u{7}\r\nB", coordinate: Place.fallback.coordinate)
    let line = WeatherLine(place, forecast, settings: Settings(), context: DisplayContext())
    #expect(line.text() == "A B: –, Rain [2Jnow")
    #expect(!line.json.contains("\n"))
  }
}
