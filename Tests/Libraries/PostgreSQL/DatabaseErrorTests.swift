import BinderyStore
import Foundation
import TestSupport
import Testing

@testable import BinderyPostgreSQL

/// Each problem with a database is a sentence with a remedy.
@Suite(.serialized, .timeLimit(.minutes(10))) struct DatabaseErrorTests {
  private func failure(_ address: String) async -> StorageError? {
    await #expect(throws: StorageError.self) { try await Store.open(database: address) }
  }

  private func expect(
    _ error: StorageError?, _ problem: DatabaseProblem, on database: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(error == .database(database, problem), sourceLocation: location)
  }

  @Test(arguments: [
    "pets", "postgres://a:s%zzret@h/d", "hots=h", "mysql://a:secret@h/d",
  ])
  func addressesThatCannotBeReadAreNotRepeated(_ address: String) async {
    let error = await failure(address)
    expect(error, .invalidAddress, on: "database")
    #expect(error?.localizedDescription.contains("postgres://USER:PASSWORD@HOST/DATABASE") == true)
  }

  @Test(arguments: [
    ("postgres://ada:secret@db.example.org:5433/pets?sslmode=verify-full", "database pets on db.example.org"),
    ("postgres://ada:secret@one,two/pets", "database pets on one or two"),
    ("host=/run/postgresql dbname=pets password=secret", "database pets on this machine"),
    ("postgresql:///pets", "database pets on this machine"),
  ])
  func databasesAreDescribedWithoutTheirPassword(_ address: String, _ description: String) throws {
    #expect(try DatabaseAddress(address).description == description)
  }

  @Test func parametersOfTheAddressOverrideTheDefaults() throws {
    let address = try DatabaseAddress("postgres://h/d?connect_timeout=9&options=-c%20lock_timeout%3D1s")
    #expect(address.parameters["connect_timeout"] == "9")
    #expect(address.parameters["target_session_attrs"] == "read-write")
    #expect(address.sets("lock_timeout"))
    #expect(!address.sets("statement_timeout"))
  }

  @Test func theServersOfAnAddressCanBeTriedInAnotherOrder() throws {
    let address = try DatabaseAddress("postgres://a:1,b:2,c:3/d")
    #expect(address.hosts == 3)
    #expect(address.beginning(with: 2).parameters["host"] == "c,a,b")
    #expect(address.beginning(with: 2).parameters["port"] == "3,1,2")
    let other = try DatabaseAddress("host=a,b port=5433 dbname=d").beginning(with: 1)
    #expect(other.parameters["host"] == "b,a")
    #expect(other.parameters["port"] == "5433")
  }

  @Test func aServerThatDoesNotAnswerIsNamed() async {
    let error = await failure("postgres://127.0.0.1:1/pets")
    let sentence = error?.localizedDescription ?? ""
    #expect(sentence.hasPrefix("The database pets on 127.0.0.1 cannot be reached: "))
    #expect(sentence.contains("Connection refused"))
  }

  @Test func aDatabaseThatIsMissingIsNamed() async throws {
    let server = try await PostgreSQLServer.shared.value
    let error = await failure(server.address(of: "nothing"))
    expect(error, .missing, on: "database nothing on this machine")
  }

  @Test func unknownUsersAreRejected() async throws {
    let server = try await PostgreSQLServer.shared.value
    let error = await failure(server.address(of: "postgres", user: "nobody"))
    expect(error, .logInRejected, on: "database postgres on this machine")
  }

  @Test func wrongPasswordsAreRejected() async throws {
    let server = try await PostgreSQLServer()
    let rules = server.folder + "/data/pg_hba.conf"
    let trusting = try String(contentsOfFile: rules, encoding: .utf8)
    try ("local all ada scram-sha-256\n" + trusting).write(toFile: rules, atomically: false, encoding: .utf8)
    let administrator = try Connection(try DatabaseAddress(server.address(of: "postgres")))
    try administrator.run([Statement(name: "", sql: "CREATE ROLE ada LOGIN PASSWORD 'right'")()])
    try administrator.run([Statement(name: "", sql: "GRANT ALL ON DATABASE postgres TO ada")()])
    try administrator.run([Statement(name: "", sql: "SELECT pg_reload_conf()")()])
    let right = server.address(of: "postgres", user: "ada") + "&password=right"
    // A new connection is checked by the new rules once the server has read them.
    while (try? Connection(try DatabaseAddress(server.address(of: "postgres", user: "ada")))) != nil {}
    for password in ["", "&password=false"] {
      let error = await failure(server.address(of: "postgres", user: "ada") + password)
      expect(error, .logInRejected, on: "database postgres on this machine")
    }
    try await Store.open(database: right).save("Selina")
    await server.end()
  }

  @Test func aDatabaseThatCanOnlyBeReadIsNotUsed() async throws {
    try await TestDatabase.with { database in
      try await TestDatabase.administrate(
        "ALTER DATABASE \(database.name) SET default_transaction_read_only = on")
      let error = await failure(database.address)
      expect(error, .standby, on: "database \(database.name) on this machine")
    }
  }

  @Test func aDatabaseThatBecomesReadOnlySavesNothing() async throws {
    try await TestDatabase.with { database in
      let store = try await Store.open(database: database.address)
      try await store.save("Selina")
      try await database.run(
        """
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN RAISE EXCEPTION USING ERRCODE = TG_ARGV[0], MESSAGE = ''refused''; END'
        """)
      for (code, problem) in [
        ("53100", DatabaseProblem.full), ("25006", .standby), ("XX001", .damaged(reason: "refused")),
        ("42501", .notAllowed(reason: "refused")), ("55P03", .locked),
      ] {
        try await database.run(
          "CREATE OR REPLACE TRIGGER refuse BEFORE INSERT ON bindery.record FOR EACH ROW EXECUTE FUNCTION refuse('\(code)')"
        )
        let error = await #expect(throws: StorageError.self) { try await store.save("Bruce") }
        expect(error, problem, on: "database \(database.name) on this machine")
      }
      try await database.run("DROP TRIGGER refuse ON bindery.record")
      #expect(try await store.petNames == ["Selina"])
      try await store.save("Bruce")
      #expect(try await store.petNames == ["Selina", "Bruce"])
    }
  }

  @Test func aLogOfChangesThatIsFullSavesNothing() async throws {
    try await TestDatabase.with { database in
      let store = try await Store.open(database: database.address)
      try await store.save("Selina")
      try await database.run(
        """
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN RAISE EXCEPTION USING ERRCODE = ''53100'', MESSAGE = ''no space left''; END'
        """)
      try await database.run(
        "CREATE TRIGGER refuse BEFORE INSERT ON bindery.change FOR EACH ROW EXECUTE FUNCTION refuse()")
      let error = await #expect(throws: StorageError.self) { try await store.save("Bruce") }
      expect(error, .full, on: "database \(database.name) on this machine")
      #expect(try await store.petNames == ["Selina"])
      try await database.run("DROP TRIGGER refuse ON bindery.change")
      try await store.save("Bruce")
      #expect(try await store.petNames == ["Selina", "Bruce"])
    }
  }

  @Test func dataOfANewerProgramAreLeftUntouched() async throws {
    try await TestDatabase.with { database in
      try await Store.open(database: database.address).save("Selina")
      try await database.run("INSERT INTO bindery.migration VALUES (99)")
      let error = await failure(database.address)
      expect(error, .newerSchema, on: "database \(database.name) on this machine")
      #expect(try await database.run("SELECT key FROM bindery.record") == ["selina"])
    }
  }

  @Test func missingTablesAreReportedAsDamage() async throws {
    try await TestDatabase.with { database in
      let store = try await Store.open(database: database.address)
      try await database.run("DROP TABLE bindery.record")
      let error = await #expect(throws: StorageError.self) { try await store.petNames }
      #expect(error?.localizedDescription.contains("is damaged") == true)
    }
  }

  @Test func missingRightsHaveAnErrorWithTheRemedy() async throws {
    try await TestDatabase.with { database in
      try await database.run("CREATE ROLE guest_\(database.name) LOGIN")
      let error = await failure(
        database.server.address(of: database.name, user: "guest_\(database.name)"))
      #expect(error?.localizedDescription.contains("Make the user the database’s owner.") == true)
      try await database.run("DROP ROLE guest_\(database.name)")
    }
  }

  @Test func aServerWithoutFreeConnectionsIsNamed() async throws {
    try await TestDatabase.with { database in
      try await database.run("CREATE ROLE guest_\(database.name) LOGIN")
      try await database.run("ALTER DATABASE \(database.name) OWNER TO guest_\(database.name)")
      try await database.run("ALTER ROLE guest_\(database.name) CONNECTION LIMIT 0")
      let error = await failure(
        database.server.address(of: database.name, user: "guest_\(database.name)"))
      expect(error, .tooManyConnections, on: "database \(database.name) on this machine")
      try await database.run("ALTER DATABASE \(database.name) OWNER TO app")
      try await database.run("DROP ROLE guest_\(database.name)")
    }
  }

  @Test func aClosedStoreFailsInsteadOfTrapping() async throws {
    try await TestDatabase.with { database in
      let store = try await Store.open(database: database.address)
      try await store.save("Selina")
      store.close()
      store.close()
      await #expect(throws: StorageError.self) { try await store.petNames }
      await #expect(throws: StorageError.self) { try await store.save("Bruce") }
    }
  }

  @Test func allProblemsAreSentences() {
    let problems: [DatabaseProblem] = [
      .unreachable(reason: "why"), .untrusted(reason: "why"), .logInRejected, .missing,
      .notAllowed(reason: "why"), .standby, .replaced,
      .full,
      .newerSchema, .damaged(reason: "why"), .tooManyConnections, .locked, .pooler, .uncertain,
    ]
    for problem in problems {
      let sentence = StorageError.database("database pets on db", problem).localizedDescription
      #expect(sentence.contains("database pets on db"))
      #expect(sentence.hasSuffix("."))
    }
  }
}
