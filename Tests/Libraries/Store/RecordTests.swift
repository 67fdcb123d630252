import BinderyStore
import Testing

@Suite(.serialized, .bothEngines) struct RecordTests {
  private let store: Store

  init() async throws { store = try await TestPlace.current.open() }

  @Test func recordsComeInTheOrderInWhichTheyWereAdded() async throws {
    try await store.save("Selina", "Bruce", "Alfred")
    #expect(try await store.petNames == ["Selina", "Bruce", "Alfred"])
  }

  @Test func savingAKnownRecordLeavesItInItsPlace() async throws {
    try await store.save("Selina", "Bruce")
    try await store.save(Pet(id: "selina", name: "Cat"))
    #expect(try await store.petNames == ["Cat", "Bruce"])
  }

  @Test func aDeletedRecordIsGoneAndTheOrderStays() async throws {
    try await store.save("Selina", "Bruce", "Alfred")
    try await store.delete(Pet.self, id: "bruce")
    try await store.delete(Pet.self, id: "nobody")
    try await store.save("Bruce")
    #expect(try await store.petNames == ["Selina", "Alfred", "Bruce"])
    #expect(try await store.record(Pet.self, id: "nobody") == nil)
  }

  @Test(arguments: [
    (0, 2, ["B", "C", "A", "D"]), (3, 0, ["D", "A", "B", "C"]), (1, 1, ["A", "B", "C", "D"]),
    (0, 99, ["B", "C", "D", "A"]), (2, -5, ["C", "A", "B", "D"]),
  ])
  func movingPutsARecordAtItsIndex(origin: Int, target: Int, expected: [String]) async throws {
    try await store.save("A", "B", "C", "D")
    let id = ["a", "b", "c", "d"][origin]
    try await store.write { try $0.move(Pet.self, id: id, to: target) }
    #expect(try await store.petNames == expected)
    try await store.save("E")
    #expect(try await store.petNames == expected + ["E"])
  }

  @Test func movingInAnEmptyCollectionDoesNothing() async throws {
    try await store.write { try $0.move(Pet.self, id: "nobody", to: 0) }
    #expect(try await store.petNames == [])
  }

  @Test func collectionsAreIndependent() async throws {
    try await store.save("Selina")
    try await store.save(Meal(id: -7, grams: .infinity))
    #expect(try await store.record(Meal.self, id: -7) == Meal(id: -7, grams: .infinity))
    #expect(try await store.read { try $0.count(of: Pet.self) } == 1)
  }

  @Test func aRecordOfAnotherVersionIsLeftOutAndKept() async throws {
    try await store.save("Selina")
    try await store.save(LaterPet(id: "later", title: "Bruce"))
    #expect(try await store.petNames == ["Selina"])
    #expect(try await store.record(LaterPet.self, id: "later")?.title == "Bruce")
    await #expect(throws: StorageError.unreadableRecord(collection: "test.pet", key: "later")) {
      try await store.record(Pet.self, id: "later")
    }
  }

  @Test func anyTextIsAValidIdentityAndName() async throws {
    let pet = Pet(id: "a'\"; DROP TABLE record; --\u{0}\n🐈‍⬛", name: "\u{202E}É\\ \u{1F600}")
    try await store.save(pet)
    #expect(try await store.record(Pet.self, id: pet.id) == pet)
  }
}
