import BinderyTesting
@testable import CloudyViewModels
@testable import Places
import Foundation
import Testing

@Suite(.workScope) @MainActor
struct AlertsViewModelTests {
  private let evening = Date.march8Evening

  private func window(_ alerts: WeatherAlert...) async -> CloudyViewModel {
    await TestCloudy().window(showing: .sample(alerts: alerts))
  }

  @Test func warningShowsSeverityRegionAndTime() async {
    let window = await window(
      WeatherAlert(
        title: "Flood Watch", severity: .severe, regions: ["Bronx", "Queens"], begins: evening + 3_600,
        expires: evening + 10_800, text: "Rivers may rise.", url: "https://alerts.example"))
    let alert = window.alerts.alerts.first
    #expect(alert?.title == "Flood Watch")
    #expect(
      alert?.detail
        == "Severe · Bronx, Queens · from Sat, March 8, 08:05 PM · until Sat, March 8, 10:05 PM")
    #expect(alert?.text == "Rivers may rise.")
    #expect(alert?.isUrgent == true)
  }

  @Test func unknownDetailsAreLeftOut() async {
    let window = await window(WeatherAlert(title: "Storm"))
    #expect(window.alerts.alerts.map(\.detail) == [""])
    #expect(window.alerts.alerts.map(\.isUrgent) == [false])
  }

  @Test func expiredWarningsDisappear() async {
    let window = await window(
      WeatherAlert(title: "Over", expires: evening), WeatherAlert(title: "Now", expires: evening + 1))
    #expect(window.alerts.alerts.map(\.title) == ["Now"])
    #expect(window.alerts.alerts.map(\.detail) == ["Until Sat, March 8, 07:05 PM"])
  }

  @Test func timesFollowTheSettings() async {
    let window = await window(WeatherAlert(title: "Storm", severity: .minor, expires: evening + 3_600))
    window.settings.times[1].choose()
    await settle()
    #expect(window.alerts.alerts.map(\.detail) == ["Minor · until Sat, March 8, 20:05"])
  }

  @Test func warningsAreEmptyWithoutWeather() {
    #expect(TestCloudy().window().alerts.alerts.isEmpty)
  }
}
