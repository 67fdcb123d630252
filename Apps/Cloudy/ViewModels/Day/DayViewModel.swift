internal import Bindery
internal import BinderyViewModels
internal import Foundation
internal import Places

/// The present weather. Texts are blank until it is loaded.
@MainActor
public final class DayViewModel: DayRepresentable {
  private let state: Driver<WeatherState>
  private let settings: SharedSettings
  private let context: DisplayContext

  init(_ state: Driver<WeatherState>, settings: SharedSettings, context: DisplayContext) {
    self.state = state
    self.settings = settings
    self.context = context
  }

  /// The state to show.
  public var phase: WeatherPhase { state.value.phase }

  /// `Cloudy was unable to fetch weather data.` after a failure; otherwise nil. An older forecast may still be shown.
  public var failure: String? { state.value.failure }

  /// The reason of the failure, if known.
  public var failureReason: String? { state.value.failureReason }

  /// The date at the place: `Sun, March 9`.
  public var date: String {
    write { DateText(locale: context.locale, timeZone: $0.timeZone).shortDay($0.current.time) }
  }

  /// The time at the place: `07:05 PM` or `19:05`.
  public var time: String {
    write { text.time($0.current.time, DateText(locale: context.locale, timeZone: $0.timeZone)) }
  }

  /// The time zone, if it differs from that of the user: `New York time`.
  public var timeZoneNote: String? {
    guard let forecast = state.value.forecast else { return nil }
    let time = forecast.current.time
    guard forecast.timeZone.secondsFromGMT(for: time) != context.timeZone.secondsFromGMT(for: time) else {
      return nil
    }
    return DateText(locale: context.locale, timeZone: forecast.timeZone).zoneCity(time) + " time"
  }

  /// A short description of the weather: `Light rain`.
  public var summary: String { write { $0.current.summary } }

  /// `44.1 °F` or `6.7 °C`; `–` if unknown.
  public var temperature: String { write { text.temperature($0.current.temperature) } }

  /// `12 MPH` or `19 KPH`; `–` if unknown.
  public var windSpeed: String { write { text.wind($0.current.windSpeed) } }

  /// The drawing of the weather.
  public var picture: WeatherPicture? { state.value.forecast.map { WeatherPicture($0.current.icon) } }

  private var text: WeatherText { WeatherText(settings: settings.value, locale: context.locale) }

  private func write(_ text: (Forecast) -> String) -> String { state.value.forecast.map(text) ?? "" }
}
