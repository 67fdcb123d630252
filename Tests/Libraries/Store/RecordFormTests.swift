import BinderyStore
import Testing

@Suite(.serialized, .bothEngines) struct RecordFormTests {
  private let store: Store

  init() async throws { store = try await TestPlace.current.open() }

  @Test func aRecordPassesThroughAllFormsSinceItsOwn() async throws {
    try await store.save(First(id: "a", name: "Selina Kyle"))
    try await store.save(Second(id: "b", names: ["Bruce", "Wayne"]))
    let third = Third(id: "c", first: "Alfred", last: "Pennyworth")
    try await store.save(third)
    let expected = [
      Third(id: "a", first: "Selina", last: "Kyle"), Third(id: "b", first: "Bruce", last: "Wayne"), third,
    ]
    #expect(try await store.all(Third.self) == expected)
    #expect(try await store.record(Third.self, id: "a") == expected[0])
  }

  @Test func aSavedRecordHasThePresentForm() async throws {
    try await store.save(First(id: "a", name: "Selina Kyle"))
    let migrated = try #require(try await store.record(Third.self, id: "a"))
    try await store.save(migrated)
    #expect(try await store.record(Third.self, id: "a") == migrated)
    #expect(try await store.all(First.self) == [])
  }

  @Test func aProgramThatKnowsAnEarlierFormKeepsWhatItCannotRead() async throws {
    let third = Third(id: "a", first: "Selina", last: "Kyle")
    try await store.save(third)
    #expect(try await store.all(Second.self) == [])
    let error = StorageError.unreadableRecord(collection: Third.collection, key: "a")
    await #expect(throws: error) { try await store.record(First.self, id: "a") }
    await #expect(throws: error) { try await store.save(Second(id: "a", names: [])) }
    #expect(try await store.all(Third.self) == [third])
  }

  @Test func aRecordThatCannotBeMigratedStays() async throws {
    let single = First(id: "a", name: "Selina")
    try await store.save(single)
    #expect(try await store.all(Third.self) == [])
    #expect(try await store.all(First.self) == [single])
  }

  @Test func filesOfEarlierProgramsAreImported() async throws {
    try await store.save(First(id: "a", name: "Selina Kyle"))
    let file = try await store.export([First.self])
    try await store.import(file, of: [Third.self])
    #expect(try await store.all(Third.self) == [Third(id: "a", first: "Selina", last: "Kyle")])
    let later = try await store.export([Third.self])
    #expect(later.contains("{\"$version\":3,\"first\":\"Selina\",\"id\":\"a\",\"last\":\"Kyle\"}"))
    await #expect(throws: ImportError.self) { try await store.import(later, of: [First.self]) }
  }

  @Test func recordsWithoutFieldsAreImported() async throws {
    let pair = Pair(first: 1, second: 2)
    try await store.save(pair)
    try await store.import(try await store.export([Pair.self]), of: [Pair.self])
    #expect(try await store.all(Pair.self) == [pair])
  }

  @Test func undoReturnsToTheFormOfBefore() async throws {
    let first = First(id: "a", name: "Selina Kyle")
    try await store.save(first)
    let changes = try await store.recordedWrite {
      try $0.save(Third(id: "a", first: "Cat", last: "Woman"))
    }.changes
    #expect(changes.changes[0].former(Third.self)?.first == "Selina")
    _ = try await store.revert(changes)
    #expect(try await store.all(First.self) == [first])
  }
}

private struct First: Record, Equatable {
  static let collection = Third.collection
  let id: String
  let name: String
}

private struct Second: Record, Equatable {
  static let collection = Third.collection
  let id: String
  let names: [String]

  init(id: String, names: [String]) { (self.id, self.names) = (id, names) }

  init(migrating earlier: First) {
    self.init(id: earlier.id, names: earlier.name.split(separator: " ").map(String.init))
  }
}

private struct Third: Record, Equatable {
  static let collection = "test.person"
  let id: String
  let first: String
  let last: String

  init(id: String, first: String, last: String) { (self.id, self.first, self.last) = (id, first, last) }

  init(migrating earlier: Second) throws {
    guard earlier.names.count == 2 else { throw NoLastName() }
    self.init(id: earlier.id, first: earlier.names[0], last: earlier.names[1])
  }
}

private struct NoLastName: Error {}

/// A record that is stored as a list.
private struct Pair: Record, Equatable {
  static let collection = "test.pair"
  let first: Int
  let second: Int

  var id: Int { first }

  init(first: Int, second: Int) { (self.first, self.second) = (first, second) }

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    (first, second) = (try list.decode(Int.self), try list.decode(Int.self))
  }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(first)
    try list.encode(second)
  }
}
