import BinderyStore
@testable import BinderySwiftData
import BinderySwiftUI
import BinderyTesting
import TestSupport
import Testing

@Model private final class Shelf {
  @Attribute(.unique) var code: String
  var label = "None, = \"plain\""  // A comment, = 1.
  var `case`: Int?
  var weights: [Double] = [.infinity]
  @Transient var isOpen = false
  @Relationship(deleteRule: .cascade, inverse: \Box.shelf) var boxes: [Box] = []
  @Relationship var owner: Person?
  nonisolated(unsafe) static var count = 0
  let made = 1
  var title: String { "\(code): \(label)" }

  init(code: String) { self.code = code }
}

@Model private final class Box {
  var name: String
  var shelf: Shelf?

  init(_ name: String, in shelf: Shelf? = nil) {
    self.name = name
    self.shelf = shelf
  }
}

@Model private final class Person {
  var name: String
  var friends: [Person] = []

  init(_ name: String) { self.name = name }
}

/// What `@Model` makes of a class, and what a context does with it.
@MainActor
@Suite(.workScope) struct ModelTests {
  private let store: Store
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    store = try .inMemory()
    container = try ModelContainer(
      for: Shelf.self, Person.self, configurations: ModelConfiguration(store: store))
  }

  private func texts(_ type: String) async throws -> [[String: String]] {
    try await store.all(ModelRecord.self).filter { $0.id.hasPrefix(type + "/") }.map(\.values)
  }

  private func shelves(_ container: ModelContainer? = nil) throws -> [Shelf] {
    try (container ?? self.container).mainContext.fetch(
      FetchDescriptor<Shelf>(sortBy: [SortDescriptor(\.code)]))
  }

  @Test func propertiesHaveTheirValuesAndAreKeptAsTexts() async throws {
    let shelf = Shelf(code: "A")
    #expect(shelf.title == "A: None, = \"plain\"")
    #expect(shelf.case == nil)
    context.insert(shelf)
    shelf.case = 3
    #expect(context.hasChanges)
    await settle()
    #expect(!context.hasChanges)
    let expected = [
      "code": "\"A\"", "label": #""None, = \"plain\"""#, "case": "3", "weights": "[\"infinity\"]",
      "owner": "[]",
    ]
    #expect(try await texts("Shelf") == [expected])
  }

  @Test func aNewContainerOfTheStoreHasTheModels() async throws {
    let shelf = Shelf(code: "A")
    shelf.boxes = [Box("pens"), Box("ink")]
    context.insert(shelf)
    context.insert(Box("loose"))
    await settle()
    // Another process has models of its own.
    let graph = ModelGraph(store: store)
    try graph.add([Shelf.self])
    let copy = try #require(try shelves(graph.container).first)
    #expect(copy !== shelf)
    #expect(copy.persistentModelID == shelf.persistentModelID)
    #expect(copy.boxes.map(\.name).sorted() == ["ink", "pens"])
    #expect(copy.boxes.allSatisfy { $0.shelf === copy })
    #expect(copy.weights == [.infinity])
    #expect(try graph.container.mainContext.fetchCount(FetchDescriptor<Box>()) == 3)
  }

  @Test func bothSidesOfARelationFollowEachOther() throws {
    let (first, second) = (Shelf(code: "A"), Shelf(code: "B"))
    context.insert(first)
    context.insert(second)
    let pens = Box("pens")
    first.boxes.append(pens)
    #expect(pens.shelf === first)
    #expect(pens.modelContext != nil)
    pens.shelf = second
    #expect(first.boxes.isEmpty)
    #expect(second.boxes == [pens])
    let ink = Box("ink", in: second)
    context.insert(ink)
    #expect(second.boxes == [pens, ink])
  }

  @Test func deletingFollowsTheRules() async throws {
    let shelf = Shelf(code: "A")
    let person = Person("Ana")
    shelf.boxes = [Box("pens")]
    shelf.owner = person
    context.insert(shelf)
    await settle()
    context.delete(person)
    #expect(shelf.owner == nil)
    #expect(person.isDeleted)
    context.delete(shelf)
    #expect(try context.fetchCount(FetchDescriptor<Box>()) == 0)
    await settle()
    #expect(try await store.all(ModelRecord.self).isEmpty)
  }

  @Test func aDeletedModelIsInsertedAgain() async throws {
    let person = Person("Ana")
    context.insert(person)
    await settle()
    context.delete(person)
    await settle()
    context.insert(person)
    await settle()
    #expect(try await texts("Person").first?["name"] == "\"Ana\"")
  }

  @Test func predicatesAndOrdersSelectModels() throws {
    for code in ["b1", "A2", "c3"] { context.insert(Shelf(code: code)) }
    let letter = "B"
    let found = FetchDescriptor<Shelf>(
      predicate: #Predicate { $0.code.localizedStandardContains(letter) && $0.case == nil })
    #expect(try context.fetch(found).map(\.code) == ["b1"])
    var page = FetchDescriptor<Shelf>(sortBy: [SortDescriptor(\.code, order: .reverse)])
    page.fetchOffset = 1
    page.fetchLimit = 1
    #expect(try context.fetch(page).map(\.code) == ["b1"])
    try context.delete(model: Shelf.self, where: #Predicate { $0.code != "b1" })
    #expect(try shelves().map(\.code) == ["b1"])
  }

  @Test func aUniqueValueChangesTheEarlierModel() async throws {
    let first = Shelf(code: "A")
    context.insert(first)
    await settle()
    let second = Shelf(code: "A")
    second.label = "new"
    context.insert(second)
    await settle()
    #expect(try shelves() == [first])
    #expect(first.label == "new")
    #expect(second.isDeleted)
  }

  @Test func recordsThatCannotBeReadAreLeftOutAndStay() async throws {
    let values = [
      ["code": "\"A\""], ["code": "7"], [:],
      ["code": "\"B\"", "boxes": "{", "owner": "[\"Person/none\", \"x\"]"],
    ]
    try await store.write { transaction in
      for (index, values) in values.enumerated() {
        try transaction.save(ModelRecord(id: "Shelf/\(index)", values: values))
      }
      try transaction.save(ModelRecord(id: "Shelf", values: [:]))
      try transaction.save(ModelRecord(id: "Unknown/1", values: ["code": "1"]))
    }
    await settle()
    #expect(try shelves().map(\.code) == ["A", "B"])
    #expect(try shelves().map(\.label).allSatisfy { $0 == "None, = \"plain\"" })
    #expect(try await store.all(ModelRecord.self).count == 6)
  }

  @Test func withoutAutosaveNothingIsStoredBeforeSave() async throws {
    context.autosaveEnabled = false
    context.insert(Person("Ana"))
    await settle()
    #expect(try await texts("Person").isEmpty)
    try context.save()
    await settle()
    #expect(try await texts("Person").count == 1)
  }

  @Test func outsideOfAProgramAContainerSaysWhatToDo() {
    #expect(throws: MissingProgramError.self) { try ModelContainer(for: Shelf.self) }
  }
}
