internal import Places

/// The state of the weather at a window's place.
enum WeatherState: Sendable, Equatable {
  /// No reply has arrived yet.
  case loading
  /// The forecast is available.
  case loaded(Forecast)
  /// The last stored forecast, and the reason why there is no newer one, as a sentence.
  case outdated(Forecast, reason: String)
  /// No forecast is available, for a reason given as a sentence.
  case failed(reason: String)

  /// The headline of a failure; the reason follows in smaller text.
  static let failureText = "Cloudy was unable to fetch weather data."

  /// The notice for sample weather.
  static let sampleText = "Sample data, not a real forecast."

  /// The forecast, if available.
  var forecast: Forecast? {
    switch self {
    case .loaded(let forecast), .outdated(let forecast, _): forecast
    case .loading, .failed: nil
    }
  }

  /// The reason why the last request failed, as a sentence; nil if it succeeded.
  var failureReason: String? {
    switch self {
    case .outdated(_, let reason), .failed(let reason): reason
    case .loading, .loaded: nil
    }
  }

  /// ``failureText`` if the last request failed.
  var failure: String? { failureReason == nil ? nil : Self.failureText }

  /// The phase to show.
  var phase: WeatherPhase {
    switch self {
    case .loading: .loading
    case .loaded, .outdated: .loaded
    case .failed: .failed
    }
  }
}
