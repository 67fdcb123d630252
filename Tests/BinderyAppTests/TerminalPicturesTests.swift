@testable internal import BinderyTerminal
internal import BinderyPictures
internal import BinderyViews
internal import Foundation
@testable internal import BinderyApp
internal import Testing

/// Drawings in a terminal.
struct TerminalPicturesTests {
  /// In CI, a missing tool is a failure.
  private static let hasTool =
    GraphicsMagick.installed != nil || ProcessInfo.processInfo.environment["CI"] == "true"

  @Test func lettersAreLeftOut() {
    #expect(
      TerminalPictures.withoutLetters(
        "<svg><text x=\"1\">A\n<tspan>b</tspan></text><rect/><text>c</text></svg>")
        == "<svg><rect/></svg>")
  }

  @Test func anElementWithoutLettersEndsAtOnce() {
    #expect(
      TerminalPictures.withoutLetters("<svg><text x=\"1\"/><rect/><text>c</text><path/></svg>")
        == "<svg><rect/><path/></svg>")
  }

  /// GraphicsMagick fails where a font is not installed. A reference to nothing makes it fail on every machine.
  @Test(.enabled(if: hasTool, "graphicsmagick is not installed"))
  func aDrawingWhoseLettersCannotBeDrawnIsDrawn() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bindery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><rect width="8" height="8" fill="#f00"/>\
      <text x="1" y="5" font-size="4">A<use xlink:href="#nothing"/></text></svg>
      """
    try Data(drawing.utf8).write(to: folder.appending(path: "sign.svg"))
    let picture = WantedPicture(
      source: .drawing("sign", in: PictureCatalog(name: "signs", folder: folder.path)),
      size: CellSize(width: 8, height: 4), pixels: CellSize(width: 8, height: 8))
    #expect(await TerminalPictures.pixels(of: picture) != nil)
  }

  /// Each drawing in the folders of the apps' picture catalogs.
  @Test(.enabled(if: hasTool, "graphicsmagick is not installed"))
  func everyDrawingOfTheAppsIsDrawn() async throws {
    let apps = URL(filePath: #filePath).appending(path: "../../../Apps").standardized
    let files = try #require(FileManager.default.enumerator(at: apps, includingPropertiesForKeys: nil))
      .allObjects.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "svg" && $0.deletingLastPathComponent().lastPathComponent == "Pictures" }
    #expect(files.count > 100)
    for file in files {
      let catalog = PictureCatalog(name: "drawings", folder: file.deletingLastPathComponent().path)
      let picture = WantedPicture(
        source: .drawing(file.deletingPathExtension().lastPathComponent, in: catalog),
        size: CellSize(width: 8, height: 4), pixels: CellSize(width: 24, height: 36))
      let isDrawn = await TerminalPictures.pixels(of: picture) != nil
      #expect(isDrawn, "\(file.path)")
    }
  }
}
