/// The loading state of a window's weather.
public enum WeatherPhase: Sendable, Hashable {
  /// The weather is loading; a placeholder is shown.
  case loading
  /// The weather is available.
  case loaded
  /// No weather is available; a sentence explains why.
  case failed
}
