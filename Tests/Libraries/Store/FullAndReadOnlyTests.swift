@testable import BinderyStore
import Foundation
import Testing

@Suite struct FullAndReadOnlyTests {
  private let files = FileManager.default

  @Test func fullDisksHaveReadableErrorsAndLoseNothing() async throws {
    try await withFolder { folder in
      let store = try Store.open(folder: folder, maximumBytes: 64 << 10)
      try await store.save("Selina")
      await #expect(throws: StorageError.full(folder: folder)) {
        try await store.write { transaction in
          for id in 0..<1_000 {
            try transaction.save(Pet(id: "\(id)", name: String(repeating: "x", count: 500)))
          }
        }
      }
      #expect(try await store.petNames == ["Selina"])
      try await store.save("Bruce")
      store.close()
      #expect(try await Store.open(folder: folder).petNames == ["Selina", "Bruce"])
    }
  }

  @Test func readOnlyDatabasesAreReadAndReported() async throws {
    try await withFolder { folder in
      let store = try Store.open(folder: folder)
      try await store.save("Selina")
      store.close()
      let before = files.contents(atPath: folder + "/bindery.sqlite")
      var opening = SQLiteOpening(folder: folder, maximumBytes: nil)
      opening.access = .readOnly
      let reading = try opening.open()
      #expect(reading.notice?.contains("cannot be written") == true)
      #expect(try await reading.petNames == ["Selina"])
      await #expect(throws: StorageError.readOnly(folder: folder)) { try await reading.save("Bruce") }
      #expect(try await reading.petNames == ["Selina"])
      #expect(files.contents(atPath: folder + "/bindery.sqlite") == before)
    }
  }

  @Test func anEmptyFolderThatCannotBeWrittenHasNoData() async throws {
    try await withFolder { folder in
      var opening = SQLiteOpening(folder: folder, maximumBytes: nil)
      opening.access = .readOnly
      let reading = try opening.open()
      #expect(try await reading.petNames == [])
      await #expect(throws: StorageError.readOnly(folder: folder)) { try await reading.save("Bruce") }
    }
  }

  @Test func aFolderWithoutWritePermissionIsRead() async throws {
    try await withFolder { folder in
      let store = try Store.open(folder: folder)
      try await store.save("Selina")
      store.close()
      try files.removeItem(atPath: folder + "/bindery.lock")
      try lock(folder)
      defer { unlock(folder) }
      let reading = try Store.open(folder: folder)
      #expect(try await reading.petNames == ["Selina"])
      await #expect(throws: StorageError.readOnly(folder: folder)) { try await reading.save("Bruce") }
    }
  }

  /// Takes away the permission to write into a folder. The superuser needs none, so for that user the folder is immutable.
  private func lock(_ folder: String) throws {
    if geteuid() != 0 { return try files.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder) }
    if setImmutable(true, folder) { return }
    // A container may lack the capability.
    let reason = "the superuser may not make \(folder) immutable; run the tests as another user"
    if ProcessInfo.processInfo.environment["CI"] == "true" { Issue.record("\(reason)") }
    try Test.cancel("\(reason)")
  }

  private func unlock(_ folder: String) {
    if geteuid() == 0 { return _ = setImmutable(false, folder) }
    try? files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
  }

  /// Sets or removes `FS_IMMUTABLE_FL`, as `chattr +i` does.
  private func setImmutable(_ isImmutable: Bool, _ folder: String) -> Bool {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // FS_IOC_GETFLAGS and FS_IOC_SETFLAGS of linux/fs.h, which Swift does not import.
    var flags: CLong = 0
    guard ioctl(descriptor, 0x8008_6601, &flags) == 0 else { return false }
    flags = isImmutable ? flags | 0x10 : flags & ~0x10
    return ioctl(descriptor, 0x4008_6602, &flags) == 0
  }

  @Test func aClosedStoreFailsInsteadOfTrapping() async throws {
    try await withFolder { folder in
      let store = try Store.open(folder: folder)
      try await store.save("Selina")
      store.close()
      store.close()
      await #expect(throws: (any Error).self) { try await store.petNames }
      await #expect(throws: (any Error).self) { try await store.save("Bruce") }
    }
  }

  @Test func errorsHaveReadableDescriptions() {
    let errors: [StorageError] = [
      .inUse(folder: "/d", processID: nil), .folderUnavailable(folder: "/d", reason: "it is a file"),
      .readOnly(folder: "/d"), .full(folder: "/d"), .newerSchema(folder: "/d"), .damaged(folder: "/d"),
      .unreadableRecord(collection: "/d", key: "k"), .failed(reason: "/d"),
    ]
    for error in errors {
      #expect(error.localizedDescription.hasPrefix("The"))
      #expect(error.localizedDescription.hasSuffix("."))
      #expect(error.localizedDescription.contains("/d"))
    }
  }
}
