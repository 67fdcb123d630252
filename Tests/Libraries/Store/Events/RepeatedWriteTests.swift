@testable import Bindery
import Foundation
import Testing

@testable import BinderyStore

/// The writes of an event that is sent again, when several of its tasks write and come in another order than before.
@Suite(.serialized, .bothEngines) struct RepeatedWriteTests {
  private struct Meal: Record, Equatable {
    static let collection = "test.meal"
    let id: String
    var name = ""
    var at = Date(timeIntervalSince1970: 0)
  }

  private struct Counter: Record, Equatable {
    static let collection = "test.counter"
    let id: String
    var count = 0
  }

  private let store: Store

  init() async throws { store = try await TestPlace.current.open() }

  /// Runs a body as work of the event, like a process that receives it. Returns whether it is certain what was committed before.
  private func process(_ body: @Sendable () async throws -> Void) async throws -> Bool {
    let event = EventContext(EventIdentity(window: "w", number: 1))
    try await event.run { try await body() }
    return event.work.isCertain
  }

  /// Runs bodies in tasks that all exist when the first one runs. They run one after the other.
  private func inSiblings(_ bodies: (@Sendable () async throws -> Void)...) async throws {
    let gates = bodies.map { _ in AsyncStream<Never>.makeStream() }
    let tasks = zip(bodies, gates).map { body, gate in
      Task {
        for await _ in gate.stream {}
        try await body()
      }
    }
    for (task, gate) in zip(tasks, gates) {
      gate.continuation.finish()
      try await task.value
    }
  }

  private func names() async throws -> [String] { try await store.all(Meal.self).map(\.name).sorted() }

  @Test func writesOfSiblingsAreRecognizedInAnyOrder() async throws {
    #expect(try await process { try await self.store.save(Meal(id: "b", name: "b")) })
    let isCertain = try await process {
      try await self.inSiblings(
        { try await self.store.save(Meal(id: "a", name: "a")) },
        { try await self.store.save(Meal(id: "b", name: "b")) },
        { try await self.store.save(Meal(id: "c", name: "c")) })
    }
    #expect(isCertain)
    #expect(try await names() == ["a", "b", "c"])
  }

  @Test func twoWindowsThatRepeatAnEventAtTheSameTimeMakeEachWriteOnce() async throws {
    let (one, other) = (
      EventContext(EventIdentity(window: "w", number: 1)), EventContext(EventIdentity(window: "w", number: 1))
    )
    let save: @Sendable (EventContext, String) async throws -> Void = { event, name in
      try await event.run { try await self.store.save(Meal(id: UUID().uuidString, name: name)) }
    }
    try await save(one, "a")
    try await save(other, "a")
    try await save(other, "b")
    try await save(one, "b")
    try await save(one, "c")
    try await save(other, "c")
    #expect(try await names() == ["a", "b", "c"])
    #expect(one.work.isCertain && other.work.isCertain)
  }

  @Test func stepsOfTwoWindowsThatRepeatAnEventAtTheSameTimeAreMadeOnce() async throws {
    let (one, other) = (
      EventContext(EventIdentity(window: "w", number: 1)), EventContext(EventIdentity(window: "w", number: 1))
    )
    for event in [one, other, other, one] {
      try await event.run {
        try await self.store.write { transaction in
          let count = try transaction.record(Counter.self, id: "x")?.count ?? 0
          try transaction.save(Counter(id: "x", count: count + 1))
        }
      }
    }
    #expect(try await store.record(Counter.self, id: "x")?.count == 2)
  }

  @Test func aWriteThatAnotherWindowHasMadeMeanwhileIsNotMadeAgain() async throws {
    let events = (1...3).map { _ in EventContext(EventIdentity(window: "w", number: 1)) }
    let save: @Sendable (Int, String) async throws -> Void = { index, name in
      try await events[index].run { try await self.store.save(Meal(id: UUID().uuidString, name: name)) }
    }
    try await save(0, "a")
    // The first write of the second window is taken for the other one, until that is requested.
    try await inSiblings(
      { try await save(1, "b") },
      {
        try await save(2, "a")
        try await save(2, "b")
      },
      { try await save(1, "a") })
    #expect(try await names() == ["a", "b"])
    let areCertain = events.map(\.work.isCertain)
    #expect(areCertain == [true, true, true])
  }

