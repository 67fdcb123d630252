import BinderyTesting
@testable import CloudyViewModels
@testable import Places
import Foundation
import Testing

@Suite(.workScope) @MainActor
struct HourlyViewModelTests {
  private let hours: [HourForecast] = [
    .hour(0), .hour(1, chance: 0.094), .hour(2, temperature: Temperature(43.5, .fahrenheit), chance: 0.1),
    .hour(3, temperature: nil, chance: 1),
  ]

  @Test func hoursBeginWithTheCurrentOne() async {
    let window = await TestCloudy().window(showing: .sample(hours: hours))
    #expect(window.hourly.hours.map(\.time) == ["Now", "8 PM", "9 PM"])
    #expect(window.hourly.hours.map(\.temperature) == ["44°", "44°", "–°"])
    #expect(window.hourly.hours.map(\.rainChance) == [nil, "10%", "100%"])
    #expect(window.hourly.hours[0].picture.name == "rain")
  }

  @Test func currentHourShowsMeasuredValues() async {
    let window = await TestCloudy().window(
      showing: .sample(icon: .snow, temperature: Temperature(31, .fahrenheit), hours: hours))
    #expect(window.hourly.hours[0].temperature == "31°")
    #expect(window.hourly.hours[0].picture.name == "snow")
    #expect(window.hourly.hours[1].picture.name == "rain")
  }

  @Test func temperatureIsALine() async {
    let window = await TestCloudy().window(showing: .sample(hours: hours))
    #expect(window.hourly.chart?.title == "Temperature, next 3 hours (°F)")
    #expect(window.hourly.chart?.points.map(\.time) == ["7 PM", "8 PM"])
    #expect(window.hourly.chart?.points.map(\.degrees) == [44, 43.5])
  }

  @Test func settingsAreFollowedAtOnce() async {
    let window = await TestCloudy().window(showing: .sample(hours: hours))
    window.settings.temperatures[1].choose()
    window.settings.times[1].choose()
    await settle()
    #expect(window.hourly.hours.map(\.time) == ["Now", "20:00", "21:00"])
    #expect(window.hourly.hours[0].temperature == "7°")
    #expect(window.hourly.chart?.title == "Temperature, next 3 hours (°C)")
    #expect(window.hourly.chart?.points.map(\.degrees) == [6.7, 6.4])
  }

  @Test func oneHourMakesNoLineAndNoneShowsNothing() async {
    let one = await TestCloudy().window(showing: .sample(hours: [.hour(1)]))
    #expect(one.hourly.hours.count == 1)
    #expect(one.hourly.chart == nil)
    let none = await TestCloudy().window(showing: .sample())
    #expect(none.hourly.hours.isEmpty)
  }

  @Test func showsAtMostOneDay() async {
    let window = await TestCloudy().window(showing: .sample(hours: (1..<60).map { .hour($0) }))
    #expect(window.hourly.hours.count == 24)
  }

  @Test func hoursOfAnOldForecastPass() async {
    let cloudy = TestCloudy()
    let window = await cloudy.window(showing: .sample(hours: hours, source: .stored))
    #expect(window.hourly.hours.map(\.time) == ["Now", "8 PM", "9 PM"])
    await cloudy.clock.advance(by: .seconds(3600))
    #expect(window.hourly.hours.map(\.time) == ["Now", "9 PM"])
    await cloudy.clock.advance(by: .seconds(3 * 3600))
    #expect(window.hourly.hours.isEmpty)
    #expect(window.hourly.chart == nil)
  }

  @Test func absurdNumbersLeaveAGap() async {
    let window = await TestCloudy().window(
      showing: .sample(hours: [
        .hour(2, temperature: Temperature(.nan, .celsius)),
        .hour(3, temperature: Temperature(-0.3, .celsius)),
      ]))
    window.settings.temperatures[1].choose()
    await settle()
    #expect(window.hourly.hours.map(\.temperature) == ["–°", "0°"])
    #expect(window.hourly.chart == nil)
  }
}
