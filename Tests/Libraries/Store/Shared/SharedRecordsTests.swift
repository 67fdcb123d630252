import Bindery
import BinderyStore
import BinderyTesting
import BinderyViewModels
import Foundation
import Testing

@Suite(.workScope) @MainActor
struct SharedRecordsTests {
  private let store: Store
  private let faults = StoreFaults()
  private let pets: SharedRecords<Pet>
  private let notice = UndoNotice(clock: TestClock())

  init() throws {
    store = try Store.inMemory(faults: faults)
    pets = SharedRecords(store)
  }

  private func add(_ names: String...) async throws {
    for name in names { try await pets.save(Pet(id: name.lowercased(), name: name)) }
  }

  private var names: [String] { pets.all.map(\.name) }

  @Test func nothingIsReadBeforeItIsLoaded() async throws {
    try await store.save("Ada")
    #expect(pets.state.value == nil && pets.all.isEmpty)
    await pets.load()
    #expect(pets.state.value?.map(\.name) == ["Ada"])
  }

  @Test func whatSavesARecordShowsItAtOnce() async throws {
    try await add("Ada", "Bo")
    #expect(names == ["Ada", "Bo"])
    try await pets.save(Pet(id: "ada", name: "Eve"))
    #expect(names == ["Eve", "Bo"])
  }

  @Test func itFollowsChangesOfOthers() async throws {
    await pets.load()
    try await store.save("Ada")
    // The store reports changes from a thread of its own.
    while names.isEmpty {
      try Task.checkCancellation()
      await Task.yield()
    }
    #expect(names == ["Ada"])
  }

  @Test func anUpdateKeepsWhatAnotherWindowHasChanged() async throws {
    try await add("Ada")
    try await store.save(Pet(id: "ada", name: "Eve"))
    try await pets.update("ada") { $0.name += " the cat" }
    #expect(names == ["Eve the cat"])
  }

  @Test func aRemovedRecordCannotBeUpdated() async throws {
    try await add("Ada")
    try await pets.remove("ada")
    let error = await #expect(throws: RecordError.removed) {
      try await pets.update("ada") { $0.name = "Eve" }
    }
    #expect(error?.localizedDescription == "This was removed in the meantime, so nothing was changed.")
    #expect(names == [])
  }

  @Test func aRecordIsMovedBeforeAnotherOneAndChanged() async throws {
    try await add("Ada", "Bo", "Cy")
    let change = try await pets.move("cy", before: "ada") { $0.name = "Moved" }
    #expect(names == ["Moved", "Ada", "Bo"])
    try await pets.move("ada", before: nil)
    #expect(names == ["Moved", "Bo", "Ada"])
    try await change.undo()
    #expect(names == ["Bo", "Ada", "Cy"])
  }

  @Test func aChangeIsUndoneUnlessTheRecordHasChangedSince() async throws {
    try await add("Ada")
    let removed = try await pets.remove("ada")
    #expect(names == [])
    try await removed.undo()
    #expect(names == ["Ada"])
    let renamed = try await pets.update("ada") { $0.name = "Eve" }
    try await pets.update("ada") { $0.name = "Dee" }
    await #expect(throws: UndoError.changedSince) { try await renamed.undo() }
    #expect(names == ["Dee"])
  }

  @Test func changesThatBelongTogetherAreMadeAndUndoneTogether() async throws {
    try await add("Ada")
    let change = try await pets.change { transaction in
      try transaction.delete(Pet.self, id: "ada")
      try transaction.save(Meal(id: 1, grams: 60))
    }
    #expect(try await store.all(Meal.self).count == 1)
    try await change.undo()
    #expect(names == ["Ada"])
    #expect(try await store.all(Meal.self).isEmpty)
  }

  @Test func aPartOfACollectionIsShared() async throws {
    let some = SharedRecords(store) { try await $0.all(Pet.self).filter { $0.name < "B" } }
    try await add("Ada", "Bo")
    await some.load()
    #expect(some.all.map(\.name) == ["Ada"])
  }

  // MARK: With a notice

  @Test func aNoticeMakesAChangeAndUndoesIt() async throws {
    try await add("Ada")
    notice.perform("“Ada” was removed.") { [pets] in try await pets.remove("ada") }
    await settle()
    #expect(names == [] && notice.text == "“Ada” was removed.")
    notice.undo()
    await settle()
    #expect(names == ["Ada"] && notice.text == nil)
  }

  @Test func aNoticeSaysWhyAChangeFailed() async throws {
    notice.perform("“Ada” was changed.") { [pets] in try await pets.update("ada") { $0.name = "Eve" } }
    await settle()
    #expect(notice.text == "This was removed in the meantime, so nothing was changed.")
    #expect(!notice.canUndo)
  }

  @Test func nothingIsUndoneWhereNothingHasChanged() async throws {
    try await add("Ada")
    notice.perform("“Ada” was saved.") { [pets] in try await pets.save(Pet(id: "ada", name: "Ada")) }
    await settle()
    #expect(notice.text == "“Ada” was saved." && !notice.canUndo)
  }
}
