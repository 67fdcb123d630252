import BinderyTesting
@testable import CloudyViewModels
@testable import Places
import Foundation
import Testing

@Suite(.workScope) @MainActor
struct DayViewModelTests {
  @Test func dayIsTheWeekdayMonthAndDay() async {
    let window = await TestCloudy().window(showing: .sample())
    #expect(window.day.date == "Sat, March 8")
  }

  @Test func timeHasTwelveHoursByDefault() async {
    let window = await TestCloudy().window(showing: .sample())
    #expect(window.day.time == "07:05 PM")
  }

  @Test func timeHasTwentyFourHoursIfChosen() async {
    let window = await TestCloudy(settings: (Settings(time: .twentyFourHour))).window(
      showing: .sample())
    #expect(window.day.time == "19:05")
  }

  @Test(arguments: [(0, "12:45 AM", "00:45"), (12, "12:45 PM", "12:45")])
  func quarterToOneAtNightDiffersFromNoon(hour: Double, twelveHour: String, twentyFourHour: String) async {
    let forecast = Forecast.sample(at: .march8 + hour * 3600 + 45 * 60)
    let window = await TestCloudy().window(showing: forecast)
    let other = await TestCloudy(settings: (Settings(time: .twentyFourHour))).window(
      showing: forecast)
    #expect(window.day.time == twelveHour)
    #expect(other.day.time == twentyFourHour)
  }

  @Test func summaryComesFromTheService() async {
    let window = await TestCloudy().window(showing: .sample(summary: "Breezy and Overcast"))
    #expect(window.day.summary == "Breezy and Overcast")
  }

  @Test(
    arguments: [
      (Temperature(44.06, .fahrenheit), "44.1 °F", "6.7 °C"),
      (Temperature(6.5, .celsius), "43.7 °F", "6.5 °C"),
      (Temperature(-40, .celsius), "-40.0 °F", "-40.0 °C"),
      (Temperature(1234.5, .fahrenheit), "1234.5 °F", "668.1 °C"),
    ] as [(Temperature, String, String)])
  func temperatureHasOneDecimal(temperature: Temperature, fahrenheit: String, celsius: String) async {
    let forecast = Forecast.sample(temperature: temperature)
    let window = await TestCloudy().window(showing: forecast)
    let other = await TestCloudy(settings: (Settings(temperature: .celsius))).window(
      showing: forecast)
    #expect(window.day.temperature == fahrenheit)
    #expect(other.day.temperature == celsius)
  }

  @Test(
    arguments: [
      (Speed(11.7, .milesPerHour), "12 MPH", "19 KPH"),
      (Speed(20, .kilometersPerHour), "12 MPH", "20 KPH"),
      (Speed(5, .metersPerSecond), "11 MPH", "18 KPH"),
      (Speed(0, .milesPerHour), "0 MPH", "0 KPH"),
    ] as [(Speed, String, String)])
  func windHasNoDecimals(speed: Speed, imperial: String, metric: String) async {
    let forecast = Forecast.sample(wind: speed)
    let window = await TestCloudy().window(showing: forecast)
    let other = await TestCloudy(settings: (Settings(units: .metric))).window(showing: forecast)
    #expect(window.day.windSpeed == imperial)
    #expect(other.day.windSpeed == metric)
  }

  @Test func halvesRoundToEven() async {
    let down = await TestCloudy().window(
      showing: .sample(temperature: Temperature(50.25, .fahrenheit), wind: Speed(2.5, .milesPerHour)))
    let up = await TestCloudy().window(
      showing: .sample(temperature: Temperature(50.75, .fahrenheit), wind: Speed(3.5, .milesPerHour)))
    #expect(down.day.temperature == "50.2 °F")
    #expect(down.day.windSpeed == "2 MPH")
    #expect(up.day.temperature == "50.8 °F")
    #expect(up.day.windSpeed == "4 MPH")
  }

