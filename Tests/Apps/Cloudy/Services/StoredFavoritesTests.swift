import BinderyStore
@testable import CloudyViewModels
import Foundation
@testable import Places
import Testing

@Suite struct StoredFavoritesTests {
  private let berlin = Place(
    name: "Berlin", coordinate: Coordinate(clampedLatitude: 52.52437, longitude: 13.41053))
  private let oslo = Place(
    name: "Oslo", country: "Norway", coordinate: Coordinate(clampedLatitude: 59.913, longitude: 10.746))
  private let ulm = Place(name: "Ulm", coordinate: Coordinate(clampedLatitude: 48.39841, longitude: 9.99155))

  @Test func favoritesAreOrderedAndUnique() async throws {
    let favorites = StoredFavorites(store: try .inMemory())
    #expect(try await favorites.favorites() == [])
    #expect(try await favorites.add(berlin) == [berlin])
    #expect(try await favorites.add(oslo) == [berlin, oslo])
    let again = Place(
      name: "Berlin-Mitte", coordinate: Coordinate(clampedLatitude: 52.5244, longitude: 13.4106))
    #expect(try await favorites.add(again) == [berlin, oslo])
    #expect(try await favorites.remove(berlin.id) == [oslo])
    #expect(try await favorites.remove(berlin.id) == [oslo])
  }

  @Test func favoritesAreMovedAndTheOthersKeepTheirOrder() async throws {
    let favorites = StoredFavorites(store: try .inMemory())
    for place in [berlin, oslo, ulm] { _ = try await favorites.add(place) }
    #expect(try await favorites.move(ulm.id, to: 0) == [ulm, berlin, oslo])
    #expect(try await favorites.move(ulm.id, to: 1) == [berlin, ulm, oslo])
    #expect(try await favorites.move(berlin.id, to: 99) == [ulm, oslo, berlin])
    #expect(try await favorites.move(oslo.id, to: -1) == [oslo, ulm, berlin])
    #expect(try await favorites.remove(ulm.id) == [oslo, berlin])
    #expect(try await favorites.move(ulm.id, to: 0) == [oslo, berlin])
    #expect(try await favorites.favorites() == [oslo, berlin])
  }

  @Test func movesAreReportedToOtherWindows() async throws {
    let favorites = StoredFavorites(store: try .inMemory())
    for place in [berlin, oslo] { _ = try await favorites.add(place) }
    var changes = favorites.changes.makeAsyncIterator()
    _ = try await favorites.move(oslo.id, to: 0)
    #expect(await changes.next() != nil)
  }

  @Test func theOrderSurvivesARestart() async throws {
    try await withDataFolder { folder in
      let first = try Store.open(folder: folder)
      for place in [berlin, oslo, ulm] { _ = try await StoredFavorites(store: first).add(place) }
      _ = try await StoredFavorites(store: first).move(ulm.id, to: 0)
      first.close()
      let second = StoredFavorites(store: try Store.open(folder: folder))
      #expect(try await second.favorites() == [ulm, berlin, oslo])
    }
  }

  @Test func favoritesOfAnEarlierCloudyKeepTheirOrderUntilTheyAreMoved() async throws {
    let store = try Store.inMemory()
    for place in [oslo, berlin, ulm] { try await store.save(EarlierFavorite(id: place.id.key, place: place)) }
    let favorites = StoredFavorites(store: store)
    #expect(try await favorites.favorites() == [oslo, berlin, ulm])
    #expect(try await favorites.move(ulm.id, to: 1) == [oslo, ulm, berlin])
  }

  @Test func favoritesThatCannotBeReadCountInNoIndex() async throws {
    let store = try Store.inMemory()
    let favorites = StoredFavorites(store: store)
    _ = try await favorites.add(berlin)
    for id in ["a", "b"] { try await store.save(LaterFavorite(id: id, place: "somewhere")) }
    for place in [oslo, ulm] { _ = try await favorites.add(place) }
    #expect(try await favorites.move(berlin.id, to: 1) == [oslo, berlin, ulm])
    #expect(try await favorites.move(berlin.id, to: 2) == [oslo, ulm, berlin])
    #expect(try await favorites.move(ulm.id, to: 0) == [ulm, oslo, berlin])
    #expect(try await store.read { try $0.count(of: LaterFavorite.self) } == 5)
  }

  @Test func changesAreReportedToOtherWindows() async throws {
    let store = try Store.inMemory()
    var changes = StoredFavorites(store: store).changes.makeAsyncIterator()
    _ = try await StoredFavorites(store: store).add(berlin)
    #expect(await changes.next() != nil)
    #expect(try await StoredFavorites(store: store).favorites() == [berlin])
  }

  @Test func favoritesAndSettingsSurviveARestart() async throws {
    try await withDataFolder { folder in
      let first = try Store.open(folder: folder)
      _ = try await StoredFavorites(store: first).add(oslo)
      _ = try await StoredSettings(store: first).update { $0.units = .metric }
      first.close()
      let second = try Store.open(folder: folder)
      #expect(try await StoredFavorites(store: second).favorites() == [oslo])
      #expect(try await StoredSettings(store: second).settings() == Settings(units: .metric))
    }
  }

  @Test func windowsThatChangeDifferentSettingsLoseNeither() async throws {
    let store = try Store.inMemory()
    let settings = StoredSettings(store: store)
    #expect(try await settings.settings() == Settings())
    async let first = settings.update { $0.time = .twentyFourHour }
    async let second = settings.update { $0.temperature = .celsius }
    _ = try await (first, second)
    #expect(try await settings.settings() == Settings(time: .twentyFourHour, temperature: .celsius))
  }

  @Test func unchangedSettingsAreNotReported() async throws {
    let store = try Store.inMemory()
    let settings = StoredSettings(store: store)
    _ = try await settings.update { $0.time = .twentyFourHour }
    var changes = settings.changes.makeAsyncIterator()
    _ = try await settings.update { $0.time = .twentyFourHour }
    _ = try await settings.update { $0.units = .metric }
    #expect(await changes.next() != nil)
    #expect(try await settings.settings().units == .metric)
  }

  @Test func fullDisksAreReportedAndLoseNothing() async throws {
    try await withDataFolder { folder in
      let favorites = StoredFavorites(store: try .open(folder: folder, maximumBytes: 40 << 10))
      _ = try await favorites.add(berlin)
      let long = Place(
        name: String(repeating: "x", count: 100_000), coordinate: Coordinate(clampedLatitude: 1, longitude: 1)
      )
      await #expect(throws: StorageError.full(folder: folder)) { try await favorites.add(long) }
      #expect(try await favorites.favorites() == [berlin])
      #expect(try await favorites.add(oslo) == [berlin, oslo])
    }
  }

  @Test func storeFailuresHaveReadableErrors() async throws {
    try await withDataFolder { folder in
      let store = try Store.open(folder: folder)
      store.close()
      let favorites = StoredFavorites(store: store)
      await #expect(throws: StorageError.self) { try await favorites.favorites() }
      await #expect(throws: StorageError.self) { try await favorites.add(berlin) }
    }
  }

  /// A favorite in the format before favorites could be moved.
  private struct EarlierFavorite: Record {
    static let collection = "cloudy.favorite"
    let id: String
    let place: Place
  }

  /// A favorite in a format that the present version cannot decode.
  private struct LaterFavorite: Record {
    static let collection = "cloudy.favorite"
    let id: String
    let place: String
  }
}
