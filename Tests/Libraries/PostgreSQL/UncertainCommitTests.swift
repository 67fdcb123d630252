@testable import Bindery
import BinderyStore
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import BinderyPostgreSQL

/// Commits whose outcome the program does not learn.
@Suite(.serialized, .timeLimit(.minutes(10))) struct UncertainCommitTests {
  private func during<Value: Sendable>(
    _ number: Int, _ body: @Sendable @escaping () async throws -> Value
  ) async throws -> Value {
    let event = EventContext(EventIdentity(window: "w", number: number))
    return try await event.run { try await body() }
  }

  /// Runs a write whose commit waits for a standby that does not exist, and ends the waiting.
  private func whileCommitIsCanceled<Value: Sendable>(
    by function: String, _ write: @escaping @Sendable (Store) async throws -> Value
  ) async throws -> (Result<Value, any Error>, Store, PostgreSQLServer) {
    let server = try await PostgreSQLServer(settings: ["synchronous_standby_names=nobody"])
    let address = try DatabaseAddress(
      server.address(of: "postgres") + "&options=-c%20synchronous_commit%3Dlocal")
    let administrator = LaneGroup([Lane("test.administrator") { try Connection(address) }])
    @Sendable func run(_ sql: String) async throws -> [String] {
      try await administrator.run { lane in
        let rows = try lane.connection().run([Statement(name: "", sql: sql)()])[0]
        return (0..<rows.count).map { rows.text($0, 0) ?? "" }
      }
    }
    // Only the connections after the first write wait for the standby.
    _ = try await run("CREATE DATABASE pets")
    _ = try await run("ALTER DATABASE pets SET synchronous_commit = local")
    let store = try await Store.open(database: server.address(of: "pets"))
    try await store.save("Selina")
    _ = try await run("ALTER DATABASE pets RESET synchronous_commit")
    _ = try await run("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = 'pets'")
    let task = Task { try await write(store) }
    let waiting = "FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
    var commits: [String] = []
    while commits.isEmpty {
      commits = try await run("SELECT format('pid = %s AND xact_start = %L', pid, xact_start) \(waiting)")
    }
    _ = try await run("SELECT \(function)(pid) \(waiting)")
    while try await run("SELECT 1 \(waiting) AND \(commits[0])") != [] {}
    // The next attempt need not wait.
    _ = try await run("ALTER SYSTEM SET synchronous_standby_names = ''")
    _ = try await run("SELECT pg_reload_conf()")
    return (await task.result, store, server)
  }

  @Test(arguments: ["pg_cancel_backend", "pg_terminate_backend"])
  func aWriteOfAnEventFindsItsOwnRecord(_ function: String) async throws {
    let runs = Mutex(0)
    let (result, store, server) = try await whileCommitIsCanceled(by: function) { store in
      try await during(1) {
        try await store.write { transaction in
          try transaction.save(Pet(id: UUID().uuidString, name: "new"))
          return runs.withLock { runs in
            runs += 1
            return runs
          }
        }
      }
    }
    // The recorded value of the first run.
    #expect(try result.get() == 1)
    #expect(runs.withLock { $0 } == 2)
    #expect(try await store.petNames == ["Selina", "new"])
    await server.end()
  }

  @Test func aWriteWithoutAnEventIsReportedAsUncertain() async throws {
    let (result, store, server) = try await whileCommitIsCanceled(by: "pg_cancel_backend") { store in
      try await store.save("Bruce")
    }
    let error = #expect(throws: StorageError.self) { try result.get() }
    #expect(error?.localizedDescription.contains("it is not known whether it is saved") == true)
    #expect(try await store.petNames == ["Selina", "Bruce"])
    await server.end()
  }

  /// The connection ends before the server has read the commit, so that nothing is stored by the first attempt.
  @Test func aWriteThatWasNotCommittedIsMadeAgain() async throws {
    try await TestDatabase.with { database in
      let store = try await Store.open(database: database.address)
      try await store.save("Selina")
      let runs = Mutex(0)
      try await store.write { transaction in
        try transaction.save(Pet(id: "bruce", name: "Bruce"))
        let isFirst = runs.withLock { runs in
          runs += 1
          return runs == 1
        }
        if isFirst { try Self.endConnections(of: database) }
        _ = try transaction.all(Pet.self)
      }
      #expect(try await store.petNames == ["Selina", "Bruce"])
      #expect(runs.withLock { $0 } == 2)
    }
  }

  private static func endConnections(of database: TestDatabase) throws {
    let connection = try Connection(try DatabaseAddress(database.address))
    try connection.run([
      Statement(
        name: "",
        sql: """
          SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
          WHERE datname = '\(database.name)' AND pid <> pg_backend_pid() AND state = 'idle in transaction'
          """)()
    ])
  }

  @Test func anEventThatTwoProcessesRepeatAtTheSameTimeIsWrittenOnce() async throws {
    try await TestDatabase.with { database in
      let one = try await Store.open(database: database.address)
      let other = try await Store.open(database: database.address)
      let started = Mutex(0)
      let both = DispatchSemaphore(value: 0)
      let write: @Sendable (Store) async throws -> Void = { store in
        try await during(1) {
          try await store.write { transaction in
            let isLast = started.withLock { started in
              started += 1
              return started == 2
            }
            // Both have looked for the event before one of them writes it.
            if isLast { both.signal() }
            if isLast || started.withLock({ $0 }) < 2 {
              both.wait()
              both.signal()
            }
            try transaction.save(Pet(id: UUID().uuidString, name: "one"))
          }
        }
      }
      async let first: Void = write(one)
      async let second: Void = write(other)
      _ = try await (first, second)
      #expect(try await one.petNames == ["one"])
      other.close()
    }
  }
}
