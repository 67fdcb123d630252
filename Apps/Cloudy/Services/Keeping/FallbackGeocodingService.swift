/// Searches with Open-Meteo, and with Nominatim for a submitted text that Open-Meteo does not know. While no service is
/// reachable, it searches the built-in places.
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
      // If no built-in place matches, report the error instead of an empty result.
      guard !places.isEmpty else { throw error }
      return places
    }
  }
}