  @Test func generatedIdentitiesAndTimesDoNotHideARepeatedWrite() async throws {
    let add: @Sendable (String) async throws -> Void = {
      try await self.store.save(Meal(id: UUID().uuidString, name: $0, at: Date()))
    }
    #expect(try await process { try await add("b") })
    let isCertain = try await process {
      try await self.inSiblings({ try await add("a") }, { try await add("b") }, { try await add("c") })
    }
    #expect(isCertain)
    #expect(try await names() == ["a", "b", "c"])
  }

  @Test func removalsOfSiblingsAreRecognizedAlthoughTheyHaveNoEffectAgain() async throws {
    for id in ["a", "b"] { try await store.save(Meal(id: id, name: id)) }
    #expect(try await process { try await self.store.delete(Meal.self, id: "b") })
    let isCertain = try await process {
      try await self.inSiblings(
        { try await self.store.delete(Meal.self, id: "a") },
        { try await self.store.delete(Meal.self, id: "b") })
    }
    #expect(isCertain)
    #expect(try await names() == [])
  }

  @Test func aWriteThatDependsOnTheStateIsRecognizedByItsIndex() async throws {
    let increase: @Sendable () async throws -> Void = {
      try await self.store.write { transaction in
        let count = try transaction.record(Counter.self, id: "x")?.count ?? 0
        try transaction.save(Counter(id: "x", count: count + 1))
      }
    }
    #expect(try await process { try await increase() })
    let isCertain = try await process {
      try await increase()
      try await increase()
    }
    #expect(isCertain)
    #expect(try await store.record(Counter.self, id: "x") == Counter(id: "x", count: 2))
  }

  @Test func aWriteThatIsRefusedBecauseItWasMadeSucceeds() async throws {
    struct SoldOut: Error {}
    try await store.save(Counter(id: "stock", count: 1))
    let buy: @Sendable () async throws -> Void = {
      try await self.store.write { transaction in
        let stock = try transaction.record(Counter.self, id: "stock")?.count ?? 0
        guard stock > 0 else { throw SoldOut() }
        try transaction.save(Counter(id: "stock", count: stock - 1))
      }
    }
    #expect(try await process { try await buy() })
    #expect(try await process { try await buy() })
  }

  @Test func writesToTwoStoresAreCountedApart() async throws {
    let other = try Store.inMemory()
    let write: @Sendable () async throws -> Void = {
      try await self.store.save(Meal(id: "a", name: "a"))
      try await other.save(Meal(id: "b"))
    }
    // The process ends before the second write.
    #expect(try await process { try await self.store.save(Meal(id: "a", name: "a")) })
    #expect(try await process { try await write() })
    #expect(try await process { try await write() })
    #expect(try await names() == ["a"])
    #expect(try await other.all(Meal.self).count == 1)
  }

  @Test func uncertainWritesAreReported() async throws {
    let increase: @Sendable (String) async throws -> Void = { id in
      try await self.store.write { transaction in
        let count = try transaction.count(of: Meal.self)
        try transaction.save(Meal(id: "\(id)\(count)", name: "\(id)\(count)"))
      }
    }
    #expect(try await process { try await increase("b") })
    // Neither is what it was in the other state, so it is not certain which one was made.
    let isCertain = try await process {
      try await self.inSiblings({ try await increase("a") }, { try await increase("b") })
    }
    #expect(!isCertain)
  }

  @Test func aThirdProcessRecognizesTheWritesOfBoth() async throws {
    let all: @Sendable () async throws -> Void = {
      for name in ["a", "b", "c"] { try await self.store.save(Meal(id: UUID().uuidString, name: name)) }
    }
    #expect(try await process { try await self.store.save(Meal(id: UUID().uuidString, name: "a")) })
    #expect(try await process { try await all() })
    #expect(try await process { try await all() })
    #expect(try await names() == ["a", "b", "c"])
  }

  @Test func aWriteThatAnOlderVersionRecordedIsRecognizedByItsIndex() async throws {
    try await store.engine.write { writer in
      let event = EventIdentity(window: "w", number: 1)
      try writer.record(EventWrite(part: 0, print: nil), of: event, result: "")
      return ((), [:])
    }
    #expect(try await process { try await self.store.save(Meal(id: "a", name: "a")) })
    #expect(try await names() == [])
  }
}
