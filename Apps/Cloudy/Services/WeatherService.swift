public import Places

/// A source of forecasts.
public protocol WeatherService: Sendable {
  /// The forecast for a point on Earth: fresh from the service or its cache, or the last one kept while the service can't be
  /// reached. ``Forecast/source`` says which.
  ///
  /// - Throws: ``ServiceError`` where there is none; `CancellationError` where the task was cancelled.
  func forecast(for coordinate: Coordinate) async throws -> Forecast

  /// The last forecast kept for a point, to show beside the failure of ``forecast(for:)``; nil where none is kept. Asks no
  /// service.
  func lastForecast(for coordinate: Coordinate) async -> Forecast?
}

extension WeatherService {
  /// None, for services that keep nothing.
  public func lastForecast(for coordinate: Coordinate) async -> Forecast? { nil }
}
