@testable import BinderyStore
import BinderyViewModels
import Testing

@testable import BinderyPostgreSQL

/// What a feed reports after it was cut off. Each test reads the log itself, without notifications.
@Suite(.serialized, .timeLimit(.minutes(10))) struct CatchUpTests {
  private let reports = Reports()

  /// A feed that begins with a state of the data, and a store that another process would have.
  private struct Reader {
    let database: TestDatabase
    let store: Store
    let feed: Feed
    private let lane: LaneGroup

    init(_ database: TestDatabase, _ reports: Reports) async throws {
      self.database = database
      store = try await Store.open(database: database.address)
      let address = try DatabaseAddress(database.address)
      lane = LaneGroup([Lane("test.reader") { try Connection(address) }])
      let feed = Feed()
      feed.onChanges(reports.note)
      self.feed = feed
    }

    func begin() async throws {
      try await lane.run { [feed] lane in
        let connection = try lane.connection()
        feed.begin(at: try ChangeTable.heads(connection), history: connection.history)
      }
    }

    func catchUp() async throws {
      try await lane.run { [feed] lane in
        try CatchUp(feed: feed, connection: lane.connection()).run([Pet.collection])
      }
    }

    func prune(batch: Int = 1_000) async throws {
      try await lane.run { try Pruning(age: 0, batch: batch).run($0.connection()) }
    }
  }

  private func withReader(_ body: (Reader) async throws -> Void) async throws {
    try await TestDatabase.with { database in
      let reader = try await Reader(database, reports)
      try await reader.store.save("Ada", "Bo", "Cy")
      try await reader.begin()
      try await body(reader)
      reader.store.close()
    }
  }

  @Test func changesAreReportedOnceAndInOrder() async throws {
    try await withReader { reader in
      try await reader.store.save("Dee")
      try await reader.store.delete(Pet.self, id: "ada")
      try await reader.catchUp()
      #expect(reports.taken == ["+dee", "-ada"])
      try await reader.catchUp()
      #expect(reports.taken == [])
      try await reader.store.write { try $0.move(Pet.self, id: "dee", to: 0) }
      try await reader.catchUp()
      #expect(reports.taken == [">dee"])
    }
  }

  @Test func moreChangesThanABatchAreAllReported() async throws {
    try await withReader { reader in
      let count = 2 * ChangeTable.batch + 1
      try await reader.store.write { transaction in
        for number in 0..<count { try transaction.save(Pet(id: "\(number)", name: "")) }
      }
      try await reader.catchUp()
      #expect(reports.taken.count == count)
    }
  }

  /// Another process may announce the last of two transactions first.
  @Test func eachTransactionIsReportedAsAWhole() async throws {
    try await withReader { reader in
      try await reader.store.save(Meal(id: 1, grams: 1))
      try await reader.begin()
      try await reader.store.write { transaction in
        try transaction.save(Pet(id: "dee", name: "Dee"))
        try transaction.save(Meal(id: 2, grams: 1))
      }
      try await reader.store.save("Eve")
      try await reader.catchUp()
      #expect(reports.takenReports == [["+2", "+dee", "+eve"]])
    }
  }

  @Test func aPrunedLogIsReplacedByTheDifference() async throws {
    try await withReader { reader in
      try await reader.store.save(Pet(id: "ada", name: "Lovelace"))
      try await reader.store.delete(Pet.self, id: "bo")
      try await reader.store.save("Dee", "Eve")
      try await reader.store.delete(Pet.self, id: "eve")
      try await reader.store.save(Pet(id: "dee", name: "D."))
      try await reader.prune(batch: 2)
      #expect(try await reader.database.run("SELECT count(*) FROM bindery.change") == ["1"])
      try await reader.catchUp()
      // Nobody knows any more that Eve came later than the reader, so the removal is reported too.
      #expect(Set(reports.taken) == ["~>ada", "-bo", "+dee", "-eve"])
      try await reader.store.save("Flo")
      try await reader.catchUp()
      #expect(reports.taken == ["+flo"])
      #expect(reader.feed.rollbacks == 0)
    }
  }

  @Test func aPrunedLogThatWasReadChangesNothing() async throws {
    try await withReader { reader in
      try await reader.store.save("Dee")
      try await reader.catchUp()
      _ = reports.taken
      try await reader.prune()
      try await reader.store.save("Eve")
      try await reader.catchUp()
      #expect(reports.taken == ["+eve"])
    }
  }

  /// A standby that lacks the last transactions becomes the primary, and gives their numbers out again.
  @Test func changesThatAFailoverLostAreUndone() async throws {
    try await withReader { reader in
      try await reader.store.save("Dee")
      try await reader.catchUp()
      _ = reports.taken
      try await reader.store.save(Pet(id: "bo", name: "Bob"))
      try await reader.store.save("Lost")
      try await reader.store.delete(Pet.self, id: "ada")
      try await reader.catchUp()
      #expect(reports.taken == ["~bo", "+lost", "-ada"])
      try await reader.database.run("DELETE FROM bindery.change WHERE number > 4")
      try await reader.database.run("DELETE FROM bindery.record WHERE key = 'lost'")
      try await reader.database.run("UPDATE bindery.record SET changed = 2 WHERE key = 'bo'")
      try await reader.database.run(
        #"INSERT INTO bindery.record VALUES ('test.pet', 'ada', 1, 1, 1, '{"id":"ada","name":"Ada"}')"#)
      try await reader.store.save("Eve", "Flo", "Gus")
      try await reader.store.save(Pet(id: "eve", name: "E."))
      try await reader.catchUp()
      #expect(Set(reports.taken) == ["~bo", "-lost", "+ada", "+eve", "+flo", "+gus"])
      #expect(reader.feed.rollbacks == 1)
    }
  }

  /// The numbers of a restored backup are lower, and nothing else follows.
  @Test func aRestoredBackupIsNoticed() async throws {
    try await withReader { reader in
      try await reader.store.save("Dee")
      try await reader.catchUp()
      _ = reports.taken
      try await reader.database.run("DELETE FROM bindery.change WHERE number = 4")
      try await reader.database.run("DELETE FROM bindery.record WHERE key = 'dee'")
      #expect(reader.feed.rollbacks == 0)
      try await reader.catchUp()
      #expect(reports.taken == ["-dee"])
      #expect(reader.feed.rollbacks == 1)
    }
  }

  @Test func operatorsSeeThatABackupWasRestored() async throws {
    try await TestDatabase.with { database in
      let (store, other) = (
        try await Store.open(database: database.address), try await Store.open(database: database.address)
      )
      var changes = store.changes(of: Pet.self).makeAsyncIterator()
      try await other.save("Selina")
      #expect(await changes.next()?.inserted == ["selina"])
      #expect(await store.losses == StoreLosses())
      other.close()
      try await database.run("DELETE FROM bindery.change")
      try await database.run("DELETE FROM bindery.record")
      try await Store.open(database: database.address).save("Bruce")
      #expect(await changes.next()?.removed == ["selina"])
      #expect(await store.losses == StoreLosses(rollbacks: 1))
      store.close()
    }
  }

  @Test func withoutACommonHistoryEachRecordIsReported() async throws {
    try await withReader { reader in
      try await reader.database.run("UPDATE bindery.change SET stamp = stamp + 1")
      try await reader.database.run("DELETE FROM bindery.change WHERE number = 3")
      try await reader.catchUp()
      #expect(Set(reports.taken) == ["~>ada", "~>bo", "~>cy"])
    }
  }

  @Test func aServerThatAnotherOneReplacedIsNotUsed() {
    let seen = SeenHistory()
    #expect(seen.admits(ServerHistory(identifier: "1", timeline: 1)))
    #expect(seen.admits(ServerHistory(identifier: "1", timeline: 2)))
    #expect(!seen.admits(ServerHistory(identifier: "1", timeline: 1)))
    #expect(seen.admits(ServerHistory(identifier: "1", timeline: 2)))
    // A dump that was restored elsewhere.
    #expect(seen.admits(ServerHistory(identifier: "2", timeline: 1)))
  }

  // MARK: Notifications

  @Test func aLostListenerFindsWhatItMissed() async throws {
    try await TestDatabase.with { database in
      let store = try await Store.open(database: database.address)
      let other = try await Store.open(database: database.address)
      let engine = try #require(store.engine as? PostgreSQLEngine)
      var changes = store.changes(of: Pet.self).makeAsyncIterator()
      let process = try await engine.listener.perform(\.process)
      try await database.run("SELECT pg_terminate_backend(\(process), 5000)")
      try await other.save("Selina")
      #expect(await changes.next()?.inserted == ["selina"])
      try await other.save("Bruce")
      #expect(await changes.next()?.inserted == ["bruce"])
      store.close()
      other.close()
    }
  }

  @Test func notificationsAreOnlyAWakeUp() async throws {
    try await TestDatabase.with { database in
      let store = try await Store.open(database: database.address)
      var changes = store.changes(of: Pet.self).makeAsyncIterator()
      for payload in ["", "*", "nonsense", "test.pet\tmany", "test.pet\t99", "\t\t\n\n", "test.pet\t-1"] {
        try await database.run("SELECT pg_notify('bindery', '\(payload)')")
      }
      try await Store.open(database: database.address).save("Selina")
      #expect(await changes.next()?.inserted == ["selina"])
      store.close()
    }
  }

  @Test func changesArriveInAStormOfNotifications() async throws {
    try await TestDatabase.with { database in
      let (store, other) = (
        try await Store.open(database: database.address), try await Store.open(database: database.address)
      )
      var changes = store.changes(of: Pet.self).makeAsyncIterator()
      for payload in ["'* ' || number", "'test.pet' || chr(9) || number", "repeat('x', 7000) || number"] {
        async let storm: Void = {
          _ = try await database.run(
            "SELECT count(pg_notify('bindery', \(payload))) FROM generate_series(1, 5000) AS number")
        }()
        try await other.save(Pet(id: payload, name: "Selina"))
        try await storm
        #expect(await changes.next()?.inserted == [payload])
      }
      store.close()
      other.close()
    }
  }

  @Test func longAnnouncementsBecomeAWakeUpForEverything() {
    let many = Dictionary(
      uniqueKeysWithValues: (0..<1_000).map { ("collection number \($0)", Int64($0)) })
    #expect(Announcement.heads(Announcement.payload(many)) == nil)
    let few: [String: Int64] = ["a": 1, "é\u{0}": .max]
    #expect(Announcement.heads(Announcement.payload(few)) == few)
    #expect(Announcement.heads(Announcement.payload(["a\tb": 1])) == nil)
  }

  @Test(arguments: ["", "a", "\u{0}", "\u{1}", "\u{1}0\u{0}1", "é\u{0}\u{1}\u{1}"])
  func anyTextCanBeStored(_ text: String) {
    #expect(!KeyText.stored(text).utf8.contains(0))
    #expect(KeyText.text(KeyText.stored(text)) == text)
  }
}
