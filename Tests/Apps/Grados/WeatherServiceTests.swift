import BinderyServices
import BinderyTesting
import Foundation
import GradosViewModels
import Places
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

  private func weatherbit(_ reply: StubReply) async throws -> Weather {
    try await withTestServer { server in
      server.reply(to: "/v2.0/current", with: reply)
      return try await services(at: server.address, key: "k3y").weather
        .weather(at: Place.richmond.coordinate)
    }
  }

  private func openMeteo(_ reply: StubReply) async throws -> Weather {
    try await withTestServer { server in
      server.reply(to: "/v1/forecast", with: reply)
      return try await services(at: server.address).weather.weather(at: Place.richmond.coordinate)
    }
  }

  @Test func keyAsksWeatherbitForThePointInFahrenheit() async throws {
    try await withTestServer { server in
      server.reply(to: "/v2.0/current", with: .json(#"{"data":[{"temp":1}]}"#))
      _ = try await services(at: server.address, key: "k3y").weather.weather(at: Place.richmond.coordinate)
      let request = try #require(server.requests.first)
      #expect(request.query == "key=k3y&lat=37.554&lon=-77.46&units=I")
    }
  }

  @Test func observationOfWeatherbitIsRead() async throws {
    let weather = try await weatherbit(
      .json(
        """
        {"count":1,"data":[{"temp":75.5,"datetime":"2017-08-28:17","timezone":"America/New_York",
        "lat":"35.7721","weather":{"icon":"c03d","code":"803","description":"Broken clouds"}}]}
        """))
    #expect(weather == .sample())
  }

  @Test(arguments: try RecordedReply.all(of: "weatherbit", beginning: "current"))
  func aReplyOfWeatherbitIsRead(reply: RecordedReply) async throws {
    var weather = Weather.sample(temperature: 24.19)
    weather.feelsLike = 24.25
    weather.humidity = 59
    weather.wind = 6.17
    weather.cloudCover = 75
    #expect(try await weatherbit(.json(reply.text)) == weather)
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
    #expect(weather.code == "c04d")
    #expect(weather.description == "Overcast")
    #expect(weather.timeZone.identifier == "Europe/Oslo")
    // The service sends °C.
    #expect(weather.temperature.map { abs($0 - 36.5) < 0.001 } == true)
  }

  @Test func emptyDataIsAFailure() async {
    let error = await #expect(throws: HTTPError.self) {
      try await weatherbit(.json(#"{"count":0,"data":[]}"#))
    }
    #expect(error?.localizedDescription.contains("it knows no weather for this place") == true)
  }

  @Test(arguments: ["garbled", "2017-13-45:99", ""])
  func garbledDateIsNil(_ date: String) async throws {
    let weather = try await weatherbit(.json(#"{"data":[{"temp":"61.5","datetime":"\#(date)"}]}"#))
    #expect(weather.date == nil)
    #expect(weather.temperature == 61.5)
    #expect(weather.code == "")
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
      _ = try await services(at: server.address).weather.weather(at: Place.richmond.coordinate)
      let request = try #require(server.requests.first)
      #expect(request.queryItem("temperature_unit") == "fahrenheit")
      #expect(request.queryItem("latitude") == "37.554")
      #expect(request.queryItem("timezone") == "auto")
      #expect(request.queryItem("wind_speed_unit") == "mph")
      #expect(request.queryItem("daily") == "temperature_2m_max,temperature_2m_min")
    }
  }

  @Test(arguments: [
    ("mp/h", "°F", 20.0, 50.0), ("km/h", "°C", 12.427, 122.0), ("m/s", "°C", 44.739, 122.0),
  ])
  func valuesOfOpenMeteoAreReadInItsUnits(
    wind: String, unit: String, miles: Double, degrees: Double
  ) async throws {
    let weather = try await openMeteo(
      .json(
        """
        {"timezone":"America/New_York","current_units":{"temperature_2m":"\(unit)","wind_speed_10m":"\(wind)"},
        "current":{"temperature_2m":50,"apparent_temperature":50,"relative_humidity_2m":81,"wind_speed_10m":20,
        "cloud_cover":40},
        "daily":{"temperature_2m_max":[50,1],"temperature_2m_min":[50,1]}}
        """))
    #expect([weather.feelsLike, weather.high, weather.low] == [degrees, degrees, degrees])
    #expect(weather.wind.map { abs($0 - miles) < 0.001 } == true)
    #expect(weather.humidity == 81 && weather.cloudCover == 40)
  }

  @Test func openMeteosCodesBecomeWeatherbits() async throws {
    let weather = try await openMeteo(
      .json(
        """
        {"timezone":"America/New_York","current_units":{"temperature_2m":"°F"},
        "current":{"time":"2025-05-10T23:45","temperature_2m":50,"weather_code":95,"is_day":0}}
        """))
    #expect(weather.code == "t02n")
    #expect(weather.temperature == 50)
    #expect(weather.date == Date(timeIntervalSince1970: 1_746_849_600))
  }

  @Test func eachPlaceIsRequestedOnceInTenMinutes() async throws {
    try await withTestServer { server in
      server.reply(to: "/v1/forecast", with: .json(#"{"current":{"temperature_2m":50}}"#))
      let weather = try services(at: server.address).weather
      _ = try await weather.weather(at: Place.richmond.coordinate)
      _ = try await weather.weather(at: Place.richmond.coordinate)
      #expect(server.requests.count == 1)
    }
  }

  @Test func withoutANetworkThereIsNoWeatherAndSampleDataAreOffered() async throws {
    let services = try services(at: "http://127.0.0.1:1")
    let place = try #require(await services.geocoder.places(named: "McGaheysville, VA").first)
    #expect(place.name == "McGaheysville, VA")
    let error = await #expect(throws: HTTPError.self) {
      try await services.weather.weather(at: place.coordinate)
    }
    #expect(error?.localizedDescription.contains("Open-Meteo cannot be reached") == true)
    #expect(try await services.sample?.weather(at: place.coordinate).source == .sample)
  }

  @Test func invalidAddressVariablesAreRejectedByName() throws {
    let error = #expect(throws: ConfigurationError.self) { try services(at: "nowhere") }
    #expect(error?.localizedDescription.contains("OPEN_METEO_GEOCODING_URL") == true)
  }

  @Test func sampleServicesAreOfflineAndDeterministic() async throws {
    let services = GradosServices.sample(now: { Self.now })
    let places = try await services.geocoder.places(named: "Paris")
    let coordinate = try #require(places.first).coordinate
    let weather = try await services.weather.weather(at: coordinate)
    #expect(weather.source == .sample)
    #expect(try await services.weather.weather(at: coordinate) == weather)
    #expect(try await services.geocoder.places(named: "ggggg").isEmpty)
  }
}
