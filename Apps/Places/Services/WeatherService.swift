/// A source of forecasts.
public protocol WeatherService: Sendable {
  /// Returns the forecast for a point on Earth: a new one from the service or its cache, or the last stored one while the
  /// service is unreachable. ``Forecast/source`` says which.
  ///
  /// - Throws: An error whose description is a sentence for the screen; `CancellationError` if the task was canceled.
  func forecast(for coordinate: Coordinate) async throws -> Forecast

  /// Returns the last stored forecast for a point, to show with an error of ``forecast(for:)``; nil if none is stored. Sends
  /// no request.
  func lastForecast(for coordinate: Coordinate) async -> Forecast?
}

extension WeatherService {
  /// Returns nil, for services that store nothing.
  public func lastForecast(for coordinate: Coordinate) async -> Forecast? { nil }
}
