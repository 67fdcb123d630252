public import Bindery
internal import CoffeeQuestModels
internal import Foundation
internal import Places

/// A map of cafes and the list beside it: where to search, what was found, what of it is shown.
@MainActor
public final class CafeMapViewModel {
  /// What the map shows; it follows when a person pans.
  @Box public var area = MapArea(latitude: 20, longitude: 0, span: 8_000_000)
  /// The place that a person types.
  @Box public var placeText = ""
  /// Why it is not known where the person is, as a sentence.
  @Box public private(set) var locationNotice: String?
  /// What a person wants of a cafe.
  public let filter = CafeFilter()

  @Box private var phase = Phase.start
  @Box private var origin: Origin?
  /// The cafes that were found, as wanted or not.
  @Box private(set) var found: [CafeViewModel] = []
  @Box private var reply: BusinessReply?
  @Box private var searched: MapArea?
  private let selection = Selection()
  private let guide: CafeGuide
  private var lastQuest: Quest?
  private lazy var quests = makeQuests()
  private lazy var shown = makeShown()
  private let bag = DisposeBag()

  init(guide: CafeGuide) { self.guide = guide }

  // MARK: Where

  /// Places that are worth a look.
  public var suggestions: [String] { SampleCafes.cities }

  /// Whether it is not known yet where to search.
  public var isLocationUnknown: Bool { phase == .start }

  /// Searches around the place that was typed. Nothing typed, nothing done.
  public func submitPlace() { searchPlace(placeText) }

  /// Searches around a place.
  public func searchPlace(_ name: String) {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { return }
    start(.place(name))
  }

  /// Searches around the person.
  /// - Parameters:
  ///   - latitude: degrees north.
  ///   - longitude: degrees east.
  ///   - timeZone: the identifier of the device's zone.
  public func searchAroundMe(latitude: Double, longitude: Double, timeZone: String?) {
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else { return }
    let zone = timeZone.flatMap(TimeZone.init(identifier:))?.identifier
    start(.origin(Origin(name: "your location", coordinate: coordinate, timeZone: zone)))
  }

  /// Says that the device does not tell where the person is.
  public func locationIsUnknown(_ trouble: LocationTrouble) { locationNotice = trouble.sentence }

  /// Whether the map shows what has not been searched.
  public var canSearchThisArea: Bool {
    guard let searched, !isLoading else { return false }
    return area.showsMore(than: searched) && !area.isTooWide
  }

  /// Whether a person should zoom in before searching.
  public var shouldZoomIn: Bool { searched != nil && area.isTooWide }

  /// Searches what the map shows.
  public func searchThisArea() {
    let area = untracked { self.area }
    guard !area.isTooWide else { return }
    start(.area(area))
  }

  /// Asks again what failed.
  public func tryAgain() { lastQuest.map(start) }

  // MARK: What was found

  /// The cafes that are as wanted, nearest first.
  public var cafes: [CafeViewModel] { shown.value }

  /// Whether an answer is on its way.
  public var isLoading: Bool { quests.isExecuting }

  /// What is on its way: `Looking for coffee…`.
  public var loadingText: String {
    if case .locating(let name) = phase { "Looking for \(name)…" } else { "Looking for coffee…" }
  }

  /// Why there are no cafes, as a sentence.
  public var failure: String? {
    if case .failed(let sentence) = phase { sentence } else { nil }
  }

  /// That there is no place of the name that was typed.
  public var placeNotice: String? {
    if case .noPlace(let name) = phase {
      "No place called “\(name)” was found. Check the spelling, or add the state or country."
    } else {
      nil
    }
  }

  /// Whether the search found nothing.
  public var isEmpty: Bool { phase == .found && found.isEmpty && !isLoading }

  /// What to do where nothing was found.
  public var emptyText: String {
    reply?.source == .sample
      ? "Sample cafes are in \(SampleCafes.cities.joined(separator: " and "))."
      : "Move the map or zoom out, then search this area."
  }

  /// Whether cafes were found, but none as wanted.
  public var isFilteredEmpty: Bool { phase == .found && !found.isEmpty && cafes.isEmpty }

