internal import Bindery
internal import BinderyViewModels
internal import Places

/// The weather of the next days.
@MainActor
public final class WeekViewModel {
  private let state: Driver<WeatherState>
  private let rows: Computed<[WeatherDayViewModel]>

  init(_ state: Driver<WeatherState>, settings: SharedSettings, context: DisplayContext) {
    self.state = state
    rows = Computed("days of the week") {
      guard let forecast = state.value.forecast else { return [] }
      let dates = DateText(locale: context.locale, timeZone: forecast.timeZone)
      return forecast.daily.enumerated().map { index, day in
        WeatherDayViewModel(day, at: index, dates: dates, settings: settings)
      }
    }
  }

  /// The phase to show.
  public var phase: WeatherPhase { state.value.phase }

  /// `Cloudy was unable to fetch weather data.` after a failure; otherwise nil. An older forecast may still be shown.
  public var failure: String? { state.value.failure }

  /// A row for each day of the forecast.
  public var days: [WeatherDayViewModel] { rows.value }
}
