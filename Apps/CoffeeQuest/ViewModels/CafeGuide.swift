internal import Bindery
public import CoffeeQuestModels
public import Foundation

/// What all windows share: the services, the favorites, and the cafes that were seen lately.
@MainActor
public final class CafeGuide {
  /// How many cafes are remembered.
  private static let memory = 2_000

  /// The cafes that are liked, in the order in which they were added.
  @Box private(set) var favorites: [Cafe] = []
  /// Whether the favorites are on their way.
  @Box private(set) var isLoading = true
  /// Why the favorites cannot be read, as a sentence.
  @Box private(set) var failure: String?

  let services: CoffeeQuestServices
  let locale: Locale
  /// When cafes are open.
  let hours: HoursBook
  private var seen: [Cafe.ID: Cafe] = [:]
  private var order: [Cafe.ID] = []
  private var follower: Task<Void, Never>?
  private var readings = 0

  /// Opens a guide. Nothing is asked before a person asks.
  /// - Parameters:
  ///   - services: find and keep.
  ///   - locale: the language of numbers and times.
  ///   - clock: by which the next minute begins.
  ///   - now: what time it is.
  public init(
    services: CoffeeQuestServices, locale: Locale = Locale(identifier: "en_US"),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.services = services
    self.locale = locale
    hours = HoursBook(locale: locale, clock: clock, now: now)
    let changes = services.favorites.changes()
    follower = Task { [weak self] in
      for await _ in changes { try? await self?.readFavorites() }
    }
  }

  deinit { follower?.cancel() }

  // MARK: Cafes

  /// Finds cafes and remembers them.
  func cafes(_ search: BusinessSearch) async throws -> BusinessReply {
    let reply = try await services.search.cafes(search)
    for cafe in reply.cafes where seen.updateValue(cafe, forKey: cafe.id) == nil { order.append(cafe.id) }
    for forgotten in order.prefix(max(0, order.count - Self.memory)) { seen[forgotten] = nil }
    order.removeFirst(max(0, order.count - Self.memory))
    hours.update()
    return reply
  }

  /// A cafe that was found lately, is liked, or is made up.
  func cafe(_ id: Cafe.ID) -> Cafe? {
    seen[id] ?? favorites.first { $0.id == id } ?? SampleCafes.all.first { $0.id == id }
  }

  // MARK: Favorites

  /// Whether a cafe is liked.
  func isFavorite(_ id: Cafe.ID) -> Bool { favorites.contains { $0.id == id } }

  /// Reads the favorites.
  func load() async {
    failure = nil
    do {
      try await readFavorites()
    } catch {
      failure = error.localizedDescription
    }
    isLoading = false
  }

  /// Likes a cafe, or no more; returns once it is kept and every window shows it.
  func setFavorite(_ isFavorite: Bool, _ cafe: Cafe) async throws {
    if isFavorite {
      try await services.favorites.add(cafe)
    } else {
      try await services.favorites.remove(cafe.id)
    }
    try await readFavorites()
  }

  /// Of readings that overlap the one that began last counts.
  private func readFavorites() async throws {
    readings += 1
    let reading = readings
    let favorites = try await services.favorites.all()
    guard reading == readings else { return }
    self.favorites = favorites
    failure = nil
  }
}
