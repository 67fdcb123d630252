import Bindery
import BinderyStore
import BinderyTesting
import BinderyViewModels
import Foundation
@testable import PetFeederViewModels
import Synchronization
import Testing

/// Pictures in memory, named by their content.
final class MemoryPictures: PetPictures {
  private let kept = Mutex<Set<String>>([])

  var names: Set<String> { kept.withLock { $0 } }

  func keep(_ bytes: [UInt8]) async throws -> String {
    if bytes.isEmpty { throw FullDisk() }
    let name = "picture-" + String(decoding: bytes, as: UTF8.self)
    kept.withLock { _ = $0.insert(name) }
    return name
  }

  func keepOnly(_ names: Set<String>) async throws { kept.withLock { $0.formIntersection(names) } }
}

/// A book that cannot be read or written.
struct FailingFeederBook: FeederBook {
  var readable = false

  func data() async throws -> FeederData {
    if readable { return FeederData(pets: [Pet(name: "Selina", addedAt: .distantPast)]) }
    throw FullDisk()
  }
  func perform(_ edit: FeederEdit) async throws -> FeederUndo { throw FullDisk() }
  func undo(_ undo: FeederUndo) async throws -> Int { throw FullDisk() }
  func changes() -> FeederChangeFeed { FeederChangeFeed() }
  func update(for changes: FeederChanges) async throws -> FeederUpdate { throw FullDisk() }
  func export() async throws -> String { throw FullDisk() }
  func contents(of file: String, asOf now: Date) async throws -> FeederData { throw FullDisk() }
}

/// A household without pets with a store in memory, on Saturday, 2026-11-21, at 12:00 UTC.
@MainActor
struct TestFeeder {
  let clock: TestClock
  let store: Store
  let pictures = MemoryPictures()
  let feeder: Feeder

  /// Returns a time, such as `2026-11-21T08:30`; nil for other texts.
  func date(_ text: String) -> Date? { try? Date(text + ":00Z", strategy: .iso8601) }

  init(
    locale: String = "en_US", clock: TestClock = TestClock(), store: Store? = nil,
    book: (any FeederBook)? = nil,
    otherPictures: (any PetPictures)? = nil
  ) throws {
    self.clock = clock
    let store = try store ?? Store.inMemory(clock: clock)
    self.store = store
    feeder = Feeder(
      book: book ?? StoredFeederBook(store: store), pictures: otherPictures ?? pictures,
      room: FeedingRoom(store: store),
      context: DisplayContext(
        locale: Locale(identifier: locale), timeZone: .gmt, clock: clock,
        now: { [clock] in Date.noon.addingTimeInterval(clock.now.offset / .seconds(1)) }))
  }

  /// Returns a window that has loaded pets of these names.
  func window(_ names: String...) async -> PetFeederViewModel {
    let window = PetFeederViewModel(feeder: feeder)
    await settle()
    for name in names { window.list.add(name) }
    await settle()
    return window
  }
}

extension Date {
  static let noon = Date(timeIntervalSince1970: 1_795_262_400)

  /// Returns a time on the test's day, or on a day relative to it.
  static func at(_ hour: Int, _ minute: Int = 0, day: Int = 0) -> Date {
    noon.addingTimeInterval(Double(day * 86_400 + (hour - 12) * 3600 + minute * 60))
  }
}

extension PetFeederViewModel {
  /// The names in the list, in the order of the ordinals.
  var names: [String] { list.rows.map(\.name) }

  /// The page of the pet at an index.
  func page(at index: Int) -> PetPageViewModel { page(of: list.rows[index].id) }

  /// Feeds the pet at an index.
  func feed(_ index: Int, _ meal: String) async {
    cards.show(index)
    cards.card?.feed()
    feeding.choose(meal)
    feeding.asksForFood = false
    await settle()
  }
}
