import Foundation
import Testing

/// Each concept has a drawing where it is explained.
struct DrawingsTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [
    "State", "Streams", "Commands", "Lists", "TwoWay", "Observation", "Inspection", "Tutorials", "Speed",
    "FromRxSwift", "FromCombine", "FromObservable",
  ])
  func everyPageOfTheEngineHasADrawing(page: String) throws {
    let text = try String(
      contentsOf: Self.package.appending(path: "Documentation/\(page).md"), encoding: .utf8)
    let drawings = text.components(separatedBy: "```text\n").dropFirst().map { block in
      String(block.prefix { $0 != "`" })
    }
    #expect(drawings.contains { drawing in drawing.contains { "▶◀▸→".contains($0) } })
  }

  @Test func everyOperatorHasAMarbleDrawing() throws {
    let folder = Self.package.appending(path: "Sources/Bindery/Operators")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    try #require(files.count > 20)
    for file in files {
      var comment = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let line = line.drop { $0 == " " }
        if line.hasPrefix("///") {
          comment += line + "\n"
        } else if !line.hasPrefix("@") {
          let isOperator = line.hasPrefix("public func") || line.hasPrefix("public static func merge")
          let isDrawn = comment.contains("▶") || comment.contains("try await")
          #expect(!isOperator || isDrawn, "\(file.lastPathComponent) does not draw: \(line)")
          comment = ""
        }
      }
    }
  }
}
