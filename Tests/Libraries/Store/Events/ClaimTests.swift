@testable import Bindery
import Foundation
import Testing

@testable import BinderyStore

/// Writes of a window that two processes act for: each is a store over the same data.
@Suite(.serialized, .bothEngines, .timeLimit(.minutes(10))) struct ClaimTests {
  private func during<R: Sendable>(
    _ claim: WindowClaim, _ body: @Sendable () async throws -> R
  ) async rethrows -> R {
    try await WorkScope.$current.withValue(WorkScope(claim: claim), operation: body)
  }

  private func withTwoStores(_ body: (Store, Store) async throws -> Void) async throws {
    let (a, b) = (try await TestPlace.current.open(), try await TestPlace.current.open())
    try await body(a, b)
    a.close()
    b.close()
  }

  @Test(arguments: [false, true])
  func writesAreRefusedOnceAnotherProcessHasTakenTheWindow(hasWritten: Bool) async throws {
    try await withTwoStores { a, b in
      let (old, new) = (WindowClaim("w"), WindowClaim("w"))
      if hasWritten { try await during(old) { try await a.save("Selina") } }
      try await b.take(new.mark)
      await #expect(throws: StorageError.windowMoved) { try await during(old) { try await a.save("Bruce") } }
      #expect(old.isLost)
      try await during(new) { try await b.save("Alfred") }
      #expect(!new.isLost)
      #expect(try await a.petNames == (hasWritten ? ["Selina", "Alfred"] : ["Alfred"]))
    }
  }

  @Test func aTakeoverWaitsForTheWriteThatHasBegun() async throws {
    try await withTwoStores { a, b in
      let (old, new) = (WindowClaim("w"), WindowClaim("w"))
      let (begun, begin) = AsyncStream<Void>.makeStream()
      let gate = DispatchSemaphore(value: 0)
      async let write: Void = during(old) {
        try await a.write { transaction in
          // PostgreSQL checks the window with the first read, at the latest with the commit.
          _ = try transaction.record(Pet.self, id: "selina")
          begin.yield()
          gate.wait()
          try transaction.save(Pet(id: "selina", name: "Selina"))
        }
      }
      for await _ in begun { break }
      async let takeover: Void = b.take(new.mark)
      gate.signal()
      try await write
      try await takeover
      #expect(try await b.petNames == ["Selina"])
      await #expect(throws: StorageError.windowMoved) { try await during(old) { try await a.save("Bruce") } }
    }
  }

  @Test func ofTwoFirstWritersExactlyOneActs() async throws {
    try await withTwoStores { a, b in
      let claims = [WindowClaim("w"), WindowClaim("w")]
      try await during(claims[0]) { try await a.save("Selina") }
      await #expect(throws: StorageError.windowMoved) {
        try await during(claims[1]) { try await b.save("Bruce") }
      }
      #expect(claims.map(\.isLost) == [false, true])
    }
  }

  @Test func aLossIsReportedOnce() async throws {
    let store = try Store.inMemory()
    let claim = WindowClaim("w")
    let (losses, lose) = AsyncStream<Void>.makeStream()
    claim.onLoss { lose.yield() }
    try await store.take(WindowClaim.Mark(name: "w"))
    for _ in 1...3 {
      await #expect(throws: StorageError.windowMoved) {
        try await during(claim) { try await store.save("A") }
      }
    }
    lose.finish()
    var count = 0
    for await _ in losses { count += 1 }
    #expect(count == 1)
  }

  @Test func manyWindowsAreTakenOverAtOnce() async throws {
    try await withTwoStores { a, b in
      let claims = (0..<500).map { WindowClaim("w\($0)") }
      try await withThrowingTaskGroup { group in
        for claim in claims { group.addTask { try await b.take(claim.mark) } }
        try await group.waitForAll()
      }
      await #expect(throws: StorageError.windowMoved) {
        try await during(WindowClaim("w499")) { try await a.save("Bruce") }
      }
      try await during(claims[499]) { try await a.save("Selina") }
    }
  }

  @Test func failedTakeoversThrowAndChangeNothing() async throws {
    let faults = StoreFaults()
    let store = try Store.inMemory(faults: faults)
    let claim = WindowClaim("w")
    try await during(claim) { try await store.save("Selina") }
    faults.failWriting(StorageError.full(folder: "memory"))
    await #expect(throws: StorageError.full(folder: "memory")) {
      try await store.take(WindowClaim.Mark(name: "w"))
    }
    faults.failWriting(StorageError.readOnly(folder: "memory"))
    // Nobody can act on such data, so nobody has to be kept from it.
    try await store.take(WindowClaim.Mark(name: "w"))
    faults.failWriting(nil)
    try await during(claim) { try await store.save("Bruce") }
  }

  @Test func workOfNoWindowNeedsNoClaim() async throws {
    let store = try Store.inMemory()
    try await store.save("Selina")
    #expect(try await store.petNames == ["Selina"])
  }

  @Test func eventsAndTheTasksThatTheyStartHaveTheClaimOfTheirWindow() async throws {
    let claim = WindowClaim("w")
    let work = EventWork(EventIdentity(window: "w", number: 1), claim: claim)
    let task = await work.run { Task { await Task { WorkScope.current.claim === claim }.value } }
    #expect(await task.value)
  }
}
