import Foundation
import Testing

@testable import BinderyCommand

/// A folder that ends with the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "bindery-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }

  func text(_ name: String) -> String? { try? String(contentsOfFile: path + "/" + name, encoding: .utf8) }
}

struct FileWriterTests {
  private let folder: TemporaryFolder
  private let files = [
    NewFile(path: "Sources/a.swift", text: "a"), NewFile(path: ".ci/run", text: "run", isExecutable: true),
  ]

  init() throws { folder = try TemporaryFolder() }

  @Test func aFolderHasAllFiles() throws {
    try FileWriter.makeFolder(folder.path + "/app", with: files)
    #expect(folder.names == ["app"])
    #expect(folder.text("app/Sources/a.swift") == "a")
    #expect(FileManager.default.isExecutableFile(atPath: folder.path + "/app/.ci/run"))
  }

  @Test(arguments: ["file", "folder", "link"])
  func nothingIsOverwritten(kind: String) throws {
    let path = folder.path + "/app"
    switch kind {
    case "file": try Data("mine".utf8).write(to: URL(filePath: path))
    case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    default: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/nowhere")
    }
    #expect(throws: FileProblem.exists(path: path)) { try FileWriter.makeFolder(path, with: files) }
    #expect(folder.names == ["app"])
  }

  @Test func noHalfMadeFolderIsLeft() throws {
    // The second file would be in the first one.
    let impossible = files + [NewFile(path: "Sources/a.swift/b", text: "b")]
    #expect(throws: FileProblem.self) { try FileWriter.makeFolder(folder.path + "/app", with: impossible) }
    #expect(folder.names.isEmpty)
  }

  @Test func noneOfTheFilesIsAddedIfOneExists() throws {
    try FileWriter.makeFolder(folder.path + "/app", with: [NewFile(path: ".ci/run", text: "mine")])
    #expect(throws: FileProblem.exists(path: folder.path + "/app/.ci/run")) {
      try FileWriter.add(files, to: folder.path + "/app")
    }
    #expect(folder.text("app/.ci/run") == "mine")
    #expect(folder.text("app/Sources/a.swift") == nil)
  }

  @Test func filesAreTakenBackIfOneCannotBeWritten() throws {
    let impossible = files + [NewFile(path: "Sources/a.swift/b", text: "b")]
    #expect(throws: FileProblem.self) { try FileWriter.add(impossible, to: folder.path) }
    #expect(folder.text("Sources/a.swift") == nil)
  }
}
