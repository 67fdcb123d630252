internal import Bindery
internal import BinderyViewModels
internal import Foundation
internal import Places

/// The weather of the next hours that the service sends. Past hours are left out, also while an old forecast is
/// shown.
@MainActor
public final class HourlyViewModel {
  private static let mostHours = 24
  private static let leastChance = 0.095

  private let columns: Computed<[HourViewModel]>
  private let line: Computed<TemperatureChart?>
  private let loading: Computed<Bool>

  init(
    _ state: Driver<WeatherState>, now: Driver<Date>, settings: SharedSettings, context: DisplayContext
  ) {
    loading = Computed("hours are loading") { state.value.phase == .loading }
    let hours = Computed<[HourForecast]>("hours to come") {
      let now = now.value
      return (state.value.forecast?.hourly ?? [])
        .filter { $0.time > now || $0.contains(now) }.prefix(Self.mostHours).map(\.self)
    }
    columns = Computed("hours") {
      guard let forecast = state.value.forecast else { return [] }
      let text = WeatherText(settings: settings.value, locale: context.locale)
      let dates = DateText(locale: context.locale, timeZone: forecast.timeZone)
      let now = now.value
      return hours.value.map { hour in
        let isNow = hour.time <= now
        // The present conditions are more accurate than the forecast for the hour.
        let measured = isNow && hour.contains(forecast.current.time) ? forecast.current : nil
        let chance = hour.precipitationProbability ?? 0
        return HourViewModel(
          id: hour.time, time: isNow ? "Now" : text.hour(hour.time, dates),
          temperature: text.shortTemperature(measured?.temperature ?? hour.temperature),
          rainChance: chance < Self.leastChance ? nil : text.percent(chance),
          picture: WeatherPicture(measured?.icon ?? hour.icon))
      }
    }
    line = Computed("temperature of the hours") {
      guard let forecast = state.value.forecast else { return nil }
      let text = WeatherText(settings: settings.value, locale: context.locale)
      let dates = DateText(locale: context.locale, timeZone: forecast.timeZone)
      return Self.chart(hours.value, text, dates)
    }
  }

  /// Whether the hours are not known yet.
  public var isLoading: Bool { loading.value }

  /// A column for each hour.
  public var hours: [HourViewModel] { columns.value }

  /// The temperature as a line chart; nil if there are too few hours.
  public var chart: TemperatureChart? { line.value }

  private static func chart(
    _ hours: [HourForecast], _ text: WeatherText, _ dates: DateText
  ) -> TemperatureChart? {
    let points = hours.compactMap { hour -> TemperatureChart.Point? in
      guard let degrees = hour.temperature?.value(in: text.scale), degrees.isFinite else { return nil }
      return TemperatureChart.Point(time: text.hour(hour.time, dates), degrees: (degrees * 10).rounded() / 10)
    }
    guard points.count > 1 else { return nil }
    return TemperatureChart(
      title: "Temperature, next \(hours.count) hours (\(text.temperatureUnit))", points: points)
  }
}

extension HourForecast {
  /// Whether a date is within the hour.
  fileprivate func contains(_ moment: Date) -> Bool {
    (time..<time.addingTimeInterval(3_600)).contains(moment)
  }
}
