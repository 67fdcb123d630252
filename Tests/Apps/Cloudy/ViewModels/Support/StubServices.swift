import BinderyTesting
import CloudyViewModels
import struct Places.Coordinate

/// A weather service with scripted replies that ignores cancellation, which is the worst case.
struct StubWeather: WeatherService {
  let forecast = Stub<Coordinate, Forecast>("weather", cancellation: .isIgnored)

  /// The stored last forecast.
  let kept = Memory<Forecast?>(nil)

  func forecast(for coordinate: Coordinate) async throws -> Forecast { try await forecast(coordinate) }
  func lastForecast(for coordinate: Coordinate) async -> Forecast? { try? kept.read() }
}

/// A geocoder with scripted replies.
struct StubGeocoding: GeocodingService {
  let suggestions = Stub<String, [Place]>("suggestions", cancellation: .isIgnored)
  let submitted = Stub<String, [Place]>("places", cancellation: .isIgnored)

  func suggestions(for query: String) async throws -> [Place] { try await suggestions(query) }
  func places(named query: String) async throws -> [Place] { try await submitted(query) }
}

/// A position that a test sets.
@MainActor
final class StubLocation: LocationService {
  var coordinate: Coordinate?

  func currentLocation() async -> Coordinate? { coordinate }
}
