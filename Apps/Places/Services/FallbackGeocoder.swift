internal import BinderyServices

/// Searches with a service; for a submitted text that it does not know with another one. While no service is reachable, searches the
/// built-in places.
public struct FallbackGeocoder: Geocoder {
  private let live: any Geocoder
  private let submitted: (any Geocoder)?
  private let known: any Geocoder

  /// Creates a geocoder that falls back to others.
  /// - Parameters:
  ///   - live: The search while the user types.
  ///   - submitted: The search for a submitted text that `live` does not know; nil for none.
  ///   - known: The built-in places.
  public init(_ live: any Geocoder, submitted: (any Geocoder)? = nil, known: any Geocoder) {
    self.live = live
    self.submitted = submitted
    self.known = known
  }

  public func suggestions(for text: String) async throws -> [Place] {
    try await orKnown(text) { try await live.suggestions(for: text) }
  }

  public func places(named address: String) async throws -> [Place] {
    try await orKnown(address) {
      let places = try await live.places(named: address)
      if places.isEmpty, let submitted { return try await submitted.places(named: address) }
      return places
    }
  }

  private func orKnown(_ text: String, _ ask: () async throws -> [Place]) async throws -> [Place] {
    do {
      return try await ask()
    } catch let error as HTTPError where error.isAbsence {
      let places = try await known.places(named: text)
      // If no built-in place matches, report the error instead of an empty result.
      if places.isEmpty { throw error }
      return places
    }
  }
}
