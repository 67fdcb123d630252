@testable import BinderyStore
import Foundation
import GRDB
import Testing

@Suite struct OpeningTests {
  private let files = FileManager.default

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

  @Test func whatWriteReturnedIsInTheFilesAtOnce() async throws {
    try await withFolder { folder in
      let store = try Store.open(folder: folder)
      try await store.save("Selina")
      // What a process that is killed here leaves behind.
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

  @Test func aSecondOpeningNamesTheFolderAndTheProcess() async throws {
    try await withFolder { folder in
      let store = try Store.open(folder: folder)
      let expected = StorageError.inUse(folder: folder, processID: getpid())
      #expect(throws: expected) { try Store.open(folder: folder) }
      #expect(expected.localizedDescription.contains(folder))
      #expect(expected.localizedDescription.contains("(process id \(getpid()))"))
      try await store.save("Selina")
      store.close()
      #expect(try await Store.open(folder: folder).petNames == ["Selina"])
    }
  }

  @Test func anotherProcessKeepsTheFolderUntilItEndsHoweverItEnds() async throws {
    try await withFolder { folder in
      try Store.open(folder: folder).close()
      let other = Process()
      other.executableURL = URL(fileURLWithPath: "/bin/sh")
      other.arguments = [
        "-c", #"exec 9>"$0"; flock 9; echo $$ >&9; echo ready; exec cat"#, folder + "/bindery.lock",
      ]
      let (input, output) = (Pipe(), Pipe())
      (other.standardInput, other.standardOutput) = (input, output)
      try other.run()
      #expect(output.fileHandleForReading.availableData == Data("ready\n".utf8))
      #expect(throws: StorageError.inUse(folder: folder, processID: other.processIdentifier)) {
        try Store.open(folder: folder)
      }
      kill(other.processIdentifier, SIGKILL)
      other.waitUntilExit()
      let store = try Store.open(folder: folder)
      try await store.save("Selina")
    }
  }

  @Test func aDamagedDatabaseIsSetAsideAndTold() async throws {
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
      let store = try Store.open(folder: folder)
      try await store.write { transaction in
        for id in 0..<500 { try transaction.save(Pet(id: "\(id)", name: String(repeating: "x", count: 100))) }
      }
      store.close()
      let file = try #require(FileHandle(forUpdatingAtPath: folder + "/bindery.sqlite"))
      try file.seek(toOffset: 8_192)
      try file.write(contentsOf: Data(repeating: 0xFF, count: 20_000))
      try file.close()
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

  @Test func aFolderThatCannotBeIsASentence() {
    let error = #expect(throws: StorageError.self) { try Store.open(folder: "/proc/bindery/data") }
    #expect(
      error?.localizedDescription.hasPrefix("The data folder /proc/bindery/data cannot be used: ") == true)
  }

  @Test func aFileInPlaceOfTheFolderIsASentence() async throws {
    try await withFolder { folder in
      try Data("x".utf8).write(to: URL(fileURLWithPath: folder))
      #expect(throws: StorageError.self) { try Store.open(folder: folder) }
    }
  }
}

extension Store {
  /// The mode of synchronizing and the journal of the writing connection.
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
