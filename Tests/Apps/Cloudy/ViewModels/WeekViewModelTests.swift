import BinderyTesting
@testable import CloudyViewModels
@testable import Places
import Foundation
import Testing

@Suite(.workScope) @MainActor
struct WeekViewModelTests {
  @Test func eachDayIsARow() async throws {
    let window = await TestCloudy().window(showing: .sample(days: [.day()]))
    let row = try #require(window.week.days.first)
    #expect(row.day == "Saturday")
    #expect(row.date == "March 8")
    #expect(row.temperature == "38° - 51°")
    #expect(row.windSpeed == "12 MPH")
    #expect(row.picture?.name == "rain")
  }

  @Test func genericRowShowsTheSame() async throws {
    let window = await TestCloudy().window(showing: .sample(days: [.day()]))
    let row: any Representable = try #require(window.week.days.first)
    #expect(row.text == "Saturday")
    #expect(row.detail == "March 8")
    #expect(row.values == ["38° - 51°", "12 MPH"])
    #expect(row.picture?.spokenText == "Rain")
    #expect(row.isChecked == nil)
  }

  @Test func allDaysOfTheServiceAreShownInOrder() async {
    let days = (0..<8).map { DayForecast.day(.march8 + Double($0) * 86_400 + 7_200) }
    let window = await TestCloudy().window(showing: .sample(days: days))
    #expect(
      window.week.days.map(\.day) == [
        "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
      ])
    #expect(Set(window.week.days.map(\.id)).count == 8)
  }

  @Test func dayOfTheClockChangeIsNeitherSkippedNorDoubled() async {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .newYork
    let days = (0..<3).compactMap { calendar.date(byAdding: .day, value: $0, to: .march8) }.map {
      DayForecast.day($0)
    }
    let window = await TestCloudy().window(showing: .sample(days: days))
    #expect(window.week.days.map(\.date) == ["March 8", "March 9", "March 10"])
  }

  @Test func daysUseTheTimeZoneOfThePlace() async {
    let midnightInTokyo = Date(timeIntervalSince1970: 1_741_446_000)
    let window = await TestCloudy().window(showing: .sample(in: .tokyo, days: [.day(midnightInTokyo)]))
    #expect(window.week.days.map(\.date) == ["March 9"])
  }

  @Test func unitsFollowTheSettings() async {
    let metric = Settings(units: .metric, temperature: .celsius)
    let window = await TestCloudy(settings: (metric)).window(showing: .sample())
    #expect(window.week.days.map(\.temperature) == ["3° - 11°"])
    #expect(window.week.days.map(\.windSpeed) == ["20 KPH"])
  }

  @Test(
    arguments: [
      (-0.4, 0.4, "0° - 0°"), (0.5, 1.5, "0° - 2°"), (-12.6, -0.5, "-13° - 0°"), (.nan, 12, "–° - 12°"),
      (3, .infinity, "3° - –°"),
    ] as [(Double, Double, String)])
  func rangeHasWholeDegrees(minimum: Double, maximum: Double, text: String) async {
    let day = DayForecast.day(from: Temperature(minimum, .fahrenheit), to: Temperature(maximum, .fahrenheit))
    let window = await TestCloudy().window(showing: .sample(days: [day]))
    #expect(window.week.days.map(\.temperature) == [text])
  }

  @Test func missingDayValuesAreDashes() async {
    let day = DayForecast.day(icon: .unknown, from: nil, to: nil, wind: nil)
    let window = await TestCloudy().window(showing: .sample(days: [day]))
    #expect(window.week.days.map(\.temperature) == ["–° - –°"])
    #expect(window.week.days.map(\.windSpeed) == ["–"])
    #expect(window.week.days.map(\.picture?.name) == ["unknown"])
  }

  @Test func weekIsEmptyUntilThereIsWeather() {
    let week = TestCloudy().window().week
    #expect(week.phase == .loading)
    #expect(week.days.isEmpty)
    #expect(week.failure == nil)
  }
}
