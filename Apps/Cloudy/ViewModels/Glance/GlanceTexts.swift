internal import Foundation
internal import Places

/// Formats the rows of the glance screen.
struct GlanceTexts {
  let weather: WeatherText
  let locale: Locale
  let now: Date

  init(settings: Settings, locale: Locale, now: Date) {
    weather = WeatherText(settings: settings, locale: locale)
    self.locale = locale
    self.now = now
  }

  /// Returns the row of a place with the state of its weather.
  @MainActor
  func row(_ place: GlancePlace, _ state: WeatherState) -> GlanceRowViewModel {
    GlanceRowViewModel(
      id: place.id,
      text: place.name.isEmpty ? LocationViewModel.text(place.coordinate, weather.numbers) : place.name,
      detail: detail(of: state), values: values(of: state),
      picture: state.forecast.map { WeatherPicture($0.current.icon) })
  }

  private func detail(of state: WeatherState) -> String {
    switch state {
    case .loading: return "Loading..."
    case .failed(let reason): return reason
    case .loaded(let forecast), .outdated(let forecast, _):
      let dates = DateText(locale: locale, timeZone: forecast.timeZone)
      let time = "\(dates.shortWeekday(now)) \(weather.time(now, dates))"
      guard forecast.source == .stored else { return time }
      return "\(time) · forecast \(AgeText.words(seconds: now.timeIntervalSince(forecast.fetchedAt))) old"
    }
  }

  private func values(of state: WeatherState) -> [String] {
    guard let current = state.forecast?.current else { return [] }
    return [weather.temperature(current.temperature), current.summary].filter { !$0.isEmpty }
  }
}
