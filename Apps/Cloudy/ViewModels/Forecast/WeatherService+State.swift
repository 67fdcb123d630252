internal import BinderyServices
internal import Foundation
internal import Places

extension WeatherService {
  /// Returns the forecast; if it is unavailable, the last stored one with the reason.
  ///
  /// - Throws: The error of ``forecast(for:)``, if no forecast is stored.
  func state(at coordinate: Coordinate) async throws -> WeatherState {
    do {
      return .loaded(try await answer(for: coordinate))
    } catch let error as HTTPError {
      guard let last = await lastForecast(for: coordinate) else { throw error }
      return .outdated(last, reason: error.localizedDescription)
    }
  }

  /// Converts a cancellation by the service itself into an error, so that the window does not wait forever.
  private func answer(for coordinate: Coordinate) async throws -> Forecast {
    do { return try await forecast(for: coordinate) } catch is CancellationError where !Task.isCancelled {
      throw HTTPError.offline(service: "The weather service")
    }
  }
}
