internal import BinderyHTTP

/// Finds places with a service, and while that is out of reach those that are known without a network.
public struct OfflineGeocoder: Geocoder {
  private let service: any Geocoder
  private let known = SampleGeocoder()

  /// Gets over the absence of a service.
  public init(_ service: any Geocoder) { self.service = service }

  /// What the service finds. Out of its reach, a place that is not known may still be one: that is its error then.
  public func places(named address: String) async throws -> [Place] {
    do {
      return try await service.places(named: address)
    } catch let error as HTTPError {
      guard case .offline = error else { throw error }
      let places = try await known.places(named: address)
      if places.isEmpty { throw error }
      return places
    }
  }
}
