import BinderyStore
import Testing

@Suite struct StoreFaultsTests {
  private let faults = StoreFaults()
  private let store: Store

  init() throws { store = try .inMemory(faults: faults) }

  @Test func writesFailUntilTheyAreAllowedAgain() async throws {
    faults.failWriting(StorageError.full(folder: "data"))
    await #expect(throws: StorageError.full(folder: "data")) { try await store.save("Selina") }
    #expect(try await store.petNames == [])
    faults.failWriting(nil)
    try await store.save("Selina")
    #expect(try await store.petNames == ["Selina"])
  }

  @Test func readsFailUntilTheyAreAllowedAgain() async throws {
    try await store.save("Selina")
    faults.failReading(StorageError.failed(reason: "disk I/O error"))
    await #expect(throws: StorageError.failed(reason: "disk I/O error")) { try await store.petNames }
    try await store.save("Bruce")
    faults.failReading(nil)
    #expect(try await store.petNames == ["Selina", "Bruce"])
  }
}
