/// Finds places through Open-Meteo, and a submitted text that it does not know also through Nominatim. While no service
/// can be reached, it finds the places that are part of Cloudy.
struct FallbackGeocodingService: GeocodingService {
  let live: any GeocodingService
  let submitted: @Sendable (String) async throws -> [Place]
  let known: any GeocodingService

  func suggestions(for query: String) async throws -> [Place] {
    try await orKnown(query) { try await live.suggestions(for: query) }
  }

  func places(named query: String) async throws -> [Place] {
    try await orKnown(query) {
      let places = try await live.places(named: query)
      return places.isEmpty ? try await submitted(query) : places
    }
  }

  private func orKnown(_ query: String, _ ask: () async throws -> [Place]) async throws -> [Place] {
    do {
      return try await ask()
    } catch let error as ServiceError {
      guard error.isAbsence else { throw error }
      let places = try await known.suggestions(for: query)
      // Nothing among the few known places does not mean that there is no such place.
      guard !places.isEmpty else { throw error }
      return places
    }
  }
}