  /// `18 cafes near Berlin`, `3 of 18 cafes near Berlin`, `1 cafe near your location`.
  public var countText: String {
    let (shown, all) = (cafes.count, found.count)
    let noun = all == 1 ? "cafe" : "cafes"
    return (shown == all ? "\(all) \(noun)" : "\(shown) of \(all) \(noun)")
      + (origin.map { " near \($0.name)" } ?? "")
  }

  /// That the cafes are made up, and why; nil where they are not.
  public var notice: String? {
    guard let reply, reply.source == .sample else { return nil }
    return (["Sample data: these cafes are made up."] + [reply.reason].compactMap(\.self))
      .joined(separator: " ")
  }

  /// Whether somebody should be asked again, since the made-up cafes stand in for real ones.
  public var canTryAgain: Bool { reply?.reason != nil }

  /// Whom to thank for the cafes.
  public var credit: Credit? { reply.flatMap { Credit($0.source) } }

  /// How a cafe was found: with its distance.
  func card(of id: String) -> CafeViewModel? { found.first { $0.id == id } }

  // MARK: Quests

  private enum Phase: Equatable {
    case start
    case locating(String)
    case searching
    case found
    case noPlace(String)
    case failed(String)
  }

  private func start(_ quest: Quest) {
    lastQuest = quest
    locationNotice = nil
    quests.execute(quest)
  }

  /// One for all, so that of two quests the newer one wins, whatever each is for.
  private func makeQuests() -> Command<Quest, Void> {
    let quests = Command<Quest, Void>(.latest) { [unowned self] quest in try await follow(quest) }
    quests.errors.bind { [weak self] error in
      guard let self else { return }
      batch {
        forget()
        phase = .failed(error.localizedDescription)
      }
    }.disposed(by: bag)
    return quests
  }

  private func follow(_ quest: Quest) async throws {
    guard let (origin, area) = try await destination(of: quest) else { return }
    let search = BusinessSearch(
      center: origin.coordinate, radius: area.span / 2, timeZone: origin.timeZone)
    let reply = try await guide.cafes(search)
    try Task.checkCancellation()
    batch { show(reply, around: origin, area) }
  }

  /// Where a quest leads; nil where there is no such place. The map goes there at once.
  private func destination(of quest: Quest) async throws -> (Origin, MapArea)? {
    switch quest {
    case .place(let name):
      phase = .locating(name)
      let places = try await guide.services.geocoder.places(named: name)
      try Task.checkCancellation()
      guard let place = places.first else {
        phase = .noPlace(name)
        return nil
      }
      let zone = guide.services.zones.zone(at: place.coordinate, country: place.countryCode)
      return go(to: Origin(name: place.name, coordinate: place.coordinate, timeZone: zone))
    case .origin(let origin): return go(to: origin)
    case .area(let area):
      guard let center = area.center else { return nil }
      phase = .searching
      let zone = origin.flatMap { $0.coordinate.distance(to: center) < 50_000 ? $0.timeZone : nil }
      return (Origin(name: "the middle of the map", coordinate: center, timeZone: zone), area)
    }
  }

  private func go(to origin: Origin) -> (Origin, MapArea) {
    let area = MapArea(origin.coordinate)
    batch {
      // Other cafes are of another place.
      if self.origin?.coordinate != origin.coordinate { forget() }
      self.area = area
      phase = .searching
    }
    return (origin, area)
  }

  private func forget() {
    found = []
    reply = nil
    selection.id = nil
  }

  /// Replaces what was found before. Cafes that are the same keep their view models, and so their pins and rows.
  private func show(_ reply: BusinessReply, around origin: Origin, _ area: MapArea) {
    let old = Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    found = reply.cafes.map { cafe in
      let distance = origin.coordinate.distance(to: cafe.coordinate)
      if let known = old[cafe.id], known.cafe == cafe, known.distance == distance { return known }
      return CafeViewModel(cafe, distance: distance, guide: guide, selection: selection)
    }
    if let id = selection.id, !found.contains(where: { $0.id == id }) { selection.id = nil }
    self.origin = origin
    self.reply = reply
    searched = area
    phase = .found
  }

  private func makeShown() -> Computed<[CafeViewModel]> {
    Computed("cafes", isEqual: { $0.elementsEqual($1, by: ===) }) { [unowned self] in
      found.filter(filter.includes).sorted { ($0.distance ?? 0, $0.id) < ($1.distance ?? 0, $1.id) }
    }
  }
}
