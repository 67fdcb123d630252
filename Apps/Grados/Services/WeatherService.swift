public import Places

/// A source of weather.
public protocol WeatherService: Sendable {
  /// Returns the present weather at a point on Earth.
  ///
  /// - Throws: An error whose description is a sentence for the screen.
  func weather(at coordinate: Coordinate) async throws -> Weather
}
