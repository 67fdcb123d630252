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

  /// The superuser may write everywhere, so the test needs another user.
  @Test(.enabled(if: geteuid() != 0)) func aFolderWithoutWritePermissionIsRead() async throws {
    try await withFolder { folder in
      let store = try Store.open(folder: folder)
      try await store.save("Selina")
      store.close()
      try files.removeItem(atPath: folder + "/bindery.lock")
      try files.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder)
      defer { try? files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder) }
      let reading = try Store.open(folder: folder)
      #expect(try await reading.petNames == ["Selina"])
      await #expect(throws: StorageError.readOnly(folder: folder)) { try await reading.save("Bruce") }
    }
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
