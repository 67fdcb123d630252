@testable import BinderyStore
import BinderyViewModels
import Foundation
import Testing

/// Files in a store.
@Suite(.timeLimit(.minutes(10))) struct FilesTests {
  private func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) } }

  @Test(arguments: [0, 1, FilePart.maximumSize, FilePart.maximumSize + 1, 3 * FilePart.maximumSize])
  func aFileIsReadInParts(size: Int) async throws {
    let store = try Store.inMemory()
    try await store.addFile(bytes(size), named: "a", to: "f")
    let file = try #require(try await store.file("a", in: "f"))
    #expect(file.size == size)
    #expect(try await file.bytes == bytes(size))
    for index in 0..<file.partCount {
      let part = try await file.part(index)
      #expect(part.count <= FilePart.maximumSize)
    }
    #expect(try await store.file("a", in: "g") == nil)
    #expect(try await store.file("b", in: "f") == nil)
  }

  @Test func processesThatShareAFolderShareFiles() async throws {
    try await withFolder { folder in
      let (first, second) = (try Store.open(folder: folder), try Store.open(folder: folder))
      try await first.addFile(bytes(200_000), named: "a", to: "f")
      #expect(try await second.file("a", in: "f")?.bytes == bytes(200_000))
      #expect(try await second.removeFiles(of: "f", except: [], unlessYoungerThan: .zero) == ["a"])
      #expect(try await first.file("a", in: "f") == nil)
      #expect(try await first.read { try $0.count(of: FilePart.self) } == 0)
    }
  }

  @Test func aFileThatIsAddedAgainIsYoung() async throws {
    let store = try Store.inMemory()
    try await store.addFile([1], named: "a", to: "f")
    try await store.write { transaction in
      try transaction.save(FileRecord(id: "f/a", size: 1, added: 0))
    }
    try await store.addFile([1], named: "a", to: "f")
    #expect(try await store.removeFiles(of: "f", except: [], unlessYoungerThan: .seconds(60)).isEmpty)
    #expect(try await store.file("a", in: "f")?.bytes == [1])
  }

  @Test func aFileThatIsRemovedWhileItIsReadIsAnError() async throws {
    let store = try Store.inMemory()
    try await store.addFile(bytes(200_000), named: "a", to: "f")
    let file = try #require(try await store.file("a", in: "f"))
    _ = try await file.part(0)
    _ = try await store.removeFiles(of: "f", except: [], unlessYoungerThan: .zero)
    await #expect(throws: StorageError.self) { try await file.part(1) }
  }
}
