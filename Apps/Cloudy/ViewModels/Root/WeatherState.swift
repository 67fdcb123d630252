internal import CloudyModels

/// What a window knows about the weather of the place that it shows.
enum WeatherState: Sendable, Equatable {
  /// Nothing yet.
  case loading
  /// The forecast.
  case loaded(Forecast)
  /// Why there is none, in a sentence.
  case failed(reason: String)

  /// What Cloudy says when it has failed; the reason follows in smaller words.
  static let failureText = "Cloudy was unable to fetch weather data."

  /// The forecast, if there is one.
  var forecast: Forecast? {
    if case .loaded(let forecast) = self { return forecast }
    return nil
  }

  /// What a view draws.
  var phase: WeatherPhase {
    switch self {
    case .loading: .loading
    case .loaded: .loaded
    case .failed: .failed
    }
  }
}
