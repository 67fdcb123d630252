import BinderyStore
import Testing

@Suite(.serialized, .bothEngines) struct UndoTests {
  private let store: Store

  init() async throws {
    store = try await TestPlace.current.open()
    try await store.save("Ada", "Bo", "Cy")
  }

  private func change(_ body: @escaping @Sendable (WriteTransaction) throws -> Void) async throws -> Changeset
  {
    try await store.recordedWrite(body).changes
  }

  private func delete(_ id: String) async throws -> Changeset {
    try await change { _ = try $0.delete(Pet.self, id: id) }
  }

  private func replace(with names: String...) async throws -> Changeset {
    try await change { transaction in
      try transaction.removeAll(of: Pet.self)
      for name in names { try transaction.save(Pet(id: name.lowercased(), name: name)) }
    }
  }

  // MARK: Alone

  @Test func undoRevertsInsertsDeletionsAndUpdates() async throws {
    let changes = try await change { transaction in
      try transaction.save(Pet(id: "dee", name: "Dee"))
      try transaction.delete(Pet.self, id: "ada")
      try transaction.save(Pet(id: "bo", name: "Bob"))
    }
    #expect(try await store.petNames == ["Bob", "Cy", "Dee"])
    #expect(try await store.revert(changes) == 0)
    #expect(try await store.petNames == ["Ada", "Bo", "Cy"])
  }

  @Test func aWriteWithoutAChangeLeavesNothingToUndo() async throws {
    let changes = try await change { transaction in
      try transaction.save(Pet(id: "ada", name: "Ada"))
      try transaction.save(Pet(id: "dee", name: "Dee"))
      try transaction.delete(Pet.self, id: "dee")
    }
    #expect(changes.isEmpty)
    #expect(try await store.revert(changes) == 0)
  }

  @Test func undoRestoresOrderAndReplacedRecords() async throws {
    let changes = try await replace(with: "Cy", "Ada", "Eve")
    #expect(try await store.revert(changes) == 0)
    #expect(try await store.petNames == ["Ada", "Bo", "Cy"])
  }

  // MARK: Beside others

  @Test func undoKeepsAndCountsLaterEdits() async throws {
    let changes = try await replace(with: "Dee", "Eve")
    try await store.save(Pet(id: "dee", name: "Deirdre"))
    #expect(try await store.revert(changes) == 1)
    #expect(try await store.petNames == ["Ada", "Bo", "Cy", "Deirdre"])
  }

  @Test func undoKeepsLaterAdditions() async throws {
    let changes = try await replace(with: "Dee")
    try await store.save("Flo")
    #expect(try await store.revert(changes) == 0)
    #expect(try await store.petNames == ["Ada", "Bo", "Cy", "Flo"])
  }

  @Test func undoChangesNothingIfEverythingWasEdited() async throws {
    let changes = try await change { try $0.save(Pet(id: "ada", name: "Eve")) }
    try await store.save(Pet(id: "ada", name: "Flo"))
    await #expect(throws: UndoError.changedSince) { try await store.revert(changes) }
    #expect(try await store.petNames == ["Flo", "Bo", "Cy"])
  }

  @Test func repeatedUndosSucceed() async throws {
    let changes = try await delete("bo")
    #expect(try await store.revert(changes) == 0)
    #expect(try await store.revert(changes) == 0)
    #expect(try await store.petNames == ["Ada", "Bo", "Cy"])
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func undoRestoresPositionsInAnyOrder(order: [Int]) async throws {
    var deleted: [Changeset] = []
    for id in ["cy", "ada", "bo"] { deleted.append(try await delete(id)) }
    try await store.save("Dee")
    for index in order { _ = try await store.revert(deleted[index]) }
    #expect(try await store.petNames == ["Ada", "Bo", "Cy", "Dee"])
  }

  @Test(arguments: [(0, 2), (2, 0), (1, 0), (1, 2), (3, 1)])
  func undoReturnsAMovedRecord(from origin: Int, to target: Int) async throws {
    try await store.save("Dee")
    let id = ["ada", "bo", "cy", "dee"][origin]
    let changes = try await change { transaction in
      try transaction.save(Pet(id: id, name: "Moved"))
      try transaction.move(Pet.self, id: id, to: target)
    }
    #expect(try await store.petNames.firstIndex(of: "Moved") == target)
    #expect(try await store.revert(changes) == 0)
    #expect(try await store.petNames == ["Ada", "Bo", "Cy", "Dee"])
  }

  @Test func undoKeepsLaterMoves() async throws {
    let changes = try await change { try $0.save(Pet(id: "ada", name: "Eve")) }
    try await store.write { try $0.move(Pet.self, id: "ada", to: 2) }
    #expect(try await store.revert(changes) == 0)
    #expect(try await store.petNames == ["Bo", "Cy", "Ada"])
  }

  // MARK: In parts

  @Test func aPartCanBeUndone() async throws {
    let changes = try await replace(with: "Dee")
    let reverted = try await store.write { transaction in
      try transaction.revert(changes) { !$0.isInsertion && $0.former(Pet.self)?.name != "Bo" }
    }
    #expect(reverted == 2)
    #expect(try await store.petNames == ["Ada", "Cy", "Dee"])
  }

  @Test func undosAreReportedAsChanges() async throws {
    let changes = try await delete("bo")
    var feed = store.changes(of: Pet.self).makeAsyncIterator()
    _ = try await store.revert(changes)
    #expect(await feed.next()?.inserted == ["bo"])
  }
}
