internal import Bindery
internal import BinderyViewModels
internal import CloudyModels
internal import Foundation

/// The weather now. Texts are blank until there is weather.
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

  /// `Cloudy was unable to fetch weather data.` where it was; else `nil`. An older forecast may be there all the same.
  public var failure: String? { state.value.failure }

  /// Why there is no weather, or none that is newer, where it is known.
  public var failureReason: String? { state.value.failureReason }

  /// The day at the place: `Sun, March 9`.
  public var date: String {
    write { DateText(locale: context.locale, timeZone: $0.timeZone).shortDay($0.current.time) }
  }

  /// The time at the place: `07:05 PM` or `19:05`.
  public var time: String {
    write { text.time($0.current.time, DateText(locale: context.locale, timeZone: $0.timeZone)) }
  }

  /// Whose time it is, where that is not the reader's: `New York time`.
  public var timeZoneNote: String? {
    guard let forecast = state.value.forecast else { return nil }
    let time = forecast.current.time
    guard forecast.timeZone.secondsFromGMT(for: time) != context.timeZone.secondsFromGMT(for: time) else {
      return nil
    }
    return DateText(locale: context.locale, timeZone: forecast.timeZone).zoneCity(time) + " time"
  }

  /// The weather in a few words: `Light rain`.
  public var summary: String { write { $0.current.summary } }

  /// `44.1 °F` or `6.7 °C`; `–` where it is not known.
  public var temperature: String { write { text.temperature($0.current.temperature) } }

  /// `12 MPH` or `19 KPH`; `–` where it is not known.
  public var windSpeed: String { write { text.wind($0.current.windSpeed) } }

  /// The weather as a picture.
  public var picture: WeatherPicture? { state.value.forecast.map { WeatherPicture($0.current.icon) } }

  private var text: WeatherText { WeatherText(settings: settings.value, locale: context.locale) }

  private func write(_ text: (Forecast) -> String) -> String { state.value.forecast.map(text) ?? "" }
}
