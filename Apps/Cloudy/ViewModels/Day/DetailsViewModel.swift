internal import Bindery
internal import BinderyViewModels
internal import Foundation
internal import Places

/// Humidity, sun, chance of rain and other values that the service sends.
@MainActor
public final class DetailsViewModel {
  private let state: Driver<WeatherState>
  private let rows: Computed<[DayDetail]>

  init(_ state: Driver<WeatherState>, settings: SharedSettings, context: DisplayContext) {
    self.state = state
    rows = Computed("details of the day") {
      guard let forecast = state.value.forecast else { return [] }
      let text = WeatherText(settings: settings.value, locale: context.locale)
      let dates = DateText(locale: context.locale, timeZone: forecast.timeZone)
      return Self.details(of: forecast, text, dates)
    }
  }

  /// The known values, in display order.
  public var details: [DayDetail] { rows.value }

  private static func details(of forecast: Forecast, _ text: WeatherText, _ dates: DateText) -> [DayDetail] {
    let now = forecast.current
    let today = forecast.today
    let uvIndex = today?.uvIndex ?? now.uvIndex
    let values: [(DayDetail.Kind, String, String?)] = [
      (.feelsLike, "Feels like", now.apparentTemperature.map(text.temperature)),
      (
        .rainChance, "Rain chance",
        (today?.precipitationProbability ?? now.precipitationProbability).map(text.percent)
      ),
      (.humidity, "Humidity", now.humidity.map(text.percent)),
      (.uvIndex, "UV index", uvIndex.map { text.numbers.number($0) }),
      (.sunrise, "Sunrise", today?.sunrise.map { text.time($0, dates) }),
      (.sunset, "Sunset", today?.sunset.map { text.time($0, dates) }),
    ]
    return values.compactMap { kind, title, value in
      value.map {
        DayDetail(
          kind: kind, title: title, value: $0, note: kind == .uvIndex ? uvIndex.map(text.uvRisk) : nil)
      }
    }
  }
}
