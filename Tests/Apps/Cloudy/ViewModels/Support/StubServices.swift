import BinderyTesting
@testable import CloudyViewModels
@testable import Places

/// A weather service with scripted replies that ignores cancellation, which is the worst case.
struct StubWeather: WeatherService {
  let forecast = Stub<Coordinate, Forecast>("weather", cancellation: .isIgnored)

  /// The stored last forecast.
  let last = Stub<Coordinate, Forecast?>("last forecast")

  init() { last.always { _ in nil } }

  func forecast(for coordinate: Coordinate) async throws -> Forecast { try await forecast(coordinate) }
  func lastForecast(for coordinate: Coordinate) async -> Forecast? { (try? await last(coordinate)) ?? nil }
}

/// A geocoder with scripted replies.
struct StubGeocoding: Geocoder {
  let suggestions = Stub<String, [Place]>("suggestions", cancellation: .isIgnored)
  let submitted = Stub<String, [Place]>("places", cancellation: .isIgnored)

  func suggestions(for query: String) async throws -> [Place] { try await suggestions(query) }
  func places(named query: String) async throws -> [Place] { try await submitted(query) }
}
