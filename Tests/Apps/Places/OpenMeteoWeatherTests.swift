import BinderyServices
import BinderyTesting
@testable import CloudyViewModels
import Foundation
@testable import Places
import Testing

@Suite struct OpenMeteoWeatherTests {
  @Test func requestContainsThePointAndTheVariables() async throws {
    try await withTestServer { server in
      server.reply(to: "/v1/forecast", with: .json(OpenMeteoReplies.forecast))
      _ = try await server.services().weather.forecast(for: Place.fallback.coordinate)
      let request = try #require(server.requests.first)
      #expect(request.queryItem("latitude") == "51.400592")
      #expect(request.queryItem("longitude") == "4.76097")
      #expect(request.queryItem("timezone") == "auto")
      #expect(request.queryItem("forecast_days") == "8")
      #expect(
        request.queryItem("current")
          == "temperature_2m,apparent_temperature,relative_humidity_2m,is_day,weather_code,wind_speed_10m,"
          + "cloud_cover")
      #expect(
        request.queryItem("hourly") == "temperature_2m,is_day,weather_code,precipitation_probability")
      #expect(
        request.queryItem("daily")
          == "weather_code,temperature_2m_max,temperature_2m_min,wind_speed_10m_max,sunrise,sunset,"
          + "uv_index_max,precipitation_probability_max")
      #expect(request.header("User-Agent") == "Cloudy/1.0 (Bindery)")
    }
  }

  @Test(arguments: [
    (48.85341, 2.3488, "48.85341", "2.3488"), (0.00001, -0.0, "0.000010000", "0.0"),
    (-89.123456789, 180, "-89.123456789", "180.0"),
  ])
  func requestHasAllDigitsOfThePoint(
    latitude: Double, longitude: Double, first: String, second: String
  ) async throws {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    try await withTestServer { server in
      server.reply(to: "/v1/forecast", with: .json(OpenMeteoReplies.forecast))
      _ = try await server.services().weather.forecast(for: point)
      let request = try #require(server.requests.first)
      #expect(request.queryItem("latitude") == first)
      #expect(request.queryItem("longitude") == second)
    }
  }

  @Test func replyIsReadAsAForecast() async throws {
    let forecast = try await openMeteo(OpenMeteoReplies.forecast)
    #expect(forecast.source == .live)
    #expect(forecast.timeZone.identifier == "Europe/Brussels")
    #expect(forecast.fetchedAt.text == "2025-05-10T10:45:00Z")
    #expect(forecast.attribution?.text == "Weather data by Open-Meteo.com")
    #expect(forecast.current.time.text == "2025-05-10T10:45:00Z")
    #expect(forecast.current.summary == "Overcast")
    #expect(forecast.current.icon == .cloudy)
    #expect(forecast.current.temperature == Temperature(15.4, .celsius))
    #expect(forecast.current.windSpeed == Speed(11.5, .kilometersPerHour))
    let today = try #require(forecast.daily.first)
    #expect(forecast.daily.map(\.icon) == [.rain, .clearDay, .rain])
    #expect(today.time.text == "2025-05-09T22:00:00Z")
    #expect(today.summary == "Light rain")
    #expect(today.minimumTemperature == Temperature(8.9, .celsius))
    #expect(today.maximumTemperature == Temperature(17.2, .celsius))
    #expect(today.windSpeed == Speed(14.1, .kilometersPerHour))
    #expect(today.sunrise?.text == "2025-05-10T03:54:00Z")
    #expect(today.sunset?.text == "2025-05-10T19:18:00Z")
  }

  @Test func hoursAndAirDetailsAreRead() async throws {
    let forecast = try await openMeteo(OpenMeteoReplies.detailed)
    #expect(forecast.current.apparentTemperature == Temperature(13.1, .celsius))
    #expect(forecast.current.humidity == 0.72)
    #expect(forecast.daily.map(\.uvIndex) == [5.3, nil])
    #expect(forecast.daily.map(\.precipitationProbability) == [0.45, 1])
    // Past hours are left out, the current one is not.
    #expect(forecast.hourly.map(\.time.text) == ["2025-05-10T10:00:00Z", "2025-05-10T11:00:00Z"])
    #expect(forecast.hourly.map(\.icon) == [.partlyCloudyDay, .clearNight])
    #expect(forecast.hourly.map(\.precipitationProbability) == [0, nil])
    #expect(forecast.alerts.isEmpty)
  }

  @Test func missingAirDetailsAreUnknown() async throws {
    let forecast = try await openMeteo(OpenMeteoReplies.forecast)
    #expect(forecast.current.apparentTemperature == nil)
    #expect(forecast.current.humidity == nil)
    #expect(forecast.hourly.isEmpty)
    #expect(forecast.daily.allSatisfy { $0.uvIndex == nil && $0.precipitationProbability == nil })
  }

  @Test func daysInUnixTimeBeginAtMidnightOfThePlaceAcrossAChangeOfClocks() async throws {
    let forecast = try await openMeteo(OpenMeteoReplies.unixTime)
    #expect(
      forecast.daily.map(\.time.text) == [
        "2025-03-28T23:00:00Z", "2025-03-29T23:00:00Z", "2025-03-30T22:00:00Z",
      ])
    #expect(forecast.current.icon == .clearNight)
    #expect(forecast.current.temperature == Temperature(50, .fahrenheit))
    #expect(forecast.current.windSpeed == Speed(10, .milesPerHour))
  }

  @Test func daysInLocalTimeBeginWhenTheyBeginAtThePlace() async throws {
    // On 25 April 2025, the clocks of Cairo skipped the hour from midnight to one o'clock.
    let forecast = try await openMeteo(
      """
      {"timezone":"Africa/Cairo","utc_offset_seconds":7200,
       "daily":{"time":["2025-04-24","2025-04-25","2025-04-26"],"weather_code":[0,0,0]}}
      """)
    #expect(
      forecast.daily.map(\.time.text) == [
        "2025-04-23T22:00:00Z", "2025-04-24T22:00:00Z", "2025-04-25T21:00:00Z",
      ])
  }

  @Test func earlierFormatIsRead() async throws {
    let forecast = try await openMeteo(OpenMeteoReplies.legacy)
    #expect(forecast.current.icon == .fog)
    #expect(forecast.current.temperature == Temperature(59, .fahrenheit))
    #expect(forecast.current.time.text == "2023-04-10T17:00:00Z")
    #expect(forecast.daily.isEmpty)
  }

  @Test func listsOfDifferentLengthsAndNullsNeverTrap() async throws {
    let forecast = try await openMeteo(
      """
      {"timezone":"UTC","utc_offset_seconds":0,"current":null,
       "daily":{"time":["2025-05-10","2025-05-11",null,"garbage","2025-13-41","2025-05-12","2025-05-13"],
        "weather_code":[null,1e300],"temperature_2m_max":[20,null,1,1,1,-999,null],"temperature_2m_min":[-999],
        "wind_speed_10m_max":[-5],"sunrise":["never"],"sunset":{"a":1}}}
      """)
    #expect(forecast.daily.map(\.time.text) == ["2025-05-10T00:00:00Z"])
    #expect(forecast.daily.first?.maximumTemperature == Temperature(20, .celsius))
    #expect(forecast.daily.first?.minimumTemperature == nil)
    #expect(forecast.daily.first?.windSpeed == nil)
    #expect(forecast.daily.first?.icon == .unknown)
    #expect(forecast.current.temperature == nil)
  }

  @Test func absurdNumbersCountAsUnknown() async throws {
    let forecast = try await openMeteo(
      """
      {"timezone":"Moon/Base","utc_offset_seconds":1e300,
       "current":{"time":-1e300,"temperature_2m":NaN,"wind_speed_10m":Infinity,"weather_code":1234,"is_day":"x"},
       "daily":{"time":[]}}
      """)
    #expect(forecast.timeZone.secondsFromGMT() == 0)
    #expect(forecast.current.time == forecast.fetchedAt)
    #expect(forecast.current.temperature == nil)
    #expect(forecast.current.windSpeed == nil)
    #expect(forecast.current.icon == .unknown)
    #expect(forecast.current.summary == "")
  }

  @Test(arguments: [
    ("m/s", Speed(10, .metersPerSecond)), ("kn", Speed(18.52, .kilometersPerHour)),
    ("?", Speed(10, .kilometersPerHour)),
  ])
  func theUnitsOfTheAnswerAreHonoured(unit: String, expected: Speed) async throws {
    let forecast = try await openMeteo(
      #"{"current_units":{"wind_speed_10m":"\#(unit)"},"current":{"wind_speed_10m":10}}"#)
    #expect(forecast.current.windSpeed == expected)
  }

  @Test func codesAndCloudsAreRead() async throws {
    let forecast = try await openMeteo(
      #"{"current":{"weather_code":95,"is_day":0,"cloud_cover":40}}"#)
    #expect(forecast.current.code == "t02n" && forecast.current.summary == "Thunderstorm")
    #expect(forecast.current.cloudCover == 0.4)
    #expect(try await openMeteo(#"{"current":{"weather_code":4,"is_day":1}}"#).current.code == "u00d")
    #expect(try await openMeteo(#"{"current":{}}"#).current.code == nil)
  }

  @Test(arguments: [
    (
      400, OpenMeteoReplies.error("Latitude must be in range of -90 to 90°. Given: 91.0."),
      HTTPError.refused(
        service: "Open-Meteo", status: 400, reason: "Latitude must be in range of -90 to 90°. Given: 91.0.")
    ),
    (401, "", .refused(service: "Open-Meteo", status: 401, reason: nil)),
    (403, "<html>no</html>", .refused(service: "Open-Meteo", status: 403, reason: nil)),
    (404, OpenMeteoReplies.error("Not Found"), .notFound(service: "Open-Meteo", reason: "Not Found")),
    (
      429, OpenMeteoReplies.error("Minutely API request limit exceeded. Please try again in one minute."),
      .rateLimited(
        service: "Open-Meteo", retryAfter: nil,
        reason: "Minutely API request limit exceeded. Please try again in one minute.")
    ),
    (500, "oops", .unavailable(service: "Open-Meteo", status: 500, reason: nil)),
    (
      503, OpenMeteoReplies.error("The service is overloaded"),
      .unavailable(service: "Open-Meteo", status: 503, reason: "The service is overloaded")
    ),
    (200, "<html>Welcome to the hotel</html>", .notJSON(service: "Open-Meteo", kind: "a web page")),
    (200, #"{"latitude":51.4,"curr"#, .cutOff(service: "Open-Meteo")),
    (200, "{}", noWeather), (200, #"{"current":null,"daily":{"time":null}}"#, noWeather),
    (200, "[]", .unreadable(service: "Open-Meteo", detail: "the answer is of another kind")),
    (200, "null", .unreadable(service: "Open-Meteo", detail: "the answer is empty")),
    (200, "", .notJSON(service: "Open-Meteo", kind: "nothing")),
  ])
  func failuresHaveReadableErrors(status: Int, body: String, expected: HTTPError) async throws {
    try await withTestServer { server in
      server.reply(to: "/v1/forecast", with: .json(body, status: status))
      await #expect(throws: expected) {
        try await server.services().weather.forecast(for: Place.fallback.coordinate)
      }
      #expect(expected.localizedDescription.contains("Open-Meteo "))
    }
  }

  private static let noWeather = HTTPError.unreadable(
    service: "Open-Meteo", detail: "it knows no weather for this place")
}
