import BinderyStore
import Foundation
@testable import TestSupport
import Testing

@testable import BinderyPostgreSQL

/// A database behind PgBouncer.
@Suite(.serialized, .timeLimit(.minutes(10))) struct PoolerTests {
  /// Runs a test with the address of a database behind a pooler.
  private func withPooler(
    _ mode: String, _ body: (_ address: String, _ database: TestDatabase) async throws -> Void
  ) async throws {
    try await TestDatabase.with { database in
      let folder = "/tmp/bindery-pooler-\(UUID().uuidString.prefix(8))"
      let script = """
        set -e
        mkdir -m 755 "$1"; cd "$1"
        printf '%s\\n' '[databases]' "\(database.name) = host=\(database.server.folder) user=app" '[pgbouncer]' \
          'listen_addr =' "unix_socket_dir = $1" 'auth_type = any' 'pool_mode = \(mode)' \
          'ignore_startup_parameters = extra_float_digits,options' > pooler.ini
        as=(); [ "$(id -u)" != 0 ] || { chown nobody . ; as=(setpriv --reuid=nobody --regid=nogroup --clear-groups); }
        exec "${as[@]}" pgbouncer --quiet pooler.ini
        """
      let pooler = try ChildProcess(
        "/bin/bash", ["-c", script, "bash", folder],
        environment: ["PATH": "/usr/sbin:/usr/bin:/bin"], descriptors: [], removing: folder)
      let socket = folder + "/.s.PGSQL.6432"
      do {
        while !accepts(socket), pooler.knownStatus == nil {
          // PgBouncer reports only by its socket that it has started.
          try await Task.sleep(for: .milliseconds(20))
        }
        try #require(pooler.knownStatus == nil, "Scripts/setup test installs PgBouncer.")
        try await body("postgres:///\(database.name)?host=\(folder)&port=6432&user=app", database)
      } catch {
        await pooler.end()
        throw error
      }
      await pooler.end()
    }
  }

  /// Whether a socket accepts connections. Its file is there a moment before it does; the kernel marks those that do.
  private func accepts(_ socket: String) -> Bool {
    // `String(contentsOfFile:)` reads the first page of 4 KiB, which is not enough for the sockets of a busy machine.
    let list = FileHandle(forReadingAtPath: "/proc/net/unix").flatMap { try? $0.readToEnd() } ?? Data()
    return String(decoding: list, as: UTF8.self).split(separator: "\n").contains {
      $0.hasSuffix(" \(socket)") && $0.contains(" 00010000 ")
    }
  }

  @Test func aPoolerForTransactionsIsNamed() async throws {
    try await withPooler("transaction") { address, database in
      let error = await #expect(throws: StorageError.self) { try await Store.open(database: address) }
      #expect(error == .database("database \(database.name) on this machine", .pooler))
    }
  }

  @Test func aPoolerForSessionsPassesChangesOn() async throws {
    try await withPooler("session") { address, database in
      let store = try await Store.open(database: address)
      let other = try await Store.open(database: database.address)
      var changes = store.changes(of: Pet.self).makeAsyncIterator()
      try await other.save("Selina")
      #expect(await changes.next()?.inserted == ["selina"])
      try await store.save("Bruce")
      #expect(try await other.petNames == ["Selina", "Bruce"])
      store.close()
      other.close()
    }
  }
}
