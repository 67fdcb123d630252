import BinderyPostgreSQL
import BinderyStore
import Foundation

/// The place where the stores of a test keep their data.
struct TestPlace: Sendable {
  /// The place of the running test, in suites with the trait ``BothEngines``.
  @TaskLocal static var current = TestPlace(engine: .sqlite) { try .inMemory() }

  let engine: TestEngine
  /// Opens a store. All stores of a place share its data.
  let open: @Sendable () async throws -> Store
}

/// The databases that can be behind a store.
enum TestEngine: String, CaseIterable {
  case sqlite = "SQLite"
  case postgreSQL = "PostgreSQL"

  /// Runs a test with an empty place, which is removed afterwards.
  func withPlace<Result>(_ body: (TestPlace) async throws -> Result) async throws -> Result {
    switch self {
    case .sqlite:
      try await withFolder { folder in
        try await body(TestPlace(engine: self) { try .open(folder: folder) })
      }
    case .postgreSQL:
      try await TestDatabase.with { database in
        try await body(TestPlace(engine: self) { try await .open(database: database.address) })
      }
    }
  }
}
