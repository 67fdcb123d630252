import BinderyServices

/// The search of Open-Meteo, which needs no key.
public struct OpenMeteoPlaces: PlaceService {
  private let address: ServiceAddress
  private let service = JSONService(name: "Open-Meteo", userAgent: "Starter/0.1")

  /// Creates the service.
  /// - Parameter environment: May name another address in `OPEN_METEO_GEOCODING_URL`.
  public init(environment: [String: String]) throws {
    address = try EnvironmentReader(environment).address(
      "OPEN_METEO_GEOCODING_URL", standard: "https://geocoding-api.open-meteo.com")
  }

  public func places(named name: String) async throws -> [Place] {
    let request = try address.request("v1/search", query: [("name", name), ("count", "20")])
    let reply = try await service.value(Reply.self, for: request)
    return (reply.results ?? []).map { Place(id: $0.id, name: $0.name, country: $0.country ?? "") }
  }

  private struct Reply: Decodable {
    let results: [Result]?

    struct Result: Decodable {
      let id: Int
      let name: String
      let country: String?
    }
  }
}
