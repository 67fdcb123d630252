import BinderyStore
@testable import CloudyViewModels
import Foundation
@testable import Places
import Testing

@Suite struct SampleWeatherTests {
  private let calendar: Calendarium
  private let service: SampleWeatherService

  init() throws {
    let calendar = try Calendarium("2025-03-27T15:20:00Z")
    self.calendar = calendar
    service = SampleWeatherService(now: calendar.now)
  }

  @Test func hasAtLeastTwelvePlacesWithTimeZones() {
    #expect(SamplePlaces.all.count >= 12)
    for entry in SamplePlaces.all {
      #expect(TimeZone(identifier: entry.timeZone) != nil, "\(entry.timeZone)")
    }
    #expect(SamplePlaces.all.map(\.place).uniqued().count == SamplePlaces.all.count)
  }

  @Test(arguments: SamplePlaces.all.map(\.place)) func eachPlaceHasEightPlausibleDays(place: Place)
    async throws
  {
    let forecast = await service.forecast(for: place.coordinate)
    #expect(forecast.source == .sample)
    #expect(forecast.attribution == nil)
    #expect(forecast.daily.count == 8)
    #expect(forecast.hourly.count == 24)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = forecast.timeZone
    #expect(Set(forecast.daily.map { calendar.component(.day, from: $0.time) }).count == 8)
    for day in forecast.daily {
      let minimum = try #require(day.minimumTemperature).value
      let maximum = try #require(day.maximumTemperature).value
      #expect(minimum < maximum && minimum > -40 && maximum < 45)
      #expect(day.icon != .unknown && !day.summary.isEmpty)
      #expect(day.time == calendar.startOfDay(for: day.time))
    }
    for chance in forecast.daily.map(\.precipitationProbability)
      + forecast.hourly.map(\.precipitationProbability)
    {
      #expect((0...1).contains(try #require(chance)))
    }
    for index in forecast.daily.map(\.uvIndex) + [forecast.current.uvIndex] {
      #expect((0...12).contains(try #require(index)))
    }
    #expect((0.2...1).contains(try #require(forecast.current.humidity)))
    let now = try #require(forecast.current.temperature).value
    let felt = try #require(forecast.current.apparentTemperature).value
    #expect(abs(felt - now) < 12)
    #expect(now >= (forecast.daily[0].minimumTemperature?.value ?? 100))
    #expect(now <= (forecast.daily[0].maximumTemperature?.value ?? -100))
  }

  @Test func theSamePlaceAndDateHaveTheSameWeather() async throws {
    let first = await service.forecast(for: Place.fallback.coordinate)
    #expect(await service.forecast(for: Place.fallback.coordinate) == first)
    calendar.advance(86_400)
    let next = await service.forecast(for: Place.fallback.coordinate)
    #expect(next.daily.prefix(7) == first.daily.suffix(7))
  }

  @Test func placesDifferAndTheNightIsDark() async throws {
    let oslo = await service.forecast(for: Coordinate(clampedLatitude: 59.913, longitude: 10.746))
    let nairobi = await service.forecast(for: Coordinate(clampedLatitude: -1.283, longitude: 36.817))
    #expect(oslo.daily.map(\.maximumTemperature) != nairobi.daily.map(\.maximumTemperature))
    let sun = SampleSun(
      at: Place.fallback.coordinate, near: try Date.ISO8601FormatStyle().parse("2025-06-21T12:00:00Z"))
    let rise = try #require(sun.rise)
    #expect(abs(rise.timeIntervalSince(try Date.ISO8601FormatStyle().parse("2025-06-21T03:27:00Z"))) < 1_200)
    #expect(!sun.isUp(at: rise.addingTimeInterval(-60)))
  }

  @Test(arguments: [(90.0, 0.0), (-90, 180), (0, -180), (71, 25), (-77.8, 166.7)])
  func extremeCoordinatesHaveWeather(latitude: Double, longitude: Double) async throws {
    let forecast = await service.forecast(for: Coordinate(clampedLatitude: latitude, longitude: longitude))
    #expect(forecast.daily.count == 8)
  }

  @Test(arguments: [
    ("sao", ["São Paulo"]), ("york", ["New York"]), ("richmond, virg", ["Richmond"]),
    ("Richmond, VA", ["Richmond"]), ("berlin, france", []),
    ("b", []),
    ("new york, united", ["New York"]), ("ggggg", []), ("Paris,", ["Paris"]),
  ])
  func knownPlacesAreFoundByTheBeginningOfAWord(query: String, expected: [String]) async throws {
    #expect(try await SampleGeocoder().places(named: query).map(\.name) == expected)
  }

  @Test func sampleWarningsAreLabeledAndNeverExpired() async throws {
    var warnings: [WeatherAlert] = []
    for _ in 0..<20 {
      for place in SamplePlaces.all.map(\.place) {
        let alerts = await service.forecast(for: place.coordinate).alerts
        #expect(alerts.allSatisfy { ($0.expires ?? .distantPast) > calendar.now() })
        warnings += alerts
      }
      calendar.advance(86_400)
    }
    #expect(!warnings.isEmpty)
    #expect(warnings.allSatisfy { $0.title.hasPrefix("Sample warning") && $0.text.contains("made up") })
  }

  @Test func sampleServicesSendNoRequests() async throws {
    let services = Services.sample(now: calendar.now)
    #expect(try await services.weather.forecast(for: Place.fallback.coordinate).source == .sample)
    #expect(try await services.geocoding.places(named: "Vienna").count == 1)
  }
}
