internal import CloudyModels
internal import Foundation
internal import struct Places.Coordinate

extension WeatherService {
  /// The forecast; where it can't be had the last one that was kept, with the reason.
  ///
  /// - Throws: what ``forecast(for:)`` throws, where none is kept.
  func state(at coordinate: Coordinate) async throws -> WeatherState {
    do {
      return .loaded(try await answer(for: coordinate))
    } catch let error as ServiceError {
      guard let last = await lastForecast(for: coordinate) else { throw error }
      return .outdated(last, reason: error.localizedDescription)
    }
  }

  /// A service that gives up by itself must not leave the window waiting: that is an error like any other.
  private func answer(for coordinate: Coordinate) async throws -> Forecast {
    do { return try await forecast(for: coordinate) } catch is CancellationError where !Task.isCancelled {
      throw ServiceError.unreachable(service: "The weather service")
    }
  }
}
