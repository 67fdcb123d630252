internal import CloudyModels

/// What a window knows about the weather of the place that it shows.
enum WeatherState: Sendable, Equatable {
  /// Nothing yet.
  case loading
  /// The forecast.
  case loaded(Forecast)
  /// The last forecast that was kept, and why there is none that is newer, in a sentence.
  case outdated(Forecast, reason: String)
  /// Why there is none, in a sentence.
  case failed(reason: String)

  /// The headline of a failure; the reason follows in smaller type.
  static let failureText = "Cloudy was unable to fetch weather data."

  /// What must be said of made-up weather.
  static let sampleText = "Sample data, not a real forecast."

  /// The forecast, if there is one.
  var forecast: Forecast? {
    switch self {
    case .loaded(let forecast), .outdated(let forecast, _): forecast
    case .loading, .failed: nil
    }
  }

  /// Why the last question was not answered, in a sentence; nil where it was.
  var failureReason: String? {
    switch self {
    case .outdated(_, let reason), .failed(let reason): reason
    case .loading, .loaded: nil
    }
  }

  /// ``failureText`` where the last question was not answered.
  var failure: String? { failureReason == nil ? nil : Self.failureText }

  /// What a view draws.
  var phase: WeatherPhase {
    switch self {
    case .loading: .loading
    case .loaded, .outdated: .loaded
    case .failed: .failed
    }
  }
}
