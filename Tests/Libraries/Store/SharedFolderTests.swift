@testable import BinderyStore
import Foundation
import GRDB
import Testing

/// The log of stores that share a folder, like several processes.
@Suite struct SharedFolderTests {
  @Test func aStoreThatIsAloneKeepsNoLog() async throws {
    try await withFolder { folder in
      let first = try Store.open(folder: folder)
      try await first.save("Selina")
      #expect(try await first.logged == 0)
      let second = try Store.open(folder: folder)
      try await first.save("Bruce")
      #expect(try await first.logged == 1)
      second.close()
      try await first.save("Ada")
      #expect(try await first.logged == 0)
    }
  }
}

extension Store {
  /// The number of log entries for other processes.
  fileprivate var logged: Int {
    get async throws {
      let engine = try #require(engine as? SQLiteEngine)
      return try await engine.writer.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM change") ?? 0 }
    }
  }
}
