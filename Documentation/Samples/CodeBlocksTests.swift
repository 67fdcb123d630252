import Foundation
import Testing

/// The documentation's code is compiled and run here.
struct CodeBlocksTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test(arguments: [
    "Testing.md", "State.md", "Streams.md", "Commands.md", "Lists.md", "TwoWay.md", "Observation.md",
    "Inspection.md", "Tutorials.md", "FromMassiveToMVVM.md", "Uploads.md", "FromRxSwift.md",
    "FromCombine.md", "FromObservable.md", "Restoring.md", "Authentication.md", "BetweenWindows.md",
    "Charts.md", "Data.md", "Dragging.md", "Files.md", "Forms.md", "Look.md", "Shortcuts.md", "Start.md",
    "Navigation.md", "Tables.md", "Tutorial.md", "Users.md", "../README.md",
  ])
  func everySwiftBlockOfAnArticleIsASample(article: String) throws {
    let url = Self.folder.deletingLastPathComponent().appending(path: article)
    let blocks = codeBlocks(in: try String(contentsOf: url, encoding: .utf8))
    try #require(!blocks.isEmpty)
    let samples = try sources().map { lines(of: $0) }
    for block in blocks {
      let isSample = samples.contains { contains($0, block) }
      #expect(isSample, "\(article) shows code that no sample contains:\n\(block.joined(separator: "\n"))")
    }
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private func sources() throws -> [String] {
    let repository = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
    // Pages show a new app under a name, which is a placeholder in its template.
    let templates = try texts(in: repository.appending(path: "Sources/BinderyCommand/Templates")).map {
      $0.replacing("Starter Title", with: "Kanban").replacing("Starter", with: "Kanban")
        .replacing("starter", with: "kanban")
    }
    return try texts(in: Self.folder) + texts(in: repository.appending(path: "Apps/Grados")) + templates
  }

  private func texts(in folder: URL) throws -> [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  private func codeBlocks(in article: String) -> [[String]] {
    var blocks: [[String]] = []
    var block: [String]?
    for line in lines(of: article) {
      if line == "```swift" {
        block = []
      } else if line == "```", let finished = block {
        blocks.append(finished)
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  /// Whether a source contains a block, at any indentation.
  private func contains(_ source: [String], _ block: [String]) -> Bool {
    source.indices.dropLast(block.count - 1).contains { start in
      let indent = String(source[start].prefix { $0 == " " })
      return block.indices.allSatisfy { index in
        let line = source[start + index]
        return line.isEmpty ? block[index].isEmpty : line == indent + block[index]
      }
    }
  }
}
