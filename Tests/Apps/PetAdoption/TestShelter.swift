import BinderyStore
import BinderyTesting
import BinderyViewModels
import Foundation
@testable import PetAdoptionViewModels
import Testing

/// A catalog of given pets.
struct StubCatalog: PetCatalog {
  let all: Stub<Void, [Pet]>
  var isSample = false

  func pets() async throws -> [Pet] { try await all() }
}

/// A shelter of four pets with a store in memory, at 2026-11-21, 12:00 UTC.
@MainActor
struct TestShelter {
  nonisolated static let today = Date(timeIntervalSince1970: 1_795_262_400)

  let catalog = StubCatalog(all: Stub("catalog"))
  let faults = StoreFaults()
  let store: Store
  let clock: TestClock
  let shelter: Shelter

  init(clock: TestClock = TestClock(), link: TopicLink? = nil) throws {
    self.clock = clock
    store = try .inMemory(faults: faults, link: link, clock: clock)
    catalog.all.always { [.stella, .olive, .biscuit, .shelly] }
    shelter = Self.shelter(catalog, store, clock)
  }

  /// The stored entries.
  var book: StoredAdoptionBook { StoredAdoptionBook(store: store) }

  /// A window.
  func window() -> PetAdoptionViewModel { PetAdoptionViewModel(shelter: shelter) }

  /// Returns another shelter with the same book, like that of another process.
  func neighbor() -> Shelter { Self.shelter(catalog, store, clock) }

  private static func shelter(_ catalog: StubCatalog, _ store: Store, _ clock: TestClock) -> Shelter {
    Shelter(
      catalog: catalog, store: store,
      context: DisplayContext(
        timeZone: .gmt, clock: clock, now: { Self.today.addingTimeInterval(clock.now.offset / .seconds(1)) }))
  }
}

extension PetAdoptionViewModel {
  /// Returns the page of a pet by its name in the address.
  func page(_ id: String) -> PetPageViewModel? { PetRoute(id).map(page) }

  /// The names on the shelf.
  var names: [String] { shelf.cards.map(\.pet.name) }
}

extension Calendar {
  static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}

extension Date {
  /// Returns noon of a day in UTC.
  static func day(_ year: Int, _ month: Int, _ day: Int, hour: Int = 12) -> Date {
    Calendar.utc.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
  }
}

extension Pet {
  static let stella = pet("Stella", .dog, born: .day(2019, 4, 12), .uncommon)
  static let olive = pet("Olive", .cat, born: .day(2017, 7, 19), .common)
  static let biscuit = pet("Biscuit", .dog, born: .day(2026, 6, 14), .veryRare, picture: nil)
  static let shelly = pet(
    "Shelly", .tortoise, born: .day(1984, 7, 1), .rare,
    health: Health(
      isVaccinated: nil, isNeutered: nil, isChipped: true, weight: 2400, note: "Hungry in March."))

  static func pet(
    _ name: String, _ species: Species, born birthday: Date, _ rarity: Rarity = .common,
    picture: String? = "stella",
    health: Health = Health(isVaccinated: true, isNeutered: false, isChipped: true, weight: 120, note: "")
  ) -> Pet {
    Pet(
      id: name.lowercased(), name: name, species: species, breed: "Mixed", birthday: birthday, rarity: rarity,
      picture: picture, story: "\(name) likes people.", health: health)
  }
}
