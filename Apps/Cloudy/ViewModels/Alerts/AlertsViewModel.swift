internal import Bindery
internal import BinderyViewModels
internal import Foundation
internal import Places

/// The alerts for the place, without those that are over.
@MainActor
public final class AlertsViewModel {
  private let rows: Computed<[AlertViewModel]>

  init(
    _ state: Driver<WeatherState>, now: Driver<Date>, settings: SharedSettings, context: DisplayContext
  ) {
    rows = Computed("warnings") {
      guard let forecast = state.value.forecast else { return [] }
      let text = WeatherText(settings: settings.value, locale: context.locale)
      let dates = DateText(locale: context.locale, timeZone: forecast.timeZone)
      let now = now.value
      return forecast.alerts.enumerated().compactMap { index, alert in
        if let expires = alert.expires, expires <= now { return nil }
        return AlertViewModel(
          id: index, title: alert.title, detail: Self.detail(of: alert, now: now, text, dates),
          text: alert.text, url: alert.url, isUrgent: [.extreme, .severe].contains(alert.severity))
      }
    }
  }

  /// The alerts, in the service's order.
  public var alerts: [AlertViewModel] { rows.value }

  private static func detail(
    of alert: WeatherAlert, now: Date, _ text: WeatherText, _ dates: DateText
  ) -> String {
    func moment(_ date: Date) -> String { "\(dates.shortDay(date)), \(text.time(date, dates))" }
    var parts: [String] = []
    if alert.severity != .unknown { parts.append(alert.severity.rawValue.capitalized) }
    if !alert.regions.isEmpty { parts.append(alert.regions.joined(separator: ", ")) }
    if let begins = alert.begins, begins > now { parts.append("from \(moment(begins))") }
    if let expires = alert.expires { parts.append("until \(moment(expires))") }
    let detail = parts.joined(separator: " · ")
    return detail.prefix(1).uppercased() + detail.dropFirst()
  }
}
