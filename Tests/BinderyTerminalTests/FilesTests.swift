import BinderyViews
import Glibc
import Testing

@testable import BinderyTerminal

@Suite struct FilesTests {
  @Test func theHomeFolderIsExpanded() {
    #expect(Files.expanded("~/a.jpg", home: "/home/ada") == "/home/ada/a.jpg")
    #expect(Files.expanded("~ada/a.jpg", home: "/home/ada") == "~ada/a.jpg")
    #expect(Files.expanded("~", home: nil) == "~")
  }

  @Test(arguments: ["/does/not/exist", "/", "/dev/null"]) func onlyRegularFilesAreRead(path: String) {
    guard case .failure(let problem) = Files.read(path, home: nil) else {
      Issue.record("\(path) was read")
      return
    }
    #expect(problem.path == path)
  }

  /// The memory of the process is a file of no size whose first page cannot be read.
  @Test func anErrorWhileReadingIsNotTheEndOfTheFile() {
    guard case .failure(let problem) = Files.read("/proc/self/mem", home: nil) else {
      Issue.record("The file is taken for an empty one.")
      return
    }
    #expect(problem.reason == "Input/output error")
  }

  /// It has no size, and more data than memory has room for.
  @Test func filesLargerThanTheirReportedSizeAreRejected() {
    guard case .failure(let problem) = Files.read("/proc/self/pagemap", home: nil) else {
      Issue.record("It was read.")
      return
    }
    #expect(problem.reason == "it is larger than 32 MB")
  }

  @Test func foldersAreCompletedWithASlash() {
    #expect(Files.completions(of: "/de", home: nil).contains("/dev/"))
    #expect(Files.completions(of: "/does/not/exist", home: nil).isEmpty)
  }

  /// A new folder with files, which is removed afterwards.
  private func withFolder(_ names: [String], _ body: (String) throws -> Void) throws {
    var template = Array("/tmp/bindery-files-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer { removeFolder(folder) }
    for name in names {
      if name.hasSuffix("/") {
        mkdir("\(folder)/\(name)", 0o755)
      } else {
        close(open("\(folder)/\(name)", O_WRONLY | O_CREAT, 0o644))
      }
    }
    try body(folder)
  }

  private func removeFolder(_ folder: String) {
    for path in Files.completions(of: folder + "/", home: nil)
      + Files.completions(of: folder + "/.", home: nil)
    {
      if rmdir(path) != 0 { unlink(path.last == "/" ? String(path.dropLast()) : path) }
    }
    rmdir(folder)
  }

  @Test func aLinkToAFolderIsAFolder() throws {
    try withFolder(["album/", "cat.jpg"]) { folder in
      symlink("\(folder)/album", "\(folder)/link")
      symlink("\(folder)/missing", "\(folder)/broken")
      #expect(
        Files.completions(of: folder + "/", home: nil)
          == ["album/", "broken", "cat.jpg", "link/"].map { "\(folder)/\($0)" })
    }
  }

  @Test func hiddenFilesNeedATypedDot() throws {
    try withFolder([".hidden", "shown"]) { folder in
      #expect(Files.completions(of: folder + "/", home: nil) == ["\(folder)/shown"])
      #expect(Files.completions(of: folder + "/.", home: nil) == ["\(folder)/.hidden"])
    }
  }

  @Test func namesWithSpacesStayAsTheyAre() throws {
    try withFolder(["a cat.jpg"]) { folder in
      #expect(Files.completions(of: folder + "/a ", home: nil) == ["\(folder)/a cat.jpg"])
      #expect(throws: Never.self) { try Files.read("\(folder)/a cat.jpg", home: nil).get() }
    }
  }

  /// Terminals insert dropped files as shells need them.
  @Test(arguments: ["'FOLDER/a cat.jpg'", "\"FOLDER/a cat.jpg\"", "FOLDER/a\\ cat.jpg", " FOLDER/a cat.jpg "])
  func aDroppedPathIsRead(typed: String) throws {
    try withFolder(["a cat.jpg"]) { folder in
      let parts = typed.split(separator: "FOLDER", omittingEmptySubsequences: false)
      let item = try Files.read(parts.joined(separator: folder), home: nil).get()
      #expect(item.suggestedName == "a cat.jpg")
    }
  }

  @Test func theHomeFolderIsCompleted() throws {
    try withFolder(["cat.jpg"]) { folder in
      #expect(Files.completions(of: "~", home: folder) == ["~/"])
      #expect(Files.completions(of: "~/c", home: folder) == ["~/cat.jpg"])
      #expect(Files.completions(of: "~", home: nil).isEmpty)
    }
  }

  @Test func theFolderAboveIsCompleted() {
    #expect(Files.completions(of: "/tmp/..", home: nil) == ["/tmp/../"])
  }

  /// Exports a file of parts into the current folder, under a name of its own.
  @MainActor private func export(
    _ name: String, _ parts: [String], error: (any Error)? = nil
  ) async -> Result<
    String?, FileProblem
  >? {
    let tree = ViewTree {
      FileExporter("Export", name: name) { file in
        for part in parts { try await file.write(part) }
        if let error { throw error }
      }
    }
    defer { tree.unmount() }
    var nodes = [tree.root]
    while let node = nodes.popLast() {
      if node.role == .button { tree.send(UserEvent(.tap, on: node.id)) }
      nodes += node.children
    }
    guard let export = tree.takeExports().first else { return nil }
    return await Files.save(export)
  }

  @Test func anExportedFileIsSavedPartByPart() async throws {
    let name = try #require(try await export("bindery-saved.csv", ["a,", "b"])?.get())
    defer { unlink(name) }
    guard case .success(let file) = Files.read(name, home: nil) else {
      Issue.record("\(name) was not saved.")
      return
    }
    #expect(file.data == Array("a,b".utf8))
  }

  @Test func anIncompleteExportLeavesNoFile() async throws {
    let name = try await export(
      "bindery-incomplete.csv", ["a"], error: FileProblem(path: "", reason: "It is locked"))?.get()
    #expect(name == .some(nil))
    #expect(Files.completions(of: "bindery-incomplete", home: nil) == [])
  }
}
