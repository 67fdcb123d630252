internal import BinderyHTTP
public import BinderyStore
public import Foundation
public import Places

/// The services of CoffeeQuest, made once and shared by all windows.
public struct CoffeeQuestServices: Sendable {
  /// Finds cafes.
  public let search: any BusinessSearchClient
  /// Finds places by their names.
  public let geocoder: any Geocoder
  /// Guesses the time zones of places.
  public let zones: TimeZoneMap
  /// Keeps the favorites.
  public let favorites: any FavoriteCafes

  /// Brings services together.
  public init(
    search: any BusinessSearchClient, geocoder: any Geocoder, favorites: any FavoriteCafes,
    zones: TimeZoneMap = .system
  ) {
    self.search = ZonedSearchClient(client: search, zones: zones)
    self.geocoder = geocoder
    self.zones = zones
    self.favorites = favorites
  }

  /// Services that ask the network: Yelp where `YELP_KEY` is set, else Overpass; Nominatim for places.
  /// - Parameters:
  ///   - environment: may name other addresses: `YELP_URL`, `OVERPASS_URL`, `NOMINATIM_URL`.
  ///   - store: keeps the favorites.
  ///   - now: the date, for the age of replies.
  /// - Throws: ``ConfigurationError`` for the first variable that cannot be used.
  public static func live(
    environment: [String: String], store: Store, now: @escaping @Sendable () -> Date = { Date() }
  ) throws -> CoffeeQuestServices {
    func service(_ name: String, retries: Int = 1, timeout: Duration = .seconds(10)) -> JSONService {
      JSONService(
        name: name, userAgent: "CoffeeQuest/1.0 (Bindery)", timeout: timeout,
        policy: RetryPolicy(retries: retries), now: now)
    }
    let reader = EnvironmentReader(environment)
    let yelp = try reader.address("YELP_URL", standard: "https://api.yelp.com")
    let overpass = try reader.address("OVERPASS_URL", standard: "https://overpass-api.de")
    let nominatim = try reader.address("NOMINATIM_URL", standard: "https://nominatim.openstreetmap.org")
    let search: any BusinessSearchClient =
      if let key = try reader.key("YELP_KEY") {
        CachedSearchClient(
          YelpClient(at: yelp, key: key, service: service("Yelp")), age: .seconds(3_600), now: now)
      } else {
        CachedSearchClient(
          OverpassClient(
            at: overpass,
            service: service("OpenStreetMap’s Overpass", retries: 0, timeout: .seconds(30))),
          age: .seconds(86_400), now: now)
      }
    return CoffeeQuestServices(
      search: OfflineSearchClient(client: search),
      geocoder: OfflineGeocoder(
        NominatimGeocoder(
          at: nominatim, service: service("OpenStreetMap’s place search", retries: 0), now: now)),
      favorites: StoredFavoriteCafes(store: store))
  }

  /// Services that work without a network, on made-up cafes.
  /// - Parameter store: keeps the favorites.
  public static func sample(store: Store) -> CoffeeQuestServices {
    CoffeeQuestServices(
      search: SampleSearchClient(), geocoder: SampleGeocoder(), favorites: StoredFavoriteCafes(store: store))
  }
}
