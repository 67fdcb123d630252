import Foundation
import TestSupport
import Testing

@testable import BinderyWeb

/// The version by which pages find that a new program was deployed.
@Suite(.timeLimit(.minutes(10))) struct ProgramVersionTests {
  @Test func aReplacedFileIsAnotherVersion() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "bindery-version-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data([1]).write(to: file)
    let first = try #require(ProgramVersion.of(file: file.path))
    #expect(ProgramVersion.of(file: file.path) == first)
    try Data([1, 2]).write(to: file)
    let larger = try #require(ProgramVersion.of(file: file.path))
    #expect(larger != first)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 9)], ofItemAtPath: file.path)
    #expect(ProgramVersion.of(file: file.path) != larger)
    #expect(ProgramVersion.of(file: file.path + ".missing") == nil)
  }

  @Test func everyPageNamesItsVersion() async throws {
    try await HostServer.run { server in
      let page = try await server.answer("GET /counter")
      #expect(page.text.contains("<meta name=\"bindery-version\" content=\"\(ProgramVersion.current)\">"))
      #expect(try await !server.answer("GET /counter?plain=").text.contains("bindery-version"))
    }
  }
}
