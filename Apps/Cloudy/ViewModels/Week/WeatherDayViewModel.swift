internal import Foundation
internal import Places

/// One day of the week.
public struct WeatherDayViewModel: WeatherDayRepresentable, Identifiable {
  /// The index in the week: 0 is the first day of the forecast.
  public let id: Int
  private let weather: DayForecast
  private let dates: DateText
  private let settings: SharedSettings

  init(_ weather: DayForecast, at index: Int, dates: DateText, settings: SharedSettings) {
    id = index
    self.weather = weather
    self.dates = dates
    self.settings = settings
  }

  /// The day of the week at the place: `Sunday`.
  public var day: String { dates.weekday(weather.time) }

  /// `March 9`
  public var date: String { dates.monthAndDay(weather.time) }

  /// The minimum and maximum: `38° - 51°`.
  public var temperature: String {
    text.range(from: weather.minimumTemperature, to: weather.maximumTemperature)
  }

  /// `12 MPH` or `19 KPH`
  public var windSpeed: String { text.wind(weather.windSpeed) }

  /// The drawing of the day's weather.
  public var picture: WeatherPicture? { WeatherPicture(weather.icon) }

  private var text: WeatherText { WeatherText(settings: settings.value, locale: dates.locale) }
}

extension WeatherDayViewModel: Equatable {
  /// Whether both show the same weather, so that the row needs no update.
  nonisolated public static func == (left: WeatherDayViewModel, right: WeatherDayViewModel) -> Bool {
    left.id == right.id && left.weather == right.weather && left.dates == right.dates
      && left.settings === right.settings
  }
}
