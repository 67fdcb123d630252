import BinderyStore
import Testing

@Suite(.serialized, .bothEngines) struct TransactionTests {
  private struct Failure: Error {}

  private let store: Store

  init() async throws { store = try await TestPlace.current.open() }

  @Test func aTransactionThatThrowsChangesNothing() async throws {
    try await store.save("Selina")
    await #expect(throws: Failure.self) {
      try await store.write { transaction in
        try transaction.save(Pet(id: "bruce", name: "Bruce"))
        try transaction.delete(Pet.self, id: "selina")
        throw Failure()
      }
    }
    #expect(try await store.petNames == ["Selina"])
  }

  @Test func aTransactionSeesItsOwnChangesAndReturnsAValue() async throws {
    let names = try await store.write { transaction in
      try transaction.save(Pet(id: "selina", name: "Selina"))
      return try transaction.all(Pet.self).map(\.name)
    }
    #expect(names == ["Selina"])
  }

  @Test func transactionsAtTheSameTimeLoseNothing() async throws {
    try await store.save(Meal(id: 1, grams: 0))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          try await store.write { transaction in
            var meal = try transaction.record(Meal.self, id: 1) ?? Meal(id: 1, grams: 0)
            meal.grams += 1
            try transaction.save(meal)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await store.record(Meal.self, id: 1)?.grams == 50)
  }
}
