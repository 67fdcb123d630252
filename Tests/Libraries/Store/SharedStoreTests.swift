import BinderyStore
import Testing

/// Stores with the same data, like several processes: each has its own connections and feed.
@Suite(.serialized, .bothEngines, .timeLimit(.minutes(10))) struct SharedStoreTests {
  private func stores() async throws -> (Store, Store) {
    (try await TestPlace.current.open(), try await TestPlace.current.open())
  }

  @Test func eachSeesTheChangesOfTheOther() async throws {
    let (first, second) = try await stores()
    var changes = second.changes(of: Pet.self).makeAsyncIterator()
    var back = first.changes(of: Pet.self).makeAsyncIterator()
    try await first.save("Selina", "Bruce")
    #expect(await changes.next()?.inserted == ["selina", "bruce"])
    #expect(try await second.petNames == ["Selina", "Bruce"])
    #expect(await back.next()?.inserted == ["selina", "bruce"])
    try await second.write { try $0.delete(Pet.self, id: "selina") }
    #expect(await changes.next()?.removed == ["selina"])
    #expect(await back.next()?.removed == ["selina"])
    try await second.save(Pet(id: "bruce", name: "Bruce Wayne"))
    #expect(await back.next()?.updated == ["bruce"])
    #expect(try await first.petNames == ["Bruce Wayne"])
  }

  @Test func aMoveIsReported() async throws {
    let (first, second) = try await stores()
    try await first.save("Selina", "Bruce")
    var changes = second.changes(of: Pet.self).makeAsyncIterator()
    try await first.write { try $0.move(Pet.self, id: "bruce", to: 0) }
    // The first save may arrive only now.
    while let change = await changes.next() {
      if change.moved == ["bruce"] || change.inserted.contains("bruce") { break }
    }
    #expect(try await second.petNames == ["Bruce", "Selina"])
  }

  @Test func changesOfOthersAreReportedBeforeOwnOnes() async throws {
    let (first, second) = try await stores()
    var changes = second.changes(of: Meal.self).makeAsyncIterator()
    try await first.write { try $0.save(Meal(id: 1, grams: 1)) }
    try await second.write { try $0.save(Meal(id: 2, grams: 2)) }
    var seen: [Int] = []
    while seen.count < 2, let change = await changes.next() { seen += change.inserted }
    #expect(seen == [1, 2])
  }

  @Test func aFailedChangeStillReportsThoseOfOthers() async throws {
    let (first, second) = try await stores()
    var changes = second.changes(of: Meal.self).makeAsyncIterator()
    try await first.write { try $0.save(Meal(id: 1, grams: 1)) }
    await #expect(throws: CancellationError.self) {
      try await second.write { _ in throw CancellationError() }
    }
    #expect(await changes.next()?.inserted == [1])
    second.close()
  }

  @Test func manyWritersLoseNothing() async throws {
    var stores: [Store] = []
    for _ in 0..<4 { stores.append(try await TestPlace.current.open()) }
    var changes = stores[0].changes(of: Meal.self).makeAsyncIterator()
    await withTaskGroup(of: Void.self) { group in
      for (number, store) in stores.enumerated() {
        group.addTask {
          for meal in 0..<25 {
            do {
              try await store.write { try $0.save(Meal(id: number * 100 + meal, grams: 1)) }
            } catch { Issue.record(error) }
          }
        }
      }
    }
    var seen: Set<Int> = []
    while seen.count < 100, let change = await changes.next() {
      #expect(seen.isDisjoint(with: change.inserted), "Each change is reported once.")
      seen.formUnion(change.inserted)
    }
    #expect(seen.count == 100)
    for store in stores { #expect(try await store.all(Meal.self).count == 100) }
  }

  @Test func aClosedStoreReportsNothing() async throws {
    let (first, second) = try await stores()
    second.close()
    try await first.save("Selina")
    #expect(try await first.petNames == ["Selina"])
  }

  @Test func bothMayUndoTheirOwnChanges() async throws {
    let (first, second) = try await stores()
    try await first.save("Selina")
    let (_, changes) = try await second.recordedWrite { try $0.delete(Pet.self, id: "selina") }
    #expect(try await first.petNames == [])
    #expect(try await second.revert(changes) == 0)
    #expect(try await first.petNames == ["Selina"])
  }
}
