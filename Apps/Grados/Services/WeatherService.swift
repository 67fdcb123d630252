public import Places

/// A source of weather.
public protocol WeatherService: Sendable {
  /// The weather at a point on Earth now.
  ///
  /// - Throws: an error whose description is a sentence for the screen.
  func weather(at coordinate: Coordinate) async throws -> Weather
}
