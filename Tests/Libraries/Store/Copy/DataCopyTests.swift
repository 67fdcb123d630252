import Bindery
@testable import BinderyStore
import Foundation
import Testing

/// Copies between all pairs of engines.
@Suite(.serialized, .timeLimit(.minutes(10))) struct DataCopyTests {
  private static let pairs = TestEngine.allCases.flatMap { one in TestEngine.allCases.map { (one, $0) } }

  /// Runs a test with a full store and an empty one.
  private func withStores(
    _ engines: (TestEngine, TestEngine), _ body: (_ source: Store, _ target: Store) async throws -> Void
  ) async throws {
    try await engines.0.withPlace { one in
      try await engines.1.withPlace { other in
        let (source, target) = (try await one.open(), try await other.open())
        try await fill(source)
        try await body(source, target)
        source.close()
        target.close()
      }
    }
  }

  /// 1,200 meals, pets in an order of their own with a gap, large records, and events with and without results.
  private func fill(_ store: Store) async throws {
    try await store.write { transaction in
      for id in 0..<1_200 { try transaction.save(Meal(id: id, grams: Double(id))) }
    }
    try await store.save("Selina", "Bruce", "Ada", "É\u{1F415}")
    try await store.write { transaction in
      try transaction.delete(Pet.self, id: "bruce")
      try transaction.move(Pet.self, id: "ada", to: 0)
      for id in 0..<3 {
        try transaction.save(Photo(id: "photo \(id)", bytes: String(repeating: "a", count: 700_000)))
      }
    }
    for number in 1...3 {
      _ = try await EventContext(EventIdentity(window: "window", number: number)).run {
        try await store.write { transaction -> Int in
          try transaction.save(Pet(id: "event \(number)", name: "Event"))
          return number
        }
      }
    }
  }

  private func content(_ store: Store) async throws -> [String] {
    try await store.engine.read { reader in
      var lines: [String] = []
      for name in try reader.collections() {
        var last: PageEnd?
        while true {
          let page = try reader.page(of: name, after: last)
          guard let end = page.last else { break }
          lines += page.map { "\(name) \($0.place) \($0.row.key) \($0.row.body)" }
          last = PageEnd(place: end.place, key: end.row.key)
        }
      }
      return lines + (try reader.events(after: nil)).map { "\($0)" }
    }
  }

  @Test(arguments: pairs) func theCopyIsEqualToTheSource(_ engines: (TestEngine, TestEngine)) async throws {
    try await withStores(engines) { source, target in
      var phases: [CopyProgress.Phase] = []
      let result = try await source.copy(named: "source", to: target) { phases.append($0.phase) }
      #expect(result.records == 1_209)
      #expect(result.events == 3)
      #expect(!result.isResumed)
      #expect(try await content(target) == content(source))
      #expect(try await target.all(Pet.self) == source.all(Pet.self))
      #expect(try await target.contains(EventIdentity(window: "window", number: 2)))
      #expect(phases.last == .verifying)
      #expect(Set(phases).count == 5)
      // It goes on like the source.
      try await target.save("Last")
      #expect(try await target.petNames.last == "Last")
    }
  }

  @Test(arguments: pairs, [false, true])
  func anInterruptedCopyIsContinuedAtEachBatch(_ engines: (TestEngine, TestEngine), isStored: Bool)
    async throws
  {
    try await withStores(engines) { source, target in
      let expected = try await content(source)
      var isInterrupted = true
      var number = 0
      while isInterrupted {
        number += 1
        try await clear(target)
        let weak = Store(engine: InterruptedEngine(target.engine, atWrite: number, isStored: isStored))
        do {
          try await source.copy(named: "source", to: weak)
          isInterrupted = false
        } catch is InterruptedEngine.Interruption {
          // The state is removed by the last write.
          let isOver =
            try await target.engine.read { try $0.row(CopyState.key, in: CopyState.collection) } == nil
          if isOver, number > 1 {
            #expect(try await content(target) == expected)
          } else {
            let result = try await source.copy(named: "source", to: target)
            #expect(result.isResumed == (number > 1 || isStored))
            #expect(result.records == 1_209)
          }
        }
        #expect(try await content(target) == expected, "write \(number)")
      }
      #expect(number > 10)
    }
  }

  @Test(arguments: TestEngine.allCases) func aTargetWithDataIsRefused(_ engine: TestEngine) async throws {
    try await withStores((.sqlite, engine)) { source, target in
      try await target.save("Own")
      let before = try await content(target)
      let error = CopyError.targetHasData(records: 1)
      await #expect(throws: error) { try await source.copy(named: "source", to: target) }
      #expect(error.localizedDescription.contains("(1 record)"))
      #expect(try await content(target) == before)
      let result = try await source.copy(named: "source", to: target, replacing: true)
      #expect(result.records == 1_209)
      #expect(try await content(target) == content(source))
      #expect(try await target.record(Pet.self, id: "own") == nil)
    }
  }

  @Test(arguments: TestEngine.allCases)
  func aTargetWithAPartOfOtherDataIsRefused(_ engine: TestEngine) async throws {
    try await withStores((.sqlite, engine)) { source, target in
      let weak = Store(engine: InterruptedEngine(target.engine, atWrite: 3, isStored: false))
      await #expect(throws: InterruptedEngine.Interruption.self) {
        try await source.copy(named: "other", to: weak)
      }
      await #expect(throws: CopyError.otherCopy(source: "other")) {
        try await source.copy(named: "source", to: target)
      }
      try await source.copy(named: "source", to: target, replacing: true)
      #expect(try await content(target) == content(source))
    }
  }

  @Test(arguments: TestEngine.allCases)
  func aSourceThatChangesMeanwhileIsReported(_ engine: TestEngine) async throws {
    try await withStores((.sqlite, engine)) { source, target in
      let weak = Store(engine: InterruptedEngine(target.engine, atWrite: 4, isStored: false))
      await #expect(throws: InterruptedEngine.Interruption.self) {
        try await source.copy(named: "source", to: weak)
      }
      try await source.write { try $0.save(Meal(id: 0, grams: 7)) }
      await #expect(throws: CopyError.different(part: Meal.collection)) {
        try await source.copy(named: "source", to: target)
      }
      try await source.copy(named: "source", to: target, replacing: true)
      #expect(try await content(target) == content(source))
    }
  }

  @Test(arguments: TestEngine.allCases)
  func targetsReportTheCopiedRecords(_ engine: TestEngine) async throws {
    try await withStores((.sqlite, engine)) { source, target in
      var changes = target.changes(of: Pet.self).makeAsyncIterator()
      try await source.copy(named: "source", to: target)
      #expect(await changes.next()?.inserted.count == 6)
    }
  }

  /// Removes everything.
  private func clear(_ store: Store) async throws {
    let empty = try Store.inMemory()
    try await empty.copy(named: "empty", to: store, replacing: true)
  }
}

private struct Photo: Record, Equatable {
  static let collection = "test.photo"
  var id: String
  var bytes: String
}
