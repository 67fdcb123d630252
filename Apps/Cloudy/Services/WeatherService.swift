/// Knows the weather.
public protocol WeatherService: Sendable {
  /// The forecast for a point on Earth: fresh from the service or its cache; while the network is away the last one
  /// kept, else sample data. ``Forecast/source`` says which.
  ///
  /// - Throws: ``ServiceError`` where the service answers with an error or with something that can't be read;
  ///   `CancellationError` where nobody waits any more.
  func forecast(for coordinate: Coordinate) async throws -> Forecast

  /// The last forecast kept for a point, to show beside the failure where ``forecast(for:)`` has thrown; nil where
  /// none is kept. Asks nobody.
  func lastForecast(for coordinate: Coordinate) async -> Forecast?
}

extension WeatherService {
  /// None, for services that keep nothing.
  public func lastForecast(for coordinate: Coordinate) async -> Forecast? { nil }
}
