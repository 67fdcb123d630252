import BinderyStore
import Foundation
import Testing

@Suite(.serialized, .bothEngines) struct ExchangeTests {
  private let store: Store
  private let types: [any Record.Type] = [Pet.self, Meal.self]

  init() async throws { store = try await TestPlace.current.open() }

  private func file(_ collections: String) -> String {
    #"{"format":"bindery.records","version":1,"collections":{\#(collections)}}"#
  }

  @Test func exportsRoundTrip() async throws {
    let names = [
      "Selina", "", "\u{202E}שירה", "🐈‍⬛", "<script>alert(1)</script>", "a\"b\\c\n\t\u{1}", "e\u{301}", "é",
      String(repeating: "x", count: 10_000),
    ]
    let numbers: [Double] = [
      0, -0.0, 0.1, 1 / 3, 1e-300, 1.7976931348623157e308, -Double.leastNonzeroMagnitude,
    ]
    try await store.write { transaction in
      for (index, name) in names.enumerated() {
        try transaction.save(Pet(id: "\(index)/\(name)", name: name))
      }
      for (index, number) in numbers.enumerated() { try transaction.save(Meal(id: index, grams: number)) }
      try transaction.move(Meal.self, id: 6, to: 0)
    }
    let other = try Store.inMemory()
    try await other.save("Gone")
    try await other.import(store.export(types), of: types)
    #expect(try await other.all(Pet.self) == store.all(Pet.self))
    #expect(try await other.all(Meal.self) == store.all(Meal.self))
    #expect(try await other.all(Meal.self).map(\.id) == [6, 0, 1, 2, 3, 4, 5])
    #expect(try await other.export(types) == store.export(types))
  }

  @Test func anExportIsALineForEachRecord() async throws {
    try await store.save("Selina")
    #expect(
      try await store.export(types) == """
        {
          "format": "bindery.records",
          "version": 1,
          "collections": {
            "test.pet": [
              {"id":"selina","name":"Selina"}
            ],
            "test.meal": []
          }
        }

        """)
  }

  @Test func importsReplaceRecordsAndReportChanges() async throws {
    try await store.save("Selina", "Bruce")
    let changes = store.changes(of: Pet.self)
    try await store.import(
      file(#""test.pet":[{"id":"bruce","name":"Batman"},{"id":"alfred","name":"Alfred"}]"#), of: types)
    #expect(try await store.petNames == ["Batman", "Alfred"])
    var iterator = changes.makeAsyncIterator()
    let change = try #require(await iterator.next())
    #expect(change.inserted == ["alfred"])
    #expect(change.updated == ["bruce"])
    #expect(change.removed == ["selina"])
  }

  @Test(arguments: [
    ("", "cannot be read as JSON"),
    ("[", "cannot be read as JSON"),
    ("\u{0}", "cannot be read as JSON"),
    ("[]", "the file is not a value of the expected type"),
    ("{}", "format is missing"),
    (#"{"format":"other"}"#, "“other”"),
    (#"{"format":"bindery.records","version":2,"collections":{}}"#, "version 2"),
    (#"{"format":"bindery.records","version":"1"}"#, "version is not a whole number"),
    (#"{"format":"bindery.records","version":1}"#, "collections is missing"),
  ])
  func invalidExportsHaveReadableErrors(_ text: String, _ words: String) async throws {
    try await expectRefusal(of: text, with: words)
  }

  @Test func deeplyNestedTextHasAReadableError() async throws {
    try await expectRefusal(of: String(repeating: "[", count: 100_000), with: "cannot be read as JSON")
  }

  @Test(arguments: [
    (#""secret":[]"#, "“secret”"),
    (#""test.pet":{}"#, #"collections["test.pet"] is not a list"#),
    (#""test.pet":[{"id":"a"}]"#, #"collections["test.pet"][0].name is missing"#),
    (#""test.pet":[{"id":"a","name":7}]"#, #"collections["test.pet"][0].name is not a text"#),
    (#""test.pet":[{"id":"a","name":null}]"#, #"collections["test.pet"][0].name is"#),
    (
      #""test.meal":[{"id":1,"grams":2},{"id":"x","grams":2}]"#, #"["test.meal"][1].id is not a whole number"#
    ),
    (#""test.meal":[{"id":1,"grams":"many"}]"#, #"collections["test.meal"][0].grams is not a number"#),
    (#""test.meal":[{"id":1,"grams":"infinity"}]"#, #"["test.meal"][0].grams is not a number"#),
    (#""test.meal":[{"id":1,"grams":"nan"}]"#, #"["test.meal"][0].grams is not a number"#),
    (#""test.pet":[{"id":"a","name":"A"},{"id":"a","name":"B"}]"#, "two records “a”"),
  ])
  func aWrongValueIsNamedAndNothingChanges(_ collections: String, _ words: String) async throws {
    try await expectRefusal(of: file(collections), with: words)
  }

  @Test func aTextThatIsTooLargeIsRefusedBeforeItIsRead() async throws {
    let error = await #expect(throws: ImportError.self) {
      try await store.import(file(""), of: types, maximumBytes: 10)
    }
    #expect(error == .tooLarge(bytes: file("").utf8.count, limit: 10))
  }

  @Test func aWriteThatFailsInTheMiddleChangesNothing() async throws {
    try await withFolder { folder in
      let store = try Store.open(folder: folder, maximumBytes: 200_000)
      try await store.save("Selina")
      let pets = (0..<1000).map {
        #"{"id":"\#($0)","name":"\#(String(repeating: "x", count: 1000))"}"#
      }
      await #expect(throws: StorageError.full(folder: folder)) {
        try await store.import(
          file(#""test.pet":[\#(pets.joined(separator: ","))]"#), of: types)
      }
      #expect(try await store.petNames == ["Selina"])
    }
  }

  @Test func importsReplaceRecordsOfOtherVersions() async throws {
    try await store.save(LaterPet(id: "later", title: "Unreadable"))
    try await store.import(file(#""test.pet":[{"id":"later","name":"Readable"}]"#), of: types)
    #expect(try await store.petNames == ["Readable"])
  }

  private func expectRefusal(of text: String, with words: String) async throws {
    try await store.save("Selina")
    let error = await #expect(throws: ImportError.self) { try await store.import(text, of: types) }
    let sentence = error?.localizedDescription ?? ""
    #expect(sentence.contains(words), "\(sentence)")
    #expect(sentence.count < 400)
    #expect(try await store.petNames == ["Selina"])
  }
}
