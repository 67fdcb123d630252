internal import BinderyServices

/// Searches with a service, and while it is unreachable among the built-in places.
public struct OfflineGeocoder: Geocoder {
  private let service: any Geocoder
  private let known = SampleGeocoder()

  /// Creates a geocoder that falls back to built-in places while the service is unreachable.
  public init(_ service: any Geocoder) { self.service = service }

  /// Returns the service's places. If it is unreachable and no built-in place matches, throws the service's error.
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
