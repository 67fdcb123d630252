internal import Foundation

/// Generates alerts for severe sample weather. The text of each says that it is sample data.
struct SampleAlerts {
  private static let text =
    "This is made up, to show what a warning looks like. No weather office has issued it."

  let coordinate: Coordinate
  let calendar: Calendar

  /// Returns alerts for a day and the next one, without those that are over.
  func alerts(from today: Date, now: Date) -> [WeatherAlert] {
    (0...1).compactMap { index in
      calendar.date(byAdding: .day, value: index, to: today).flatMap {
        alert(on: calendar.startOfDay(for: $0))
      }
    }
    .filter { ($0.expires ?? now) > now }
  }

  private func alert(on midnight: Date) -> WeatherAlert? {
    let day = SampleClimate(coordinate: coordinate).day(from: midnight, in: calendar.timeZone)
    let danger: String? =
      switch day.code {
      case 63: "heavy rain"
      case 73: "heavy snow"
      default: day.wind > 26 ? "strong wind" : nil
      }
    return danger.map {
      WeatherAlert(
        title: "Sample warning of \($0)", severity: .moderate, begins: midnight.addingTimeInterval(6 * 3_600),
        expires: midnight.addingTimeInterval(22 * 3_600), text: Self.text)
    }
  }
}
