import BinderyStore
import Synchronization
import Testing

@Suite(.serialized, .bothEngines) struct ChangeFeedTests {
  private final class Log: Sendable {
    let entries = Mutex<[RecordChanges<String>]>([])
    func note(_ changes: RecordChanges<String>) { entries.withLock { $0.append(changes) } }
    var last: RecordChanges<String>? { entries.withLock { $0.last } }
    var count: Int { entries.withLock { $0.count } }
  }

  private let store: Store
  private let log = Log()

  init() async throws { store = try await TestPlace.current.open() }

  @Test func changesAreReportedBeforeTheWriteReturns() async throws {
    let observation = store.observe(Pet.self, onChange: log.note)
    defer { observation.cancel() }
    try await store.save("Selina", "Bruce")
    #expect(log.last?.inserted == ["selina", "bruce"])
    try await store.save(Pet(id: "selina", name: "Cat"))
    #expect(log.last?.updated == ["selina"])
    try await store.write { try $0.move(Pet.self, id: "selina", to: 1) }
    #expect(log.last?.moved == ["selina"])
    try await store.delete(Pet.self, id: "selina")
    #expect(log.last?.removed == ["selina"])
    #expect(log.count == 4)
  }

  @Test func unchangedRecordsAreNotReported() async throws {
    try await store.save("Selina")
    let observation = store.observe(Pet.self, onChange: log.note)
    defer { observation.cancel() }
    try await store.save("Selina")
    try await store.delete(Pet.self, id: "nobody")
    try await store.write { try $0.move(Pet.self, id: "selina", to: 5) }
    try await store.write { transaction in
      try transaction.save(Pet(id: "bruce", name: "Bruce"))
      try transaction.delete(Pet.self, id: "bruce")
    }
    try await store.save(Meal(id: 1, grams: 1))
    #expect(log.count == 0)
  }

  @Test func failedTransactionsAreNotReported() async throws {
    let observation = store.observe(Pet.self, onChange: log.note)
    defer { observation.cancel() }
    await #expect(throws: CancellationError.self) {
      try await store.write { transaction in
        try transaction.save(Pet(id: "bruce", name: "Bruce"))
        throw CancellationError()
      }
    }
    #expect(log.count == 0)
  }

  @Test func changesOfOneRecordWithinATransactionAreJoined() async throws {
    try await store.save("Selina", "Bruce")
    let observation = store.observe(Pet.self, onChange: log.note)
    defer { observation.cancel() }
    try await store.write { transaction in
      try transaction.save(Pet(id: "new", name: "A"))
      try transaction.save(Pet(id: "new", name: "B"))
      try transaction.delete(Pet.self, id: "selina")
      try transaction.save(Pet(id: "selina", name: "Selina"))
      try transaction.save(Pet(id: "bruce", name: "B."))
      try transaction.delete(Pet.self, id: "bruce")
    }
    let changes = try #require(log.last)
    #expect(changes.inserted == ["new"])
    #expect(changes.updated == ["selina"])
    #expect(changes.moved == ["selina"])
    #expect(changes.removed == ["bruce"])
  }

  @Test func changesOfSeveralTypesInATransactionAreReportedAtOnce() async throws {
    let reports = Mutex<[String]>([])
    let observation = store.observe(Pet.self, Meal.self) { pets, meals in
      reports.withLock { $0.append("\(pets.inserted) \(meals.inserted)") }
    }
    try await store.write { transaction in
      try transaction.save(Pet(id: "selina", name: "Selina"))
      try transaction.save(Meal(id: 1, grams: 1))
    }
    try await store.save(Meal(id: 2, grams: 1))
    observation.cancel()
    try await store.save(Meal(id: 3, grams: 1))
    #expect(reports.withLock { $0 } == [#"["selina"] [1]"#, "[] [2]"])
  }

  @Test func cancelledObservationsReceiveNothing() async throws {
    let observation = store.observe(Pet.self, onChange: log.note)
    observation.cancel()
    observation.cancel()
    try await store.save("Selina")
    #expect(log.count == 0)
  }

  @Test func sequencesReportChangesSinceTheirCreation() async throws {
    let first = store.changes(of: Pet.self)
    let second = store.changes(of: Pet.self)
    try await store.save("Selina")
    try await store.save("Bruce")
    var iterator = first.makeAsyncIterator()
    #expect(await iterator.next()?.inserted == ["selina", "bruce"])
    try await store.delete(Pet.self, id: "bruce")
    #expect(await iterator.next()?.removed == ["bruce"])
    var late = second.makeAsyncIterator()
    #expect(await late.next()?.inserted == ["selina"])
  }

  @Test func aSequenceEndsWithItsTask() async throws {
    let changes = store.changes(of: Pet.self)
    let task = Task {
      var count = 0
      for await _ in changes { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  @Test func commitsAreReportedInOrder() async throws {
    let seen = Mutex<[Double]>([])
    let store = store
    let observation = store.observe(Meal.self) { changes in
      seen.withLock { $0 += changes.inserted.map(Double.init) }
    }
    defer { observation.cancel() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 0..<50 { group.addTask { try await store.save(Meal(id: id, grams: 1)) } }
      try await group.waitForAll()
    }
    let order = try await store.all(Meal.self).map { Double($0.id) }
    #expect(seen.withLock { $0 } == order)
  }
}
