public import Places

/// Knows the weather.
public protocol WeatherService: Sendable {
  /// The weather at a point on Earth now.
  ///
  /// - Throws: an error whose description is a sentence for the person who waits.
  func weather(at coordinate: Coordinate) async throws -> Weather
}
