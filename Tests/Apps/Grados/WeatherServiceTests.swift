import BinderyServices
import BinderyTesting
import Foundation
import GradosViewModels
@testable import Places
import TestSupport
import Testing

struct WeatherServiceTests {
  private static let now = Date(timeIntervalSince1970: 1_795_291_200)

  /// Returns the services of a process whose only server is at an address.
  private func services(at address: String, key: String? = nil) throws -> GradosServices {
    var environment = [
      "WEATHERBIT_URL": address, "OPEN_METEO_URL": address, "OPEN_METEO_GEOCODING_URL": address,
    ]
    environment["WEATHERBIT_KEY"] = key
    return try GradosServices.live(environment: environment, now: { Self.now })
  }

  private func weatherbit(_ reply: StubReply) async throws -> Forecast {
    try await withTestServer { server in
      server.reply(to: "/v2.0/current", with: reply)
      return try await services(at: server.address, key: "k3y").weather
        .forecast(for: Place.richmond.coordinate)
    }
  }

  private func openMeteo(_ reply: StubReply) async throws -> Forecast {
    try await withTestServer { server in
      server.reply(to: "/v1/forecast", with: reply)
      return try await services(at: server.address).weather.forecast(for: Place.richmond.coordinate)
    }
  }

  @Test func keyAsksWeatherbitForThePointInFahrenheit() async throws {
    try await withTestServer { server in
      server.reply(to: "/v2.0/current", with: .json(#"{"data":[{"temp":1}]}"#))
      _ = try await services(at: server.address, key: "k3y").weather.forecast(for: Place.richmond.coordinate)
      let request = try #require(server.requests.first)
      #expect(request.query == "key=k3y&lat=37.55376&lon=-77.46026&units=I")
    }
  }

  @Test func observationOfWeatherbitIsRead() async throws {
    let weather = try await weatherbit(
      .json(
        """
        {"count":1,"data":[{"temp":75.5,"datetime":"2017-08-28:17","timezone":"America/New_York",
        "lat":"35.7721","weather":{"icon":"c03d","code":"803","description":"Broken clouds"}}]}
        """))
    #expect(weather.current == Forecast.raleigh().current)
    #expect(weather.attribution == Forecast.raleigh().attribution && weather.fetchedAt == Self.now)
  }

  @Test(arguments: try RecordedReply.all(of: "weatherbit", beginning: "current"))
  func aReplyOfWeatherbitIsRead(reply: RecordedReply) async throws {
    let expected = Forecast.raleigh(
      temperature: 24.19, feelsLike: 24.25, humidity: 0.59, wind: 6.17, cloudCover: 0.75)
    #expect(try await weatherbit(.json(reply.text)).current == expected.current)
  }

  @Test(arguments: try RecordedReply.all(of: "weatherbit", beginning: "error"))
  func aRefusedKeyIsReportedWithoutTheKey(reply: RecordedReply) async throws {
    let body = try reply.text
    let error = await #expect(throws: HTTPError.self) { try await weatherbit(.json(body, status: 403)) }
    let sentence = error?.localizedDescription ?? ""
    #expect(sentence.contains("API key not valid, or not yet activated."))
    #expect(!sentence.contains("k3y"))
  }

  @Test func aReplyOfOpenMeteoIsRead() async throws {
    let reply = try #require(try RecordedReply.all(of: "open-meteo", beginning: "forecast-iso8601").first)
    let weather = try await openMeteo(.json(reply.text))
    #expect(weather.current.code == "c04d")
    #expect(weather.current.summary == "Overcast")
    #expect(weather.timeZone.identifier == "Europe/Oslo")
    #expect(weather.current.temperature == Temperature(2.5, .celsius))
  }

  @Test func emptyDataIsAFailure() async {
    let error = await #expect(throws: HTTPError.self) {
      try await weatherbit(.json(#"{"count":0,"data":[]}"#))
    }
    #expect(error?.localizedDescription.contains("it knows no weather for this place") == true)
  }

  @Test(arguments: ["garbled", "2017-13-45:99", ""])
  func garbledDateFallsBackToToday(_ date: String) async throws {
    let weather = try await weatherbit(.json(#"{"data":[{"temp":"61.5","datetime":"\#(date)"}]}"#))
    #expect(weather.current.time == Self.now)
    #expect(weather.current.temperature == Temperature(61.5, .fahrenheit))
    #expect(weather.current.code == nil)
  }

  @Test func rateLimitsAreReportedInTheServicesWords() async {
    let error = await #expect(throws: HTTPError.self) {
      try await weatherbit(.json(#"{"status_code":429,"status_message":"Over the limit"}"#, status: 429))
    }
    #expect(error?.localizedDescription.contains("Over the limit") == true)
  }

  @Test func openMeteoIsUsedWithoutAKey() async throws {
    try await withTestServer { server in
      server.reply(to: "/v1/forecast", with: .json(#"{"current":{"temperature_2m":50}}"#))
      _ = try await services(at: server.address).weather.forecast(for: Place.richmond.coordinate)
      let request = try #require(server.requests.first)
      #expect(request.queryItem("latitude") == "37.55376")
      #expect(request.header("User-Agent") == "Grados/1.0 (Bindery)")
    }
  }

  @Test func eachPlaceIsRequestedOnceInTenMinutes() async throws {
    try await withTestServer { server in
      server.reply(to: "/v1/forecast", with: .json(#"{"current":{"temperature_2m":50}}"#))
      let weather = try services(at: server.address).weather
      _ = try await weather.forecast(for: Place.richmond.coordinate)
      _ = try await weather.forecast(for: Place.richmond.coordinate)
      #expect(server.requests.count == 1)
    }
  }

  @Test func withoutANetworkThereIsNoWeatherAndSampleDataAreOffered() async throws {
    let services = try services(at: "http://127.0.0.1:1")
    let place = try #require(await services.geocoder.places(named: "McGaheysville, VA").first)
    #expect(place.fullName == "McGaheysville, VA")
    let error = await #expect(throws: HTTPError.self) {
      try await services.weather.forecast(for: place.coordinate)
    }
    #expect(error?.localizedDescription.contains("Open-Meteo cannot be reached") == true)
    #expect(try await services.sample?.forecast(for: place.coordinate).source == .sample)
  }

  @Test func invalidAddressVariablesAreRejectedByName() throws {
    let error = #expect(throws: ConfigurationError.self) { try services(at: "nowhere") }
    #expect(error?.localizedDescription.contains("OPEN_METEO_GEOCODING_URL") == true)
  }

  @Test func sampleServicesAreOfflineAndDeterministic() async throws {
    let services = GradosServices.sample(now: { Self.now })
    let places = try await services.geocoder.places(named: "Paris")
    let coordinate = try #require(places.first).coordinate
    let weather = try await services.weather.forecast(for: coordinate)
    #expect(weather.source == .sample)
    #expect(try await services.weather.forecast(for: coordinate) == weather)
    #expect(try await services.geocoder.places(named: "ggggg").isEmpty)
  }
}
