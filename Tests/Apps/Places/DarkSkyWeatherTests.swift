import BinderyServices
import BinderyTesting
@testable import CloudyViewModels
import Foundation
@testable import Places
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

  @Test func keyIsPartOfThePath() async throws {
    try await withTestServer { server in
      server.reply(to: "/base/forecast/s3cret/51.400592,4.76097", with: .json(reply))
      let services = try server.services([
        "DARK_SKY_URL": server.address + "/base/", "DARK_SKY_KEY": "s3cret",
      ])
      _ = try await services.weather.forecast(for: Place.fallback.coordinate)
      #expect(server.requests.first?.queryItem("exclude") == "minutely")
      #expect(server.requests.first?.queryItem("units") == nil)
    }
  }

  @Test func replyIsReadAsAForecast() async throws {
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

  @Test func airDetailsAreRead() async throws {
    let forecast = try await darkSky(
      """
      {"timezone":"UTC","currently":{"time":1746873900,"temperature":59,"apparentTemperature":57.6,"humidity":0.85,
        "uvIndex":5.69,"precipProbability":0.25},
       "hourly":{"data":[{"time":1746873900,"precipProbability":1},{"time":1746877500,"precipProbability":-999}]},
       "daily":{"data":[{"time":1746828000,"uvIndex":6,"precipProbability":0.5},
        {"time":1746914400,"uvIndex":-999,"precipProbability":2}]}}
      """)
    #expect(forecast.current.apparentTemperature == Temperature(57.6, .fahrenheit))
    #expect(forecast.current.humidity == 0.85)
    #expect(forecast.current.uvIndex == 5.69)
    #expect(forecast.current.precipitationProbability == 0.25)
    #expect(forecast.hourly.map(\.precipitationProbability) == [1, nil])
    #expect(forecast.daily.map(\.uvIndex) == [6, nil])
    #expect(forecast.daily.map(\.precipitationProbability) == [0.5, nil])
  }

  @Test func warningsAreReadAndOddOnesLeftOut() async throws {
    let forecast = try await darkSky(
      """
      {"timezone":"UTC","currently":{"time":1746873900},"alerts":[
        {"title":"Flood Watch","regions":["Marin",null,"Napa"],"severity":"Severe","time":1746873900,
         "expires":1746914400,"description":"Rivers may rise.","uri":"https://alerts.example/1"},
        {"title":"Storm","regions":"x","severity":7,"time":-999,"expires":-999,"uri":"javascript:alert(1)"},
        {"severity":"Minor"},"odd",null]}
      """)
    #expect(
      forecast.alerts == [
        WeatherAlert(
          title: "Flood Watch", severity: .severe, regions: ["Marin", "Napa"],
          begins: Date(timeIntervalSince1970: 1_746_873_900),
          expires: Date(timeIntervalSince1970: 1_746_914_400), text: "Rivers may rise.",
          url: "https://alerts.example/1"),
        WeatherAlert(title: "Storm"),
      ])
  }

  @Test(arguments: [
    (#""us""#, Temperature.Unit.fahrenheit, Speed.Unit.milesPerHour), (#""si""#, .celsius, .metersPerSecond),
    (#""ca""#, .celsius, .kilometersPerHour), (#""uk""#, .celsius, .milesPerHour),
    (#""uk2""#, .celsius, .milesPerHour), ("null", .fahrenheit, .milesPerHour),
    ("7", .fahrenheit, .milesPerHour),
  ])
  func flagSetsTheUnits(flag: String, temperature: Temperature.Unit, speed: Speed.Unit) async throws {
    let forecast = try await darkSky(
      #"{"timezone":"UTC","currently":{"time":0,"temperature":10,"windSpeed":5},"flags":{"units":\#(flag)}}"#)
    #expect(forecast.current.temperature == Temperature(10, temperature))
    #expect(forecast.current.windSpeed == Speed(5, speed))
  }

  @Test func missingValuesAreUnknown() async throws {
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
      HTTPError.refused(service: "S", status: 400, reason: "The given location is invalid.")
    ),
    (
      401, #"{"message":"No API key found in request"}"#,
      .keyRefused(service: "S", reason: "No API key found in request")
    ),
    (
      403, #"{"code":403,"error":"permission denied"}"#,
      .keyRefused(service: "S", reason: "permission denied")
    ),
    (404, #"{"detail":"Not Found"}"#, .notFound(service: "S", reason: "Not Found")),
    (
      429, #"{"message":"API rate limit exceeded for s3cret"}"#,
      .rateLimited(service: "S", retryAfter: nil, reason: "API rate limit exceeded for …")
    ),
    (
      500, #"{"message":"An unexpected error occurred"}"#,
      .unavailable(service: "S", status: 500, reason: "An unexpected error occurred")
    ),
    (502, "<html>bad gateway</html>", .unavailable(service: "S", status: 502, reason: nil)),
    (200, "<html></html>", .notJSON(service: "S", kind: "a web page")),
    (200, #"{"currently":{"time":17468"#, .cutOff(service: "S")),
    (
      200, #"{"currently":null,"daily":{"data":[]}}"#,
      .unreadable(service: "S", detail: "it knows no weather for this place")
    ),
  ])
  func readableErrorsHideTheKey(status: Int, body: String, expected: HTTPError) async throws {
    try await withTestServer { server in
      server.replyElsewhere(with: .json(body, status: status))
      let services = try server.services(["DARK_SKY_URL": server.address, "DARK_SKY_KEY": "s3cret"])
      let error = await #expect(throws: HTTPError.self) {
        try await services.weather.forecast(for: Place.fallback.coordinate)
      }
      let found = try #require(error)
      #expect("\(found)".replacing("The weather service at 127.0.0.1", with: "S") == "\(expected)")
      #expect(!found.localizedDescription.contains("s3cret"))
      #expect(!String(reflecting: found).contains("s3cret"))
    }
  }
}
