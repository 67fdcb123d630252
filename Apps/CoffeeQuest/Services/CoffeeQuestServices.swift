internal import BinderyServices
public import BinderyStore
public import Foundation
public import Places

/// The services of CoffeeQuest, created once and shared by all windows.
public struct CoffeeQuestServices: Sendable {
  private static let userAgent = "CoffeeQuest/1.0 (Bindery)"

  /// The search for cafes.
  public let search: any BusinessSearchClient
  /// The search for places by name.
  public let geocoder: any Geocoder
  /// The map for guessing time zones.
  public let zones: TimeZoneMap
  /// The favorites.
  let favorites: StoredFavoriteCafes

  /// Creates a set of services.
  public init(
    search: any BusinessSearchClient, geocoder: any Geocoder, store: Store, zones: TimeZoneMap = .system
  ) {
    self.search = ZonedSearchClient(client: search, zones: zones)
    self.geocoder = geocoder
    self.zones = zones
    favorites = StoredFavoriteCafes(store: store)
  }

  /// Returns services that use the network: Yelp if `YELP_KEY` is set, else Overpass; Nominatim for places.
  /// - Parameters:
  ///   - environment: The environment, with optional addresses: `YELP_URL`, `OVERPASS_URL`, `NOMINATIM_URL`.
  ///   - store: The store of favorites.
  ///   - now: Returns the current date, for the age of replies.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public static func live(
    environment: [String: String], store: Store, now: @escaping @Sendable () -> Date = { Date() }
  ) throws -> CoffeeQuestServices {
    func service(_ name: String, retries: Int = 1, timeout: Duration = .seconds(10)) -> JSONService {
      JSONService(
        name: name, userAgent: userAgent, timeout: timeout,
        policy: RetryPolicy(retries: retries), now: now)
    }
    let reader = EnvironmentReader(environment)
    let yelp = try reader.address("YELP_URL", standard: "https://api.yelp.com")
    let overpass = try reader.address("OVERPASS_URL", standard: "https://overpass-api.de")
    let places = try NetworkServices(environment: environment, userAgent: userAgent, now: now)
    let search: any BusinessSearchClient =
      if let key = try reader.key("YELP_KEY") {
        CachedSearchClient(
          YelpClient(address: yelp, key: key, service: service("Yelp")), age: .seconds(3_600), now: now)
      } else {
        CachedSearchClient(
          OverpassClient(
            address: overpass,
            service: service("OpenStreetMap’s Overpass", retries: 0, timeout: .seconds(30))),
          age: .seconds(86_400), now: now)
      }
    return CoffeeQuestServices(
      search: OfflineSearchClient(client: search),
      geocoder: FallbackGeocoder(places.nominatim, known: SampleGeocoder()), store: store)
  }

  /// Returns services with sample cafes, which work without a network.
  /// - Parameter store: The store of favorites.
  public static func sample(store: Store) -> CoffeeQuestServices {
    CoffeeQuestServices(search: SampleSearchClient(), geocoder: SampleGeocoder(), store: store)
  }
}
