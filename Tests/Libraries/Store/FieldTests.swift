import BinderyStore
import Testing

@testable import BinderyTesting

@Suite(.serialized, .bothEngines) struct FieldTests {
  private let store: Store

  init() async throws { store = try await TestPlace.current.open() }

  private func save(_ visits: Visit...) async throws {
    try await store.write { transaction in for visit in visits { try transaction.save(visit) } }
  }

  private func saveFive() async throws {
    try await save(
      Visit(id: "e", place: "Oslo", minutes: 9), Visit(id: "d", place: "Bergen", minutes: 10),
      Visit(id: "c", place: "Oslo", minutes: -2.5), Visit(id: "b", place: "Ålesund", minutes: 10),
      Visit(id: "a", place: nil, minutes: 100))
  }

  @Test func textsAreFoundInTheOrderOfTheirBytes() async throws {
    try await saveFive()
    #expect(try await store.records(by: Visit.byPlace).map(\.id) == ["d", "c", "e", "b"])
    #expect(
      try await store.records(by: Visit.byPlace, order: .descending).map(\.id) == ["b", "e", "c", "d"])
    let inOslo = try await store.records(by: Visit.byPlace, from: "Oslo", through: "Oslo")
    #expect(inOslo.map(\.id) == ["c", "e"])
    #expect(try await store.count(by: Visit.byPlace, from: "Oslo", through: "Oslo") == 2)
    #expect(try await store.count(by: Visit.byPlace) == 4)
  }

  @Test func numbersAreFoundInTheOrderOfTheirValues() async throws {
    try await saveFive()
    #expect(try await store.records(by: Visit.byMinutes).map(\.id) == ["c", "e", "b", "d", "a"])
    #expect(try await store.records(by: Visit.byMinutes, from: 9.5).map(\.id) == ["b", "d", "a"])
    #expect(try await store.records(by: Visit.byMinutes, through: 9).map(\.id) == ["c", "e"])
    #expect(try await store.count(by: Visit.byMinutes, from: 0, through: 10) == 3)
  }

  @Test(arguments: [FieldOrder.ascending, .descending])
  func pagesFollowEachOtherWithoutGaps(order: FieldOrder) async throws {
    for number in 0..<50 {
      try await save(Visit(id: "\(number)", place: "P\(number % 7)", minutes: 0))
    }
    var pages: [Visit] = []
    while true {
      let page = try await store.records(by: Visit.byPlace, order: order, after: pages.last, limit: 8)
      pages += page
      guard page.count == 8 else { break }
    }
    #expect(pages == (try await store.records(by: Visit.byPlace, order: order)))
    #expect(Set(pages.map(\.id)).count == 50)
  }

  @Test func changesAreFoundAtOnce() async throws {
    try await saveFive()
    #expect(try await store.count(by: Visit.byPlace, from: "Oslo", through: "Oslo") == 2)
    try await save(Visit(id: "c", place: "Bergen", minutes: 1))
    try await store.delete(Visit.self, id: "e")
    #expect(try await store.count(by: Visit.byPlace, from: "Oslo", through: "Oslo") == 0)
    #expect(try await store.records(by: Visit.byPlace, through: "Bergen").map(\.id) == ["c", "d"])
  }

  @Test func valuesOfOtherKindsAndCollectionsAreNotFound() async throws {
    try await saveFive()
    try await store.save(OddVisit(id: "odd", place: 7, minutes: "long"))
    try await store.save(OtherVisit(id: "other", place: "Oslo"))
    #expect(try await store.records(by: Visit.byPlace).count == 4)
    #expect(try await store.records(by: Visit.byMinutes).count == 5)
    #expect(try await store.records(by: OddVisit.byPlace).map(\.id) == ["odd"])
  }

  @Test func recordsThatCannotBeReadDoNotEndAPage() async throws {
    for number in 0..<9 {
      try await store.save(Unfinished(id: "\(number)", place: "A"))
    }
    try await save(Visit(id: "z", place: "A", minutes: 1))
    #expect(try await store.records(by: Visit.byPlace, limit: 2).map(\.id) == ["z"])
  }

  @Test(arguments: ["it's \"quoted\" \\", "", "%_", "🦔", "a\\u0000b"])
  func anyTextIsFound(place: String) async throws {
    try await save(
      Visit(id: "it's", place: place, minutes: 1), Visit(id: "other", place: "other", minutes: 1))
    let found = try await store.records(by: Visit.byPlace, from: place, through: place)
    #expect(found.map(\.id) == ["it's"])
  }

  // Databases do not search for U+0000.
  @Test func recordsWithNullCharactersAreSaved() async throws {
    try await saveFive()
    #expect(try await store.count(by: Visit.byPlace) == 4)
    let odd = Visit(id: "odd", place: "a\u{0}b", minutes: 1)
    try await save(odd)
    #expect(try await store.record(Visit.self, id: "odd") == odd)
    #expect(try await store.count(by: Visit.byPlace, from: "Bergen", through: "Oslo") == 3)
  }

  @Test func longTextsAreSavedAndNotFound() async throws {
    // Random letters, because databases compress texts.
    var random = SeededGenerator(seed: 1)
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let text = String((0..<20_000).map { _ in letters[Int.random(in: 0..<26, using: &random)] })
    try await save(Visit(id: "before", place: text, minutes: 1))
    #expect(try await store.count(by: Visit.byPlace) == 0)
    let long = Visit(id: "long", place: text, minutes: 1)
    try await save(long, Visit(id: "longest", place: String(text.prefix(2000)), minutes: 1))
    #expect(try await store.records(by: Visit.byPlace).map(\.id) == ["longest"])
    #expect(try await store.record(Visit.self, id: "long") == long)
    #expect(try await store.records(by: Visit.byPlace, after: Visit(id: "a", place: nil, minutes: 1)).isEmpty)
  }

  @Test func recordsOfAnEarlierFormAreFoundAfterMigration() async throws {
    for number in 0..<3 { try await store.save(EarlierStay(id: "\(number)", days: number)) }
    try await store.save(Stay(id: "new", hours: 1))
    #expect(try await store.records(by: Stay.byHours).map(\.id) == ["new"])
    #expect(try await store.migrate(Stay.self) == 3)
    #expect(try await store.migrate(Stay.self) == 0)
    #expect(try await store.records(by: Stay.byHours).map(\.id) == ["0", "new", "1", "2"])
    #expect(try await store.all(Stay.self).map(\.id) == ["0", "1", "2", "new"])
  }
}

private struct Visit: Record, Equatable {
  static let collection = "test.visit's"
  static let byPlace = RecordField("place", \Visit.place)
  static let byMinutes = RecordField("minutes", \Visit.minutes)
  let id: String
  let place: String?
  let minutes: Double
}

private struct OddVisit: Record {
  static let collection = Visit.collection
  static let byPlace = RecordField("place", \OddVisit.place)
  let id: String
  let place: Int
  let minutes: String
}

private struct OtherVisit: Record {
  static let collection = "test.other visit"
  let id: String
  let place: String
}

private struct Unfinished: Record {
  static let collection = Visit.collection
  let id: String
  let place: String
}

private struct EarlierStay: Record {
  static let collection = "test.stay"
  let id: String
  let days: Int
}

private struct Stay: Record {
  static let collection = EarlierStay.collection
  static let byHours = RecordField("hours", \Stay.hours)
  let id: String
  let hours: Int

  init(id: String, hours: Int) { (self.id, self.hours) = (id, hours) }

  init(migrating earlier: EarlierStay) { self.init(id: earlier.id, hours: earlier.days * 24) }
}
