@testable import Bindery
import Foundation
import Synchronization
import Testing

@testable import BinderyStore

/// Writes that a user event starts are made once, even if the event is resent to another process.
@Suite(.serialized, .bothEngines) struct EventTests {
  private struct Meal: Record, Equatable {
    static let collection = "test.meal"
    let id: String
    var grams = 20
  }

  private struct Opaque: Sendable {
    let number: Int
  }

  private func event(_ number: Int) -> EventIdentity { EventIdentity(window: "w", number: number) }

  /// Runs a body as work of an event, like a process that receives it.
  private func during<R: Sendable>(_ number: Int, _ body: @Sendable () async throws -> R) async rethrows -> R
  {
    try await EventContext.$current.withValue(EventContext(event(number)), operation: body)
  }

  private func add(_ id: String, to store: Store, event number: Int) async throws -> Int {
    try await during(number) {
      try await store.write { transaction in
        let count = try transaction.count(of: Meal.self)
        try transaction.save(Meal(id: "\(id)-\(count)"))
        return count
      }
    }
  }

  @Test func aRepeatedEventWritesNothingAndGetsTheSameResult() async throws {
    let store = try await TestPlace.current.open()
    #expect(try await add("a", to: store, event: 1) == 0)
    #expect(try await add("a", to: store, event: 1) == 0)
    #expect(try await store.all(Meal.self).map(\.id) == ["a-0"])
    #expect(try await add("a", to: store, event: 2) == 1)
    #expect(try await store.contains(event(1)))
    #expect(try await store.contains(event(2)))
    #expect(try await !store.contains(event(3)))
  }

  @Test func eventIdentitiesSurviveTheProcess() async throws {
    let folder = NSTemporaryDirectory() + "/bindery-events-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try Store.open(folder: folder)
    _ = try await add("a", to: first, event: 1)
    first.close()
    let second = try Store.open(folder: folder)
    #expect(try await add("a", to: second, event: 1) == 0)
    #expect(try await second.all(Meal.self).count == 1)
    second.close()
  }

  @Test func eachWriteOfAnEventIsRecordedSeparately() async throws {
    let store = try await TestPlace.current.open()
    // The process ends between the two writes of the event.
    try await during(1) { try await store.save(Meal(id: "first")) }
    try await during(1) {
      try await store.save(Meal(id: "first", grams: 99))
      try await store.save(Meal(id: "second"))
    }
    #expect(try await store.all(Meal.self) == [Meal(id: "first"), Meal(id: "second")])
  }

  @Test func aFailedWriteIsNotRecorded() async throws {
    struct Refused: Error {}
    let store = try await TestPlace.current.open()
    await #expect(throws: Refused.self) {
      try await during(1) {
        try await store.write { transaction in
          try transaction.save(Meal(id: "a"))
          throw Refused()
        }
      }
    }
    #expect(try await !store.contains(event(1)))
    try await during(1) { try await store.save(Meal(id: "a")) }
    #expect(try await store.all(Meal.self).count == 1)
  }

  @Test func anUndoStillWorksAfterTheEventWasRepeated() async throws {
    let store = try await TestPlace.current.open()
    try await store.save(Meal(id: "a"))
    let first = try await during(1) {
      try await store.recordedWrite { try $0.delete(Meal.self, id: "a") }
    }
    let again = try await during(1) {
      try await store.recordedWrite { try $0.delete(Meal.self, id: "a") }
    }
    #expect(again.value == first.value)
    #expect(again.changes == first.changes)
    #expect(try await store.revert(again.changes) == 0)
    #expect(try await store.all(Meal.self) == [Meal(id: "a")])
  }

  @Test func unrecordedResultsAreReportedAsSaved() async throws {
    let store = try await TestPlace.current.open()
    let write: @Sendable () async throws -> Opaque = {
      try await store.write {
        try $0.save(Meal(id: "a"))
        return Opaque(number: 7)
      }
    }
    #expect(try await during(1) { try await write() }.number == 7)
    await #expect(throws: StorageError.savedBefore) { try await during(1) { try await write() } }
  }

  @Test func workWithoutAnEventIsNotRecorded() async throws {
    let store = try await TestPlace.current.open()
    for _ in 0..<2 { try await store.write { try $0.save(Meal(id: "\(try $0.count(of: Meal.self))")) } }
    #expect(try await store.all(Meal.self).count == 2)
  }

  /// Queued executions run in the task of the previous one, but belong to their own events.
  @MainActor
  @Test func commandsPassTheEventOn() async throws {
    let store = try await TestPlace.current.open()
    let command = Command<String, Void>(.queue) { try await store.save(Meal(id: $0)) }
    let events = (1...3).map { EventWork(event($0)) }
    let executions = zip(events, ["a", "b", "c"]).map { event, id in event.run { command.execute(id) } }
    #expect(events.allSatisfy { !$0.isDone })
    for execution in executions { try await execution.value }
    for number in 1...3 { #expect(try await store.contains(event(number))) }
    for event in events { await event.done(atMost: .seconds(60)) }
    #expect(events.allSatisfy { $0.isDone })
  }

  /// A repeated write is recognized before its changes are reported a second time.
  @Test func aRepeatedWriteReportsNoChange() async throws {
    let store = try await TestPlace.current.open()
    let reports = Mutex(0)
    let observation = store.observe(Meal.self) { _ in reports.withLock { $0 += 1 } }
    _ = try await add("a", to: store, event: 1)
    _ = try await add("a", to: store, event: 1)
    observation.cancel()
    #expect(reports.withLock { $0 } == 1)
  }
}
