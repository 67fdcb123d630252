import Synchronization
import TestSupport

@testable import BinderyPostgreSQL

/// An empty database on the server of the test run.
struct TestDatabase: Sendable {
  let name: String
  let server: PostgreSQLServer

  var address: String { server.address(of: name) }

  /// Connections for administration. As many tests have a database at the same time.
  private static let administrators = Task {
    let address = try DatabaseAddress(await PostgreSQLServer.shared.value.address(of: "postgres"))
    return LaneGroup(
      (1...4).map { number in Lane("test.administration\(number)") { try Connection(address) } })
  }
  private static let count = Atomic(0)

  /// Runs a test with a database, which is removed afterwards.
  static func with<Result>(_ body: (TestDatabase) async throws -> Result) async throws -> Result {
    let server = try await PostgreSQLServer.shared.value
    let database = TestDatabase(
      name: "test\(count.wrappingAdd(1, ordering: .relaxed).newValue)", server: server)
    try await administrate("CREATE DATABASE \(database.name)")
    do {
      let result = try await body(database)
      try await administrate("DROP DATABASE \(database.name) WITH (FORCE)")
      return result
    } catch {
      try await administrate("DROP DATABASE \(database.name) WITH (FORCE)")
      throw error
    }
  }

  /// Runs a statement on the server.
  /// - Returns: The first column of its rows.
  @discardableResult
  static func administrate(_ sql: String) async throws -> [String] {
    try await administrators.value.run { lane in
      let rows = try lane.connection().run([Statement(name: "", sql: sql)()])[0]
      return (0..<rows.count).map { rows.text($0, 0) ?? "" }
    }
  }

  /// Runs a statement in the database, on a connection of its own.
  @discardableResult
  func run(_ sql: String) async throws -> [String] {
    let address = try DatabaseAddress(address)
    return try await LaneGroup([Lane("test.statement") { try Connection(address) }]).run { lane in
      let rows = try lane.connection().run([Statement(name: "", sql: sql)()])[0]
      defer { lane.close() }
      return (0..<rows.count).map { rows.text($0, 0) ?? "" }
    }
  }
}
