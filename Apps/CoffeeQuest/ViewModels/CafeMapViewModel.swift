public import Bindery
public import BinderyViewModels
internal import Foundation
internal import Places

/// A map of cafes and a list beside it: the search, its results, and those that match the filter.
@MainActor
public final class CafeMapViewModel {
  /// The area that the map shows. It follows the user's panning.
  @Box public var area = MapArea(latitude: 20, longitude: 0, span: 8_000_000)
  /// The text of the field for a place.
  @Box public var placeText = ""
  /// The order of the list.
  @Box public var order = CafeOrder.distance
  /// The user's position; nil until the device reports it.
  @Box public private(set) var ownPosition: OwnPosition?
  /// The reason why the device did not report a position, as a sentence.
  @Box public private(set) var locationNotice: String?
  /// Whether the map has an area to show.
  @Box public private(set) var showsMap = false
  /// The filter of the list.
  public let filter = CafeFilter()

  @Box private var phase = Phase.start
  @Box private var origin: Origin?
  /// The results before the filter.
  @Box private(set) var found: [CafeViewModel] = []
  @Box private var reply: BusinessReply?
  @Box private var searched: MapArea?
  /// The area that the map shows for the last search, before the user moves it.
  @Box private(set) var home: MapArea?
  let selection = Selection()
  private let guide: CafeGuide
  @Box private(set) var lastQuery: CafeQuery?
  /// The identity of the cafe to select when the results arrive.
  @Box var awaitedPin: String?
  /// The area to show when the place of the search is known.
  @Box var awaitedArea: MapArea?
  private lazy var searching = makeSearching()
  private lazy var shown = makeShown()
  private let bag = DisposeBag()

  init(guide: CafeGuide, scene: SceneState) {
    self.guide = guide
    keep(in: scene)
  }

  // MARK: Location

  /// The suggested cities.
  public var suggestions: [String] { SampleCafes.cities }

  /// Whether no place to search around is known.
  public var isLocationUnknown: Bool {
    switch phase {
    case .start: true
    case .noPlace: !showsMap
    default: false
    }
  }

  /// Searches around the place in the field. An empty text has no effect.
  public func submitPlace() { searchPlace(placeText) }

  /// Searches around a place.
  public func searchPlace(_ name: String) {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { return }
    batch {
      awaitedArea = nil
      start(.place(name))
    }
  }

  /// Searches around the user's position.
  /// - Parameters:
  ///   - latitude: The degrees north.
  ///   - longitude: The degrees east.
  ///   - timeZone: The identifier of the device's time zone.
  public func searchAroundMe(latitude: Double, longitude: Double, timeZone: String?) {
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else { return }
    let zone = timeZone.flatMap(TimeZone.init(identifier:))?.identifier
    let area = SearchArea(
      around: Origin(name: SearchArea.personName, coordinate: coordinate, timeZone: zone))
    batch {
      ownPosition = OwnPosition(latitude: latitude, longitude: longitude)
      awaitedArea = nil
      go(to: area)
      start(.area(area))
    }
  }

  /// Shows why the device did not report a position.
  public func locationIsUnknown(_ trouble: LocationTrouble) { locationNotice = trouble.sentence }

  /// Whether the map shows an area that was not searched.
  public var canSearchThisArea: Bool {
    guard let searched, !isLoading else { return false }
    return area.showsMore(than: searched) && !area.isTooWide
  }

  /// Whether the user should zoom in before searching.
  public var shouldZoomIn: Bool { searched != nil && area.isTooWide }

  /// Searches the area that the map shows.
  public func searchThisArea() {
    let area = untracked { self.area }
    guard !area.isTooWide, let center = area.center else { return }
    let zone = untracked { origin }.flatMap {
      $0.coordinate.distance(to: center) < 50_000 ? $0.timeZone : nil
    }
    start(
      .area(SearchArea(from: Origin(name: "the middle of the map", coordinate: center, timeZone: zone), area))
    )
  }

  /// Repeats the search that failed.
  public func tryAgain() { untracked { lastQuery }.map(start) }

  // MARK: Results

  /// The cafes that match the filter, in their ``order``.
  public var cafes: [CafeViewModel] { shown.value }

  /// Whether a search is running.
  public var isLoading: Bool { searching.isExecuting }

  /// The message while a search is running: `Looking for coffee…`.
  public var loadingText: String {
    if case .locating(let name) = phase { "Looking for \(name)…" } else { "Looking for coffee…" }
  }

  /// The results before the filter, with the state of the search; idle if there is no place to search around.
  public var state: Loadable<[CafeViewModel]> {
    if isLoading { return .loading() }
    return switch phase {
    case .failed(let error): .failure(error)
    case .found: .value(found)
    case .start, .locating, .searching, .noPlace: .idle
    }
  }

  /// A message if no place has the typed name.
  public var placeNotice: String? {
    if case .noPlace(let name) = phase {
      "No place called “\(name)” was found. Check the spelling, or add the state or country."
    } else {
      nil
    }
  }

