/// How far a window is with the weather that it shows.
public enum WeatherPhase: Sendable, Hashable {
  /// Nothing to show yet: a skeleton keeps the place.
  case loading
  /// There is weather to show.
  case loaded
  /// There is none; a sentence explains why.
  case failed
}
