import BinderyViewModels
import Foundation
import Testing

@testable import BinderyWeb

/// Log-ins in a file.
@Suite struct LogInFileTests {
  private let folder: URL
  private var path: String { folder.appending(path: "log-ins").path(percentEncoded: false) }
  private var store: LogInFile { LogInFile(path: path) }

  init() throws {
    folder = URL.temporaryDirectory.appending(path: "bindery-log-ins-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func logIn(_ id: String, of user: String = "ada", start: Int = 1_800_000_000) -> KeptLogIn {
    KeptLogIn(id: id, user: user, start: start, lastUse: start)
  }

  private func bytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

  @Test func logInsPersistForTheNextProcess() async throws {
    defer { remove() }
    let first = store
    #expect(await first.isChanged())
    #expect(try await first.logIns() == [])
    try await first.save([.began(logIn("a")), .began(logIn("b", of: "zoë 7\n")), .began(logIn("c", of: ""))])
    try await first.save([
      .used(id: "b", at: 1_800_000_700), .used(id: "b", at: 5), .ended(id: "a"), .ended(id: "x"),
    ])
    #expect(await !first.isChanged())
    var used = logIn("b", of: "zoë 7\n")
    used.lastUse = 1_800_000_700
    #expect(try await store.logIns() == [used, logIn("c", of: "")])
  }

  @Test func theEndOfAllLogInsOfAUserEndsTheEarlierOnes() async throws {
    defer { remove() }
    try await store.save([
      .began(logIn("a")), .began(logIn("b", of: "bob")), .endedAll(of: "ada"), .began(logIn("c")),
    ])
    #expect(try await store.logIns() == [logIn("b", of: "bob"), logIn("c")])
  }

  @Test func onlyItsOwnerMayReadTheFile() async throws {
    defer { remove() }
    try await store.save([.began(logIn("a"))])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let refusal = LogInFileError.file(path: path, reason: "others may read or write it")
    await #expect(throws: refusal) { try await store.logIns() }
    await #expect(throws: refusal) { try await store.save([.ended(id: "a")]) }
    #expect("\(refusal)".contains(path) && "\(refusal)".contains("Correct its permissions"))
  }

  @Test func eachChangedByteLogsEverybodyOut() async throws {
    defer { remove() }
    try await store.save([.began(logIn("a")), .began(logIn("b", of: "bob")), .ended(id: "a")])
    let whole = try bytes()
    for index in whole.indices.dropLast() {
      var damaged = whole
      damaged[index] ^= 1
      try Data(damaged).write(to: URL(filePath: path))
      let store = store
      await #expect(throws: LogInFileError.damaged(path: path)) { try await store.logIns() }
      // It can be used at once, and somebody may look at the damage.
      #expect(try await store.logIns() == [])
      #expect(try Array(Data(contentsOf: URL(filePath: path + ".damaged"))) == damaged)
    }
  }

  @Test(arguments: ["", "nonsense", "bindery-log-ins 2\n", "\n", "bindery-log-ins 1\n\n"])
  func invalidLogInFilesAreSetAside(text: String) async throws {
    defer { remove() }
    try Data(text.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    let store = store
    if text.isEmpty {
      #expect(try await store.logIns() == [])
    } else {
      await #expect(throws: LogInFileError.damaged(path: path)) { try await store.logIns() }
    }
    try await store.save([.began(logIn("a"))])
    #expect(try await self.store.logIns() == [logIn("a")])
  }

  @Test func incompleteLinesAreIgnored() async throws {
    defer { remove() }
    try await store.save([.began(logIn("a"))])
    let whole = try bytes()
    try await store.save([.ended(id: "a")])
    let longer = try bytes()
    for count in whole.count + 1..<longer.count {
      try Data(longer[..<count]).write(to: URL(filePath: path))
      // Another process goes on with the file, without having read it.
      try await store.save([.began(logIn("b"))])
      #expect(try await store.logIns() == [logIn("a"), logIn("b")])
    }
  }

  @Test func processesOfOneFileLearnFromEachOther() async throws {
    defer { remove() }
    let (one, other) = (store, store)
    _ = try await one.logIns()
    _ = try await other.logIns()
    try await one.save([.began(logIn("a"))])
    #expect(await other.isChanged())
    #expect(try await other.logIns() == [logIn("a")])
    try await other.save([.ended(id: "a"), .began(logIn("b"))])
    #expect(await !other.isChanged())
    // Its own change does not hide that of the other process.
    try await one.save([.began(logIn("c"))])
    #expect(await one.isChanged())
    #expect(try await one.logIns() == [logIn("b"), logIn("c")])
    #expect(await !one.isChanged())
  }

  @Test func aFileThatIsMostlyAboutEndedLogInsIsReplaced() async throws {
    defer { remove() }
    let (one, other) = (store, store)
    _ = try await other.logIns()
    try await one.save([.began(logIn("kept"))])
    for number in 0..<100 {
      let ids = (0..<20).map { "log-in-\(number)-\($0)" }
      try await one.save(ids.map { .began(logIn($0)) })
      try await one.save(ids.map { .ended(id: $0) })
      #expect(try bytes().count < 80_000)
    }
    #expect(try await other.logIns() == [logIn("kept")])
    // It writes to the new file.
    try await other.save([.began(logIn("later"))])
    #expect(try await store.logIns() == [logIn("kept"), logIn("later")])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)) == ["log-ins"])
  }

  @Test func aFileThatCannotBeReplacedIsReadAndWrittenAsItIs() async throws {
    defer { remove() }
    // There cannot be a file of this name.
    let obstacle = folder.appending(path: "log-ins.draft")
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
    let ids = (0..<1000).map { "log-in-\($0)" }
    let first = store
    _ = try await first.logIns()
    try await first.save(ids.map { .began(logIn($0)) })
    try await first.save(ids.map { .ended(id: $0) })
    let size = try bytes().count
    try await first.save([.began(logIn("later"))])
    #expect(try bytes().count < size + 200)
    #expect(await !first.isChanged())
    #expect(try await store.logIns() == [logIn("later")])
    // It is replaced once that is possible.
    try FileManager.default.removeItem(at: obstacle)
    #expect(try await store.logIns() == [logIn("later")])
    #expect(try bytes().count < 200)
  }

  @Test func manyProcessesAtOnceLoseNothing() async throws {
    defer { remove() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for process in 0..<8 {
        let store = store
        group.addTask {
          for number in 0..<50 {
            let id = "\(process)-\(number)"
            try await store.save([.began(KeptLogIn(id: id, user: "u", start: 1, lastUse: 1))])
            if number % 2 == 0 { try await store.save([.ended(id: id)]) }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await store.logIns().count == 200)
  }

  @Test func aFolderThatIsMissingIsNamed() async throws {
    remove()
    await #expect(throws: LogInFileError.file(path: path, reason: "no such file or directory")) {
      try await store.save([.ended(id: "a")])
    }
    #expect(await store.isChanged())
  }
}
