import Bindery
import BinderyStore
import BinderyTesting
import Testing

@testable import BinderySwiftData

@Model private final class Note {
  var title: String
  var body = ""

  init(_ title: String) { self.title = title }
}

/// Models of several processes, and of a store that fails.
@MainActor
@Suite(.workScope) struct SharedModelTests {
  private let faults = StoreFaults()
  private let store: Store
  private let first: ModelGraph
  private let second: ModelGraph

  init() throws {
    store = try .inMemory(faults: faults)
    // Two processes: their stores report the same changes.
    first = ModelGraph(store: store)
    second = ModelGraph(store: store)
    try first.add([Note.self])
    try second.add([Note.self])
  }

  private func notes(_ graph: ModelGraph) throws -> [Note] {
    try graph.container.mainContext.fetch(FetchDescriptor<Note>())
  }

  @Test func processesFollowEachOthersProperties() async throws {
    let note = Note("Milk")
    first.insert(note)
    await settle()
    let copy = try #require(try notes(second).first)
    copy.title = "Bread"
    note.body = "Two"
    await settle()
    for note in [note, copy] {
      #expect(note.title == "Bread")
      #expect(note.body == "Two")
    }
    second.delete(copy)
    await settle()
    #expect(try notes(first).isEmpty)
  }

  @Test func aChangeThatCannotBeStoredIsUndoneWithASentence() async throws {
    let note = Note("Milk")
    first.insert(note)
    await settle()
    let error = StorageError.full(folder: "data")
    faults.failWriting(error)
    note.title = "Bread"
    first.insert(Note("Eggs"))
    await settle()
    #expect(first.failure.last?.sentence == error.errorDescription)
    #expect(try notes(first).map(\.title) == ["Milk"])
    first.delete(note)
    await settle()
    #expect(try notes(first).map(\.title) == ["Milk"])
    faults.failWriting(nil)
    try notes(first).first?.title = "Butter"
    await settle()
    #expect(try notes(second).map(\.title) == ["Butter"])
  }

  @Test func aStoreThatCannotBeReadThrows() throws {
    faults.failReading(StorageError.damaged(folder: "data"))
    let graph = ModelGraph(store: store)
    #expect(throws: StorageError.damaged(folder: "data")) { try graph.add([Note.self]) }
  }

  @Test func anEventThatIsRepeatedAfterACrashChangesNothing() async throws {
    let event = EventContext(EventIdentity(window: "w", number: 1))
    EventContext.$current.withValue(event) { first.insert(Note("Milk")) }
    await settle()
    let again = EventContext(EventIdentity(window: "w", number: 1))
    let restarted = ModelGraph(store: store)
    try restarted.add([Note.self])
    EventContext.$current.withValue(again) { restarted.insert(Note("Milk")) }
    await settle()
    #expect(try notes(restarted).count == 1)
    #expect(try await store.all(ModelRecord.self).count == 1)
  }
}
