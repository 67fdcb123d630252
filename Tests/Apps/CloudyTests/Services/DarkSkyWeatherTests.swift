import BinderyTestServer
import CloudyModels
import CloudyServices
import Foundation
import Testing

@Suite struct DarkSkyWeatherTests {
  private let reply = """
    {"latitude":51.4006,"longitude":4.761,"timezone":"Europe/Brussels","offset":2,
     "currently":{"time":1746873900,"summary":"Light Rain","icon":"rain","temperature":59.3,"windSpeed":8,
      "humidity":0.8,"precipType":"rain","nearestStormDistance":-999},
     "minutely":{"data":[]},
     "hourly":{"summary":"Rain.","icon":"rain","data":[{"time":1746871200,"icon":"rain","temperature":58},
      {"time":1746874800,"icon":"hail","temperature":-999,"windSpeed":null},{"icon":"rain"}]},
     "daily":{"summary":"Rain.","data":[
      {"time":1746828000,"summary":"Rain until noon.","icon":"partly-cloudy-day","sunriseTime":1746849240,
       "sunsetTime":1746904680,"temperatureMin":48.2,"temperatureMax":63,"windSpeed":9.1},
      {"time":1746914400,"icon":"thunderstorm","temperatureLow":40,"temperatureHigh":60},
      {"time":1747000800,"icon":"tornado","temperatureMin":-999,"temperatureMax":null},
      {"time":null,"icon":"rain"}]},
     "alerts":[{"title":"Storm","regions":["x"],"severity":"Severe","time":1,"expires":-999,"uri":"u"}],
     "flags":{"units":"us","nearest-station":-999,"sources":["gfs"]}}
    """

  @Test func theKeyStandsInThePath() async throws {
    try await withTestServer { server in
      server.reply(to: "/base/forecast/s3cret/51.4006,4.7610", with: .json(reply))
      let services = try server.services([
        "DARK_SKY_URL": server.address + "/base/", "DARK_SKY_KEY": "s3cret",
      ])
      _ = try await services.weather.forecast(for: .fallback)
      #expect(server.requests.first?.queryItem("exclude") == "minutely,alerts")
      #expect(server.requests.first?.queryItem("units") == nil)
    }
  }

  @Test func theAnswerIsAForecast() async throws {
    let forecast = try await darkSky(reply)
    #expect(forecast.source == .live)
    #expect(forecast.timeZone.identifier == "Europe/Brussels")
    #expect(forecast.current.time.text == "2025-05-10T10:45:00Z")
    #expect(forecast.current.summary == "Light Rain")
    #expect(forecast.current.temperature == Temperature(59.3, .fahrenheit))
    #expect(forecast.current.windSpeed == Speed(8, .milesPerHour))
    #expect(forecast.daily.map(\.icon) == [.partlyCloudyDay, .rain, .unknown])
    #expect(forecast.daily[0].time.text == "2025-05-09T22:00:00Z")
    #expect(forecast.daily[0].sunrise?.text == "2025-05-10T03:54:00Z")
    #expect(forecast.daily[1].minimumTemperature == Temperature(40, .fahrenheit))
    #expect(forecast.daily[2].minimumTemperature == nil)
    #expect(forecast.daily[2].maximumTemperature == nil)
    #expect(forecast.hourly.map(\.icon) == [.rain, .sleet])
    #expect(forecast.hourly[1].temperature == nil)
  }

  @Test(arguments: [
    (#""us""#, Temperature.Unit.fahrenheit, Speed.Unit.milesPerHour), (#""si""#, .celsius, .metersPerSecond),
    (#""ca""#, .celsius, .kilometersPerHour), (#""uk""#, .celsius, .milesPerHour),
    (#""uk2""#, .celsius, .milesPerHour), ("null", .fahrenheit, .milesPerHour),
    ("7", .fahrenheit, .milesPerHour),
  ])
  func theFlagTellsTheUnits(flag: String, temperature: Temperature.Unit, speed: Speed.Unit) async throws {
    let forecast = try await darkSky(
      #"{"timezone":"UTC","currently":{"time":0,"temperature":10,"windSpeed":5},"flags":{"units":\#(flag)}}"#)
    #expect(forecast.current.temperature == Temperature(10, temperature))
    #expect(forecast.current.windSpeed == Speed(5, speed))
  }

  @Test func whatIsMissingIsUnknown() async throws {
    let bare = try await darkSky(#"{"offset":-3.5,"currently":{"time":1746873900}}"#)
    #expect(bare.timeZone.secondsFromGMT() == -12_600)
    #expect(bare.current.icon == .unknown)
    #expect(bare.current.temperature == nil)
    #expect(bare.daily.isEmpty)
    let onlyDays = try await darkSky(#"{"timezone":"UTC","daily":{"data":[{"time":0,"icon":"fog"}]}}"#)
    #expect(onlyDays.current.icon == .fog)
    #expect(onlyDays.current.time == onlyDays.fetchedAt)
  }

  @Test(arguments: [
    (
      400, #"{"code":400,"error":"The given location is invalid."}"#,
      ServiceError.rejected(service: "S", status: 400, reason: "The given location is invalid.")
    ),
    (401, #"{"message":"No API key found in request"}"#, .keyRejected(service: "S")),
    (403, #"{"code":403,"error":"permission denied"}"#, .keyRejected(service: "S")),
    (404, #"{"detail":"Not Found"}"#, .rejected(service: "S", status: 404, reason: "Not Found")),
    (
      429, #"{"message":"API rate limit exceeded for s3cret"}"#,
      .tooManyRequests(service: "S", reason: "API rate limit exceeded for …")
    ),
    (500, #"{"message":"An unexpected error occurred"}"#, .unavailable(service: "S", status: 500)),
    (502, "<html>bad gateway</html>", .unavailable(service: "S", status: 502)),
    (200, "<html></html>", .unreadable(service: "S")),
    (200, #"{"currently":{"time":17468"#, .unreadable(service: "S")),
    (200, #"{"currently":null,"daily":{"data":[]}}"#, .unreadable(service: "S")),
  ])
  func aFailureIsASentenceWithoutTheKey(status: Int, body: String, expected: ServiceError) async throws {
    try await withTestServer { server in
      server.replyElsewhere(with: .json(body, status: status))
      let services = try server.services(["DARK_SKY_URL": server.address, "DARK_SKY_KEY": "s3cret"])
      let error = await #expect(throws: ServiceError.self) {
        try await services.weather.forecast(for: .fallback)
      }
      let found = try #require(error)
      #expect("\(found)".replacing("The weather service at 127.0.0.1", with: "S") == "\(expected)")
      #expect(!found.localizedDescription.contains("s3cret"))
      #expect(!String(reflecting: found).contains("s3cret"))
    }
  }
}
