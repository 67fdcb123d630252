@testable import BinderyStore
import Foundation
import GRDB
import Testing

@Suite struct OpeningTests {
  private let files = FileManager.default

  @Test func onlyItsOwnerMayReadADatabase() async throws {
    try await withFolder { folder in
      func modes() throws -> Set<Int> {
        Set(
          try FileManager.default.contentsOfDirectory(atPath: folder).map { name in
            try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.posixPermissions] as? Int
              ?? 0
          })
      }
      let store = try Store.open(folder: folder)
      try await store.save("Selina")
      #expect(try modes() == [0o600])
      store.close()
      let file = folder + "/" + SQLiteOpening.fileName
      try FileManager.default.setAttributes([.posixPermissions: 0o664], ofItemAtPath: file)
      let again = try Store.open(folder: folder)
      #expect(try await again.petNames == ["Selina"])
      let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
      #expect(mode == 0o660, "Its group may share it.")
    }
  }

  @Test func dataSurviveARestart() async throws {
    try await withFolder { folder in
      let first = try Store.open(folder: folder + "/deep/er")
      try await first.save("Selina", "Bruce")
      first.close()
      let second = try Store.open(folder: folder + "/deep/er")
      #expect(try await second.petNames == ["Selina", "Bruce"])
      #expect(second.notice == nil)
    }
  }

  @Test func returnedWritesAreInTheFiles() async throws {
    try await withFolder { folder in
      let store = try Store.open(folder: folder)
      try await store.save("Selina")
      // A copy of the folder as a process leaves it that is killed here.
      let left = folder + "-left"
      defer { try? files.removeItem(atPath: left) }
      try files.copyItem(atPath: folder, toPath: left)
      #expect(try await Store.open(folder: left).petNames == ["Selina"])
      store.close()
    }
  }

  @Test func everyCommitIsSyncedToTheDisk() async throws {
    try await withFolder { folder in
      let store = try Store.open(folder: folder)
      let (mode, journal) = try await store.pragmas()
      #expect(mode == 2)
      #expect(journal == "wal")
    }
  }

  @Test func aProcessThatOpensTheFolderForTooLongIsNamed() async throws {
    try await withFolder { folder in
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      guard case .held(let lock, isAlone: true) = try FolderLock.acquire(in: folder) else {
        Issue.record("A new folder is not locked.")
        return
      }
      let expected = StorageError.inUse(folder: folder, processID: getpid())
      #expect(throws: expected) { try FolderLock.acquire(in: folder, attempts: 1) }
      #expect(expected.localizedDescription.contains(folder))
      #expect(expected.localizedDescription.contains("(process id \(getpid()))"))
      lock.share()
      guard case .held(let other, isAlone: false) = try FolderLock.acquire(in: folder, attempts: 1) else {
        Issue.record("A shared folder is not shared.")
        return
      }
      #expect(!lock.isAlone)
      other.release()
      #expect(lock.isAlone)
    }
  }

  @Test func damagedDataThatAnotherProcessUsesStayWhereTheyAre() async throws {
    try await withFolder { folder in
      try await damagedFolder(folder)
      guard case .held(let other, isAlone: true) = try FolderLock.acquire(in: folder) else { return }
      other.share()
      #expect(throws: StorageError.damaged(folder: folder)) { try Store.open(folder: folder) }
      #expect(try files.contentsOfDirectory(atPath: folder).allSatisfy { !$0.contains("damaged") })
      other.release()
      #expect(try Store.open(folder: folder).notice?.contains("damaged") == true)
    }
  }

  /// Leaves a database with damaged pages in a folder.
  private func damagedFolder(_ folder: String) async throws {
    let store = try Store.open(folder: folder)
    try await store.write { transaction in
      for id in 0..<500 { try transaction.save(Pet(id: "\(id)", name: String(repeating: "x", count: 100))) }
    }
    store.close()
    let file = try #require(FileHandle(forUpdatingAtPath: folder + "/bindery.sqlite"))
    try file.seek(toOffset: 8_192)
    try file.write(contentsOf: Data(repeating: 0xFF, count: 20_000))
    try file.close()
  }

  @Test func damagedDatabasesAreSetAsideAndReported() async throws {
    try await withFolder { folder in
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let junk = Data("This is no database. ".utf8) + Data(repeating: 7, count: 5_000)
      try junk.write(to: URL(fileURLWithPath: folder + "/bindery.sqlite"))
      var opening = SQLiteOpening(folder: folder, maximumBytes: nil)
      opening.now = Date(timeIntervalSince1970: 1_700_000_000)
      let store = try opening.open()
      let kept = "bindery-damaged-20231114-221320.sqlite"
      #expect(store.notice?.contains(kept) == true)
      #expect(files.contents(atPath: "\(folder)/\(kept)") == junk)
      try await store.save("Selina")
      #expect(try await store.petNames == ["Selina"])
    }
  }

  @Test func aDatabaseWithADamagedPageIsSetAside() async throws {
    try await withFolder { folder in
      try await damagedFolder(folder)
      let fresh = try Store.open(folder: folder)
      #expect(fresh.notice?.contains("damaged") == true)
      #expect(try await fresh.petNames == [])
    }
  }

  @Test func twoDamagedDatabasesOfOneSecondAreBothKept() async throws {
    try await withFolder { folder in
      for _ in 0..<2 {
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(repeating: 7, count: 5_000).write(to: URL(fileURLWithPath: folder + "/bindery.sqlite"))
        for side in ["-wal", "-shm"] { try? files.removeItem(atPath: folder + "/bindery.sqlite" + side) }
        var opening = SQLiteOpening(folder: folder, maximumBytes: nil)
        opening.now = Date(timeIntervalSince1970: 1_700_000_000)
        try opening.open().close()
      }
      #expect(files.fileExists(atPath: folder + "/bindery-damaged-20231114-221320.sqlite"))
      #expect(files.fileExists(atPath: folder + "/bindery-damaged-20231114-221320-2.sqlite"))
    }
  }

  @Test func dataOfANewerProgramAreLeftUntouched() async throws {
    try await withFolder { folder in
      try Store.open(folder: folder).close()
      let path = folder + "/bindery.sqlite"
      let queue = try DatabaseQueue(path: path)
      try await queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('of the future')") }
      try queue.close()
      let before = files.contents(atPath: path)
      #expect(throws: StorageError.newerSchema(folder: folder)) { try Store.open(folder: folder) }
      #expect(files.contents(atPath: path) == before)
    }
  }

  @Test func invalidFoldersHaveReadableErrors() {
    let error = #expect(throws: StorageError.self) { try Store.open(folder: "/proc/bindery/data") }
    #expect(
      error?.localizedDescription.hasPrefix("The data folder /proc/bindery/data cannot be used: ") == true)
  }

  @Test func filesInPlaceOfTheFolderHaveReadableErrors() async throws {
    try await withFolder { folder in
      try Data("x".utf8).write(to: URL(fileURLWithPath: folder))
      #expect(throws: StorageError.self) { try Store.open(folder: folder) }
    }
  }
}

extension Store {
  /// The synchronous mode and the journal mode of the writing connection.
  fileprivate func pragmas() async throws -> (Int, String) {
    guard let engine = engine as? SQLiteEngine else { throw CancellationError() }
    return try await engine.writer.writeWithoutTransaction { database in
      (
        try Int.fetchOne(database, sql: "PRAGMA synchronous") ?? -1,
        try String.fetchOne(database, sql: "PRAGMA journal_mode") ?? ""
      )
    }
  }
}
