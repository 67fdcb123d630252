import BinderyStore
import BinderyTesting
@testable import CloudyViewModels
@testable import Places
import Testing

@Suite(.workScope) @MainActor
struct SettingsViewModelTests {
  private let cloudy = TestCloudy()

  @Test func groupsHaveTheirTextsAndTheFirstIsTheDefault() {
    let settings = cloudy.window().settings
    #expect(settings.title == "Settings")
    #expect(settings.times.map(\.text) == ["12 Hour", "24 Hour"])
    #expect(settings.units.map(\.text) == ["Imperial", "Metric"])
    #expect(settings.temperatures.map(\.text) == ["Fahrenheit", "Celsius"])
    #expect(settings.times.map(\.isChecked) == [true, false])
    #expect(settings.units.map(\.isChecked) == [true, false])
    #expect(settings.temperatures.map(\.isChecked) == [true, false])
  }

  @Test func genericRowShowsAChoice() {
    let row: any SettingsRepresentable = cloudy.window().settings.times[1]
    #expect(row.text == "24 Hour")
    #expect(row.isChecked == false)
    #expect(row.detail == nil)
    #expect(row.values.isEmpty)
  }

  @Test func choosingMovesTheCheckMarkOfItsGroupOnly() async {
    let settings = cloudy.window().settings
    settings.times[1].choose()
    await settle()
    #expect(settings.times.map(\.isChecked) == [false, true])
    #expect(settings.units.map(\.isChecked) == [true, false])
    #expect(settings.temperatures.map(\.isChecked) == [true, false])
  }

  @Test func changeShowsEverywhereWithoutANewRequest() async {
    let window = await cloudy.window(showing: .sample())
    let other = await cloudy.window(showing: .sample())
    window.settings.times[1].choose()
    window.settings.units[1].choose()
    window.settings.temperatures[1].choose()
    await settle()
    for window in [window, other] {
      #expect(window.day.time == "19:05")
      #expect(window.day.windSpeed == "19 KPH")
      #expect(window.day.temperature == "6.7 °C")
      #expect(window.week.days.map(\.values) == [["3° - 11°", "20 KPH"]])
      #expect(window.settings.temperatures.map(\.isChecked) == [false, true])
    }
    #expect(cloudy.weather.forecast.calls.count == 2)
  }

  @Test func changeIsKept() async {
    cloudy.window().settings.temperatures[1].choose()
    await settle()
    let window = await TestCloudy(store: cloudy.store).window(showing: .sample())
    #expect(window.day.temperature == "6.7 °C")
    #expect(window.settings.temperatures.map(\.isChecked) == [false, true])
  }

  @Test func choosingTheChosenOneDoesNothing() async {
    let settings = cloudy.window().settings
    cloudy.faults.failWriting(FullDisk())
    settings.times[0].choose()
    settings.units[0].choose()
    settings.temperatures[0].choose()
    await settle()
    #expect(settings.failure == nil)
  }

  @Test func choicesOfTwoWindowsAreBothKept() async throws {
    let window = cloudy.window()
    let other = cloudy.window()
    window.settings.times[1].choose()
    other.settings.units[1].choose()
    await settle()
    let kept = try await StoredSettings(store: cloudy.store).settings()
    #expect(kept == Settings(time: .twentyFourHour, units: .metric))
  }

  @Test func firstWeatherFollowsTheSettings() async {
    let window = TestCloudy(settings: (Settings(temperature: .celsius)))
    let shown = await window.window(showing: .sample())
    #expect(shown.day.temperature == "6.7 °C")
  }

  @Test func unsavedChoicesAreReportedAndNotShown() async {
    cloudy.faults.failWriting(FullDisk())
    let settings = cloudy.window().settings
    settings.times[1].choose()
    await settle()
    #expect(settings.times.map(\.isChecked) == [true, false])
    #expect(settings.failure == "There is no room left. Free some space and try again.")
    cloudy.faults.failWriting(nil)
    settings.times[1].choose()
    await settle()
    #expect(settings.times.map(\.isChecked) == [false, true])
    #expect(settings.failure == nil)
  }

  @Test func unreadableSettingsLeaveTheDefaultsAndAWayToRetry() async {
    cloudy.faults.failReading(FullDisk())
    let window = await cloudy.window(showing: .sample())
    #expect(window.day.temperature == "44.1 °F")
    #expect(window.settings.failure == "There is no room left. Free some space and try again.")
    cloudy.faults.failReading(nil)
    window.settings.retry()
    await settle()
    #expect(window.settings.failure == nil)
  }

  @Test(.timeLimit(.minutes(10)))
  func changeByAnotherProcessArrives() async throws {
    let window = await cloudy.window(showing: .sample())
    try await StoredSettings(store: cloudy.store).update { $0.temperature = .celsius }
    await until { window.day.temperature == "6.7 °C" }
  }
}