  @Test func valuesAreNeverMinusZero() async {
    let window = await TestCloudy().window(
      showing: .sample(temperature: Temperature(-0.04, .fahrenheit), wind: Speed(-0.3, .milesPerHour)))
    let metric = Settings(units: .metric, temperature: .celsius)
    let other = await TestCloudy(settings: (metric)).window(
      showing: .sample(temperature: Temperature(31.99, .fahrenheit), wind: Speed(-0.0, .milesPerHour)))
    #expect(window.day.temperature == "0.0 °F")
    #expect(window.day.windSpeed == "0 MPH")
    #expect(other.day.temperature == "0.0 °C")
    #expect(other.day.windSpeed == "0 KPH")
  }

  @Test(arguments: [Double?.none, .nan, .infinity, -.infinity])
  func unknownValuesAreDashes(value: Double?) async {
    let window = await TestCloudy().window(
      showing: .sample(
        temperature: value.map { Temperature($0, .celsius) }, wind: value.map { Speed($0, .metersPerSecond) })
    )
    #expect(window.day.temperature == "–")
    #expect(window.day.windSpeed == "–")
  }

  @Test func decimalsFollowTheLocale() async {
    let window = await TestCloudy(locale: Locale(identifier: "de_DE")).window(showing: .sample())
    #expect(window.day.temperature == "44,1 °F")
    #expect(window.day.date.hasPrefix("Sa"))
  }

  @Test(
    arguments: [
      (WeatherIcon.clearDay, "clear-day", "Clear day"), (.clearNight, "clear-night", "Clear night"),
      (.rain, "rain", "Rain"), (.snow, "snow", "Snow"), (.sleet, "sleet", "Sleet"), (.fog, "fog", "Fog"),
      (.cloudy, "cloudy", "Cloudy"), (.wind, "cloudy", "Windy"),
      (.partlyCloudyDay, "cloudy", "Partly cloudy"), (.partlyCloudyNight, "cloudy", "Partly cloudy"),
      (WeatherIcon(name: "thunderstorm"), "unknown", "Unknown weather"),
      (WeatherIcon(name: nil), "unknown", "Unknown weather"),
    ] as [(WeatherIcon, String, String)])
  func pictureShowsAndDescribesTheWeather(icon: WeatherIcon, name: String, spokenText: String) async {
    let window = await TestCloudy().window(showing: .sample(icon: icon))
    #expect(window.day.picture?.name == name)
    #expect(window.day.picture?.spokenText == spokenText)
  }

  @Test func dayAndTimeUseTheTimeZoneOfThePlace() async {
    let window = await TestCloudy().window(showing: .sample(in: .tokyo))
    #expect(window.day.date == "Sun, March 9")
    #expect(window.day.time == "09:05 AM")
    #expect(window.day.timeZoneNote == "Tokyo time")
  }

  @Test func readersOwnZoneNeedsNoNote() async {
    let window = await TestCloudy().window(showing: .sample(in: .newYork))
    #expect(window.day.timeZoneNote == nil)
  }

  @Test(
    arguments: [
      (1_741_503_599.0, "01:59 AM"), (1_741_503_600, "03:00 AM"),
      (1_762_061_400, "01:30 AM"), (1_762_065_000, "01:30 AM"), (1_762_068_600, "02:30 AM"),
    ] as [(Double, String)])
  func clockChangesKeepTheTimeRight(seconds: Double, time: String) async {
    let window = await TestCloudy().window(showing: .sample(at: Date(timeIntervalSince1970: seconds)))
    #expect(window.day.time == time)
  }

  @Test func textsAreBlankUntilThereIsWeather() {
    let day = TestCloudy().window().day
    #expect(day.phase == .loading)
    #expect([day.date, day.time, day.summary, day.temperature, day.windSpeed].joined().isEmpty)
    #expect(day.picture == nil)
    #expect(day.failure == nil)
    #expect(day.timeZoneNote == nil)
  }
}
