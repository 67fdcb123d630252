import Foundation
import Testing

@testable import BinderyCommand

struct SourceTreeTests {
  private let folder: TemporaryFolder
  private var sources: String { folder.path + "/Sources" }

  init() throws {
    folder = try TemporaryFolder()
    try write("Package.swift", "// manifest")
    try write("Sources/App/View.swift", "view")
    try write("Sources/App/Pictures/a.svg", "picture")
  }

  private func write(_ name: String, _ text: String) throws {
    let url = URL(filePath: folder.path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func tree() -> SourceTree {
    var tree = SourceTree(folders: [sources], root: folder.path)
    _ = tree.update { _ in }
    return tree
  }

  @Test func anEditedFileIsAChange() throws {
    var tree = tree()
    try write("Sources/App/View.swift", "other")
    #expect(tree.update { _ in } == SourceChanges(edited: [sources + "/App/View.swift"]))
    #expect(tree.update { _ in }.isEmpty)
  }

  @Test func aFileSavedWithoutAChangeIsNone() throws {
    var tree = tree()
    try write("Sources/App/View.swift", "view")
    #expect(tree.update { _ in }.isEmpty)
  }

  @Test func newAndRemovedFilesResourcesAndTheManifestAreOtherChanges() throws {
    var tree = tree()
    try write("Sources/App/Other.swift", "other")
    try write("Sources/App/Pictures/a.svg", "changed picture")
    try write("Package.swift", "// changed")
    try FileManager.default.removeItem(atPath: sources + "/App/View.swift")
    #expect(
      tree.update { _ in }
        == SourceChanges(others: [
          sources + "/App/Other.swift", sources + "/App/Pictures/a.svg", folder.path + "/Package.swift",
          sources + "/App/View.swift",
        ]))
  }

  @Test func filesBesideTheSourcesAreNoChange() throws {
    var tree = tree()
    try write("data/store.sqlite", "data")
    try write("README.md", "words")
    #expect(tree.update { _ in }.isEmpty)
  }

  @Test func eachFolderIsWatchedBeforeItIsRead() throws {
    var tree = SourceTree(folders: [sources], root: folder.path)
    var watched: [String] = []
    var hasWritten = false
    let changes = tree.update { path in
      watched.append(path)
      guard path == sources + "/App", !hasWritten else { return }
      hasWritten = true
      try? write("Sources/App/Late.swift", "late")
    }
    #expect(Set(watched) == [folder.path, sources, sources + "/App", sources + "/App/Pictures"])
    #expect(changes.others.contains(sources + "/App/Late.swift"))
  }

  @Test func aLinkToAFolderAroundItIsReadOnce() throws {
    try FileManager.default.createSymbolicLink(atPath: sources + "/App/Again", withDestinationPath: sources)
    var tree = tree()
    try write("Sources/App/View.swift", "other")
    #expect(tree.update { _ in }.edited.count == 1)
  }

  @Test(arguments: [
    ".View.swift.swp", "View.swift~", "4913", "#View.swift#", ".#View.swift", "View.swift___jb_tmp___",
    ".git",
  ])
  func namesOfEditorsAreIgnored(name: String) { #expect(SourceName.isIgnored(name)) }

  @Test(arguments: ["View.swift", "2.svg", "tmp", "Localizable.strings"])
  func namesOfSourcesAreNot(name: String) { #expect(!SourceName.isIgnored(name)) }
}
