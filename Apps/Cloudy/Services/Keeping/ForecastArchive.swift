internal import BinderyStore
internal import Foundation
internal import Places

/// Stores a limited number of the last forecasts across restarts.
struct ForecastArchive: Sendable {
  private static let capacity = 50

  let store: Store

  /// Stores a forecast and deletes the oldest beyond the capacity.
  func keep(_ forecast: Forecast, for coordinate: Coordinate) async throws {
    let kept = KeptForecast(id: Place.ID(coordinate).key, forecast: forecast)
    try await store.write { transaction in
      try transaction.save(kept)
      guard try transaction.count(of: KeptForecast.self) > Self.capacity else { return }
      let oldest = try transaction.all(KeptForecast.self)
        .min { $0.forecast.fetchedAt < $1.forecast.fetchedAt }
      if let oldest { try transaction.delete(KeptForecast.self, id: oldest.id) }
    }
  }

  /// Returns the last forecast for a point, if it is younger than the given number of seconds.
  func recent(for coordinate: Coordinate, now: Date, seconds: Double) async throws -> Forecast? {
    let kept = try await store.record(KeptForecast.self, id: Place.ID(coordinate).key)?.forecast
    return kept.flatMap { (0..<seconds).contains(now.timeIntervalSince($0.fetchedAt)) ? $0 : nil }
  }

  /// Returns the last forecast for a point, if it includes today or a later day.
  func last(for coordinate: Coordinate, now: Date) async throws -> Forecast? {
    guard var forecast = try await store.record(KeptForecast.self, id: Place.ID(coordinate).key)?.forecast,
      let last = forecast.daily.last, last.time.addingTimeInterval(86_400) > now
    else { return nil }
    forecast.source = .stored
    return forecast
  }
}
