import BinderyViewModels
import BinderyStore
import BinderyTesting
@testable import CoffeeQuestViewModels
import Foundation
@testable import Places
import Testing

/// CoffeeQuest with scripted services.
@MainActor
struct TestQuest {
  let search = StubSearch()
  let geocoder = StubGeocoder()
  let clock = TestClock()
  let guide: CafeGuide

  /// Starts it on a Monday, at two in the afternoon in Berlin.
  init(store: Store? = nil) throws {
    let start = try Date("2026-03-30T12:00:00Z", strategy: .iso8601)
    let clock = clock
    guide = CafeGuide(
      services: CoffeeQuestServices(
        search: search, geocoder: geocoder, store: try store ?? .inMemory()),
      context: DisplayContext(clock: clock, now: { start + clock.now.offset / .seconds(1) }))
    geocoder.calls.always { [.berlin($0)] }
  }

  /// A new window.
  func window(scene: SceneState = SceneState()) -> CoffeeQuestViewModel {
    CoffeeQuestViewModel(guide: guide, scene: scene)
  }

  /// A window that has searched a place and found some cafes.
  func window(finding first: Cafe, _ others: Cafe...) async -> CoffeeQuestViewModel {
    search.calls.always { _ in BusinessReply([first] + others, source: .sample) }
    let window = window()
    window.map.searchPlace("Berlin")
    await settle()
    return window
  }
}

/// A search with scripted replies that ignores cancellation, which is the worst case.
struct StubSearch: BusinessSearchClient {
  let calls = Stub<BusinessSearch, BusinessReply>("search", cancellation: .isIgnored)
  func cafes(_ search: BusinessSearch) async throws -> BusinessReply { try await calls(search) }
}

/// A geocoder with scripted replies that ignores cancellation.
struct StubGeocoder: Geocoder {
  let calls = Stub<String, [Place]>("geocoder", cancellation: .isIgnored)
  func places(named address: String) async throws -> [Place] { try await calls(address) }
}

extension Coordinate {
  /// Returns a point the given number of meters north of the center of Berlin.
  static func berlin(north meters: Double = 0) -> Coordinate {
    guard let point = Coordinate(latitude: 52.52 + meters / 111_195, longitude: 13.41) else {
      preconditionFailure("That is not near Berlin.")
    }
    return point
  }
}

extension Place {
  static func berlin(_ name: String) -> Place {
    Place(name: name, country: "Germany", countryCode: "DE", coordinate: .berlin())
  }
}

extension Cafe {
  /// Returns a cafe the given number of meters north of the center of Berlin.
  static func named(
    _ name: String?, north meters: Double = 100, rating: Double? = nil, source: CafeSource = .sample,
    _ change: (inout Cafe) -> Void = { _ in }
  ) -> Cafe {
    var cafe = Cafe(
      id: "test-\(name ?? "none")", source: source, name: name, coordinate: .berlin(north: meters))
    cafe.rating = rating
    cafe.timeZone = "Europe/Berlin"
    change(&cafe)
    return cafe
  }
}