  /// Advice for an empty result.
  public var emptyText: String {
    reply?.source == .sample
      ? "Sample cafes are in \(SampleCafes.cities.joined(separator: " and "))."
      : "Move the map or zoom out, then search this area."
  }

  /// Whether cafes were found, but none matches the filter.
  public var isFilteredEmpty: Bool { !found.isEmpty && cafes.isEmpty }

  /// `18 cafes near Berlin`, `3 of 18 cafes near Berlin`, `1 cafe near your location`.
  public var countText: String {
    let (shown, all) = (cafes.count, found.count)
    let noun = all == 1 ? "cafe" : "cafes"
    return (shown == all ? "\(all) \(noun)" : "\(shown) of \(all) \(noun)")
      + (origin.map { " near \($0.name)" } ?? "")
  }

  /// A notice that the cafes are sample data, with the reason; nil if they are not.
  public var notice: String? {
    guard let reply, reply.source == .sample else { return nil }
    return (["Sample data: these cafes are made up."] + [reply.reason].compactMap(\.self))
      .joined(separator: " ")
  }

  /// Whether sample cafes replace real ones because of an error, so that trying again may help.
  public var canTryAgain: Bool { reply?.reason != nil }

  /// The drawing to show below sample cafes; nil for cafes of a service, or elsewhere.
  public var sketch: CitySketch? {
    guard reply?.source == .sample, let origin else { return nil }
    return CitySketch(around: origin.coordinate)
  }

  /// The source of the cafes.
  public var credit: Credit? { reply.flatMap { Credit($0.source) } }

  /// Returns a cafe of the results, with its distance.
  func card(of id: String) -> CafeViewModel? { found.first { $0.id == id } }

  // MARK: Searching

  private enum Phase {
    case start
    case locating(String)
    case searching
    case found
    case noPlace(String)
    case failed(any Error)
  }

  func start(_ query: CafeQuery) {
    batch {
      if case .area(let area) = query { home = area.map }
      lastQuery = query
      locationNotice = nil
      if case .place(let name) = query { phase = .locating(name) } else { phase = .searching }
      searching.execute(query)
    }
  }

  /// Creates one command for all queries, so that a new one cancels the previous. It references the guide instead of the
  /// view model: closing a window cancels its search.
  private func makeSearching() -> Command<CafeQuery, Void> {
    let searching = Command<CafeQuery, Void>(.latest) { [weak self, guide] query in
      let area: SearchArea
      switch query {
      case .area(let known): area = known
      case .place(let name):
        let place = try await guide.area(around: name)
        try Task.checkCancellation()
        guard let place else {
          self?.phase = .noPlace(name)
          return
        }
        self?.go(to: place)
        area = place
      }
      let reply = try await guide.cafes(area.search)
      try Task.checkCancellation()
      self?.show(reply, of: area)
    }
    searching.errors.bind { [weak self] error in
      guard let self else { return }
      batch {
        forget()
        phase = .failed(error)
      }
    }.disposed(by: bag)
    return searching
  }

  /// Whether the place of the search is being looked up.
  var isLocating: Bool { if case .locating = phase { true } else { false } }

  /// Moves the map before the results arrive: to the awaited area, or else to that of the search.
  func go(to area: SearchArea) {
    batch {
      if origin?.coordinate != area.origin.coordinate { forget() }
      home = area.map
      self.area = untracked { awaitedArea } ?? area.map
      awaitedArea = nil
      showsMap = true
      phase = .searching
    }
  }

  /// Resets the window to its initial state.
  func reset() {
    searching.cancel()
    batch {
      forget()
      lastQuery = nil
      searched = nil
      home = nil
      awaitedArea = nil
      showsMap = false
      phase = .start
    }
  }

  private func forget() {
    found = []
    reply = nil
    selection.id = nil
  }

  /// Replaces the results. A cafe that is in both keeps its view model, and so its pin and row.
  private func show(_ reply: BusinessReply, of area: SearchArea) {
    let old = Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    batch {
      found = reply.cafes.map { cafe in
        let distance = area.origin.coordinate.distance(to: cafe.coordinate)
        if let known = old[cafe.id], known.cafe == cafe, known.distance == distance { return known }
        return CafeViewModel(cafe, distance: distance, guide: guide, selection: selection)
      }
      if let id = awaitedPin {
        selection.id = id
        awaitedPin = nil
      }
      if let id = selection.id, !found.contains(where: { $0.id == id }) { selection.id = nil }
      origin = area.origin
      self.reply = reply
      searched = area.map
      showsMap = true
      phase = .found
    }
  }

  private func makeShown() -> Computed<[CafeViewModel]> {
    Computed(self, "cafes", isEqual: { $0.elementsEqual($1, by: ===) }) {
      $0.found.filter($0.filter.includes).sorted(by: $0.order.comes)
    }
  }
}

/// The user's position.
public struct OwnPosition: Sendable, Hashable {
  /// The degrees north.
  public let latitude: Double
  /// The degrees east.
  public let longitude: Double

  /// Creates a position from degrees.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
