internal import Bindery
public import BinderyViewModels
internal import Foundation
internal import Places

/// The data that all windows share: the services, the favorites, and recent search results.
@MainActor
public final class CafeGuide {
  /// The maximum number of remembered cafes.
  private static let memory = 2_000

  /// The favorite cafes, in the order in which they were added.
  var favorites: [Cafe] { shared.value }
  /// The favorite cafes, with the state of reading them.
  var state: Loadable<[Cafe]> { shared.state }

  let services: CoffeeQuestServices
  /// The language of numbers and times.
  var locale: Locale { context.locale }
  /// The opening hours of cafes as text.
  let hours: HoursBook
  private var seen: [Cafe.ID: Cafe] = [:]
  private var order: [Cafe.ID] = []
  private let context: DisplayContext
  private let shared: SharedValue<[Cafe]>

  /// Creates a guide. It sends no request before the user searches.
  /// - Parameters:
  ///   - services: The searches for cafes and places, and the store of favorites.
  ///   - context: The language and the time.
  public init(services: CoffeeQuestServices, context: DisplayContext = DisplayContext()) {
    self.services = services
    self.context = context
    hours = HoursBook(context)
    let stored = services.favorites
    shared = SharedValue([], changes: stored.changes) { try await stored.all() }
  }

  // MARK: Cafes

  /// Returns the area around a place; nil if no place has this name.
  func area(around name: String) async throws -> SearchArea? {
    guard let place = try await services.geocoder.places(named: name).first else { return nil }
    let zone = services.zones.zone(at: place.coordinate, country: place.countryCode)
    return SearchArea(
      around: Origin(name: place.fullName, coordinate: place.coordinate, timeZone: zone))
  }

  /// Searches for cafes and remembers them.
  func cafes(_ search: BusinessSearch) async throws -> BusinessReply {
    let reply = try await services.search.cafes(search)
    for cafe in reply.cafes where seen.updateValue(cafe, forKey: cafe.id) == nil { order.append(cafe.id) }
    for forgotten in order.prefix(max(0, order.count - Self.memory)) { seen[forgotten] = nil }
    order.removeFirst(max(0, order.count - Self.memory))
    hours.update()
    return reply
  }

  /// Returns a cafe of a recent search, of the favorites or of the sample data; nil otherwise.
  func cafe(_ id: Cafe.ID) -> Cafe? {
    seen[id] ?? favorites.first { $0.id == id } ?? SampleCafes.all.first { $0.id == id }
  }

  // MARK: Favorites

  /// Whether a cafe is a favorite.
  func isFavorite(_ id: Cafe.ID) -> Bool { favorites.contains { $0.id == id } }

  /// Reads the favorites.
  func load() async { await shared.reload() }

  /// Adds a cafe to the favorites or removes it; returns once that is stored and every window shows it.
  func setFavorite(_ isFavorite: Bool, _ cafe: Cafe) async throws {
    try await shared.change { [stored = services.favorites] in
      if isFavorite { try await stored.add(cafe) } else { try await stored.remove(cafe.id) }
    }
  }
}
