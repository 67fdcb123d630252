import Foundation
import NIOCore
import Testing

@testable import BinderyWeb

@Suite struct FileBytesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "bindery-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func aFileIsReadWhole() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = [UInt8]((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
    try Data(bytes).write(to: folder.appending(path: "cat.png"))
    let read = await FileBytes.contents(of: folder.appending(path: "cat.png").path)
    #expect(read.map { Array($0.readableBytesView) } == bytes)
  }

  @Test func aSymbolicLinkIsNotFollowed() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("secret".utf8).write(to: folder.appending(path: "secret"))
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "cat.png"), withDestinationURL: folder.appending(path: "secret"))
    #expect(await FileBytes.contents(of: folder.appending(path: "cat.png").path) == nil)
  }

  @Test func whatIsNoFileHasNoBytes() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appending(path: "empty"))
    #expect(await FileBytes.contents(of: folder.appending(path: "empty").path) == nil)
    #expect(await FileBytes.contents(of: folder.path) == nil)
    #expect(await FileBytes.contents(of: folder.appending(path: "missing").path) == nil)
  }
}
