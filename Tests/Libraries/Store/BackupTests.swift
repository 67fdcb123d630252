import Foundation
import Testing

@testable import BinderyStore

struct BackupTests {
  @Test func dataThatAreInUseAreCopied() async throws {
    try await withFolder { folder in
      let store = try Store.open(folder: folder + "/data")
      defer { store.close() }
      try await store.save("Selina", "Bruce")
      try Store.backUp(folder: folder + "/data", to: folder + "/copies/monday")
      try await store.delete(Pet.self, id: "bruce")

      let copy = try Store.open(folder: folder + "/copies/monday")
      defer { copy.close() }
      #expect(copy.notice == nil)
      #expect(try await copy.petNames == ["Selina", "Bruce"])
      #expect(try await store.petNames == ["Selina"])
    }
  }

  @Test func everyCopyIsOneState() async throws {
    try await withFolder { folder in
      let store = try Store.open(folder: folder + "/data")
      defer { store.close() }
      try await store.save("Selina")
      let writing = Task {
        for number in 0..<200 {
          try await store.write { transaction in
            for name in ["One", "Other"] {
              try transaction.save(Pet(id: "\(name)-\(number)", name: name))
            }
          }
        }
      }
      for number in 0..<5 {
        let target = "\(folder)/copy-\(number)"
        try Store.backUp(folder: folder + "/data", to: target)
        let copy = try Store.open(folder: target)
        let names = try await copy.petNames
        copy.close()
        #expect(names.count { $0 == "One" } == names.count { $0 == "Other" })
      }
      try await writing.value
    }
  }

  @Test func aFolderWithDataIsNotOverwritten() async throws {
    try await withFolder { folder in
      for name in ["data", "copy"] {
        let store = try Store.open(folder: "\(folder)/\(name)")
        try await store.save(name)
        store.close()
      }
      let taken = StorageError.folderUnavailable(folder: folder + "/copy", reason: "it has data already")
      #expect(throws: taken) { try Store.backUp(folder: folder + "/data", to: folder + "/copy") }
      let missing = StorageError.folderUnavailable(folder: folder + "/nothing", reason: "it has no data")
      #expect(throws: missing) { try Store.backUp(folder: folder + "/nothing", to: folder + "/other") }
      let copy = try Store.open(folder: folder + "/copy")
      defer { copy.close() }
      #expect(try await copy.petNames == ["copy"])
    }
  }

  @Test func anUnfinishedCopyIsRemoved() async throws {
    try await withFolder { folder in
      let store = try Store.open(folder: folder + "/data")
      try await store.save("Selina")
      store.close()
      // A damaged page in the middle: the file opens, and reading it fails.
      let path = folder + "/data/bindery.sqlite"
      let file = try FileHandle(forUpdating: URL(filePath: path))
      for page in 1...8 {
        try file.seek(toOffset: UInt64(page * 4096))
        try file.write(contentsOf: Data(repeating: 0x5A, count: 2048))
      }
      try file.close()
      #expect(throws: StorageError.self) {
        try Store.backUp(folder: folder + "/data", to: folder + "/copy")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/copy") == [])
    }
  }
}
