import Foundation
import NIOCore
import Testing

@testable import BinderyWeb

@Suite struct StoredFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "bindery-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func aFileIsReadWhole() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = [UInt8]((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
    try Data(bytes).write(to: folder.appending(path: "cat.png"))
    let file = try #require(await StoredFile.open(folder.appending(path: "cat.png").path))
    #expect(file.size == bytes.count)
    var read: [UInt8] = []
    while read.count < file.size {
      let part = try await file.part(at: read.count)
      #expect(part.readableBytes <= StoredFile.partSize)
      read += part.readableBytesView
    }
    #expect(read == bytes)
  }

  @Test func aFileThatIsTruncatedMeanwhileIsNotReadToItsEnd() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "cat.png")
    try Data(count: 100_000).write(to: path)
    let file = try #require(await StoredFile.open(path.path))
    #expect(truncate(path.path, 70_000) == 0)
    _ = try await file.part(at: 0)
    await #expect(throws: StoredFile.Incomplete.self) { try await file.part(at: StoredFile.partSize) }
  }

  @Test func aSymbolicLinkIsNotFollowed() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("secret".utf8).write(to: folder.appending(path: "secret"))
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "cat.png"), withDestinationURL: folder.appending(path: "secret"))
    #expect(await StoredFile.open(folder.appending(path: "cat.png").path) == nil)
  }

  @Test func emptyMissingAndFolderPathsAreNil() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appending(path: "empty"))
    #expect(await StoredFile.open(folder.appending(path: "empty").path) == nil)
    #expect(await StoredFile.open(folder.path) == nil)
    #expect(await StoredFile.open(folder.appending(path: "missing").path) == nil)
  }
}
