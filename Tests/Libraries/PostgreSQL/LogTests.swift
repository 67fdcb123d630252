import BinderyStore
import Foundation
import Synchronization
import Testing

@testable import BinderyPostgreSQL

/// The log of changes: its order, its numbers, and who waits for whom.
@Suite(.serialized, .timeLimit(.minutes(10))) struct LogTests {
  /// Waits until a transaction waits for the lock of a collection.
  private func awaitLocked(_ database: TestDatabase) async throws {
    for _ in 0..<2_000 {
      let waiting = try await database.run(
        """
        SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database
        WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()
        """)
      if waiting == ["1"] { return }
    }
    Issue.record("No transaction waits.")
  }

  /// A reader that remembers the greatest number of a sequence would skip the slow transaction for ever.
  @Test func aSlowTransactionThatWasFirstIsNeverSkipped() async throws {
    try await TestDatabase.with { database in
      let slow = try await Store.open(database: database.address)
      let fast = try await Store.open(database: database.address)
      let reader = try await Store.open(database: database.address)
      let seen = Mutex<[String]>([])
      let observation = reader.observe(Pet.self) { changes in seen.withLock { $0 += changes.inserted } }
      let (holding, isHolding) = AsyncStream<Void>.makeStream()
      let released = DispatchSemaphore(value: 0)
      let first = Task {
        try await slow.write { transaction in
          try transaction.save(Pet(id: "first", name: ""))
          _ = try transaction.all(Pet.self)
          isHolding.yield()
          released.wait()
        }
      }
      for await _ in holding { break }
      let second = Task { try await fast.save(Pet(id: "second", name: "")) }
      try await awaitLocked(database)
      // Another collection is not held up.
      try await reader.save(Meal(id: 1, grams: 1))
      #expect(seen.withLock { $0 } == [])
      released.signal()
      try await first.value
      try await second.value
      var changes = reader.changes(of: Pet.self).makeAsyncIterator()
      try await reader.save(Pet(id: "third", name: ""))
      _ = await changes.next()
      observation.cancel()
      #expect(seen.withLock { $0 } == ["first", "second", "third"])
      #expect(
        try await database.run(
          "SELECT number || key FROM bindery.change WHERE collection = 'test.pet' ORDER BY number")
          == ["1first", "2second", "3third"])
    }
  }

  @Test func numbersHaveNoGapsAfterFailures() async throws {
    try await TestDatabase.with { database in
      var stores: [Store] = []
      for _ in 0..<4 { stores.append(try await Store.open(database: database.address)) }
      await withTaskGroup(of: Void.self) { group in
        for (index, store) in stores.enumerated() {
          group.addTask {
            for number in 0..<30 {
              do {
                try await store.write { transaction in
                  try transaction.save(Pet(id: "\(index)-\(number % 7)", name: "\(number)"))
                  if number % 3 == 0 { throw CancellationError() }
                }
              } catch is CancellationError {
              } catch { Issue.record(error) }
            }
          }
        }
      }
      #expect(
        try await database.run(
          "SELECT max(number) - count(*) FROM bindery.change WHERE collection = 'test.pet'")
          == ["0"])
      #expect(try await database.run("SELECT count(*) > 50 FROM bindery.change") == ["t"])
      for store in stores { store.close() }
    }
  }

  /// Each locks a collection that the other one wants next.
  @Test func transactionsThatWaitForEachOtherAreRunAgain() async throws {
    try await TestDatabase.with { database in
      let one = try await Store.open(database: database.address)
      let other = try await Store.open(database: database.address)
      let meeting = Meeting()
      let first = Task {
        try await one.write { transaction in
          let count = try transaction.count(of: Pet.self)
          meeting.meet(isFirst: true)
          try transaction.save(Meal(id: count, grams: 1))
          try transaction.save(Pet(id: "one", name: ""))
        }
      }
      let second = Task {
        try await other.write { transaction in
          let count = try transaction.count(of: Meal.self)
          meeting.meet(isFirst: false)
          try transaction.save(Pet(id: "\(count)", name: ""))
          try transaction.save(Meal(id: 100, grams: 1))
        }
      }
      try await first.value
      try await second.value
      #expect(try await one.all(Pet.self).count == 2)
      #expect(try await one.all(Meal.self).count == 2)
      #expect(meeting.count == 3)
      other.close()
    }
  }

  @Test func aDatabaseThatManyProcessesOpenAtOnceIsCreatedOnce() async throws {
    try await TestDatabase.with { database in
      try await withThrowingTaskGroup(of: Store.self) { group in
        for number in 0..<6 {
          group.addTask {
            let store = try await Store.open(database: database.address)
            try await store.save(Meal(id: number, grams: 1))
            return store
          }
        }
        var stores: [Store] = []
        for try await store in group { stores.append(store) }
        for store in stores { #expect(try await store.all(Meal.self).count == 6) }
      }
      #expect(try await database.run("SELECT count(*) FROM bindery.migration") == ["1"])
    }
  }

  @Test func aProcessHasAtMostFourConnections() async throws {
    try await TestDatabase.with { database in
      let store = try await Store.open(database: database.address)
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<40 {
          group.addTask {
            _ = try? await store.all(Pet.self)
            try? await store.save(Meal(id: number, grams: 1))
          }
        }
      }
      let count = try await TestDatabase.administrate(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = '\(database.name)' AND application_name = 'bindery'"
      )
      #expect(count == ["4"])
      store.close()
    }
  }

  /// The state of the data that a reading transaction sees is one, whatever others commit meanwhile.
  @Test func allReadsOfATransactionSeeOneState() async throws {
    try await TestDatabase.with { database in
      let store = try await Store.open(database: database.address)
      let other = try await Store.open(database: database.address)
      try await store.save("Selina")
      let (reading, isReading) = AsyncStream<Void>.makeStream()
      let written = DispatchSemaphore(value: 0)
      let counts = Task {
        try await store.read { transaction in
          let first = try transaction.count(of: Pet.self)
          isReading.yield()
          written.wait()
          return [first, try transaction.all(Pet.self).count]
        }
      }
      for await _ in reading { break }
      try await other.save("Bruce")
      written.signal()
      #expect(try await counts.value == [1, 1])
      #expect(try await store.all(Pet.self).count == 2)
    }
  }
}

/// Lets two transactions wait for each other when they run for the first time.
private final class Meeting: Sendable {
  private let visits = Mutex(0)
  private let first = DispatchSemaphore(value: 0)
  private let second = DispatchSemaphore(value: 0)

  var count: Int { visits.withLock { $0 } }

  func meet(isFirst: Bool) {
    let number = visits.withLock { visits in
      visits += 1
      return visits
    }
    guard number <= 2 else { return }
    (isFirst ? first : second).signal()
    (isFirst ? second : first).wait()
  }
}
