import BinderyHTML
import BinderyViews
import Foundation
import Logging
import NIOCore
import Testing

@testable import BinderyWeb

@Suite struct AssetDrawingTests {
  /// The first bytes of a PNG file of 120 by 60 pixels.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 120, 0, 0, 0, 60]
  private static let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 12\"></svg>"

  /// Serves the image sets of a folder with these files in the set `Logo Big`.
  private func served(_ contents: String, _ files: [String: [UInt8]]) throws -> [String: StaticFile] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bindery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appending(path: "Assets.xcassets/Logo Big.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data("{ \"images\": [\(contents)] }".utf8).write(to: set.appending(path: "Contents.json"))
    for (name, bytes) in files { try Data(bytes).write(to: set.appending(path: name)) }
    let catalog = PictureCatalog(name: "art", folder: folder.path)
    return StaticFiles.all(pictures: [catalog], logger: Logger(label: "test"))
  }

  @Test func theStyleSheetOfAThemeIsServedUnderTheAddressThatPagesName() throws {
    let css = ".button { letter-spacing: 0.02em }"
    let files = StaticFiles.all(pictures: [], styleSheets: [css], logger: Logger(label: "test"))
    let file = try #require(files[ThemeText.path(ofStyleSheet: css)])
    #expect(String(buffer: file.bytes) == css)
    #expect(file.contentType == "text/css; charset=utf-8")
  }

  @Test func aDrawingIsServedAsItIs() throws {
    let files = try served(
      #"{ "idiom": "universal", "filename": "logo.svg" }"#, ["logo.svg": Array(Self.svg.utf8)])
    let file = try #require(files["/pictures/art/LogoBig.svg"])
    #expect(String(buffer: file.bytes) == Self.svg)
  }

  @Test func pixelsAreShownInPoints() throws {
    let files = try served(
      #"{ "idiom": "universal", "filename": "logo.png", "scale": "2x" }"#, ["logo.png": Self.png])
    let text = String(buffer: try #require(files["/pictures/art/LogoBig.svg"]).bytes)
    #expect(text.contains("viewBox=\"0 0 60.0 30.0\""))
    #expect(text.contains("href=\"data:image/png;base64,"))
  }

  @Test func theBrowserChoosesBetweenLightAndDark() throws {
    let dark =
      #"{ "idiom": "universal", "filename": "dark.svg", "appearances": [{ "appearance": "luminosity", "value": "dark" }] }"#
    let files = try served(
      #"{ "idiom": "universal", "filename": "logo.png", "scale": "1x" }, "# + dark,
      ["logo.png": Self.png, "dark.svg": Array(Self.svg.utf8)])
    let text = String(buffer: try #require(files["/pictures/art/LogoBig.svg"]).bytes)
    #expect(text.contains("@media (prefers-color-scheme:dark){.l{display:none}.d{display:inline}}"))
    #expect(text.contains("class=\"l\"") && text.contains("class=\"d\""))
  }

  @Test func aFileThatIsNoPictureIsLeftOut() throws {
    let files = try served(
      #"{ "idiom": "universal", "filename": "logo.png", "scale": "1x" }"#, ["logo.png": Array("text".utf8)])
    #expect(files["/pictures/art/LogoBig.svg"] == nil)
  }

  @Test func sizesAreReadFromTheFirstBytes() {
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xC0, 0, 17, 8, 0, 60, 0, 120, 3, 0]
    #expect(PixelSize(jpeg: jpeg) == PixelSize(width: 120, height: 60))
    #expect(PixelSize(png: Self.png) == PixelSize(width: 120, height: 60))
    #expect(PixelSize(svg: Array(Self.svg.utf8)) == PixelSize(width: 24, height: 12))
    #expect(PixelSize(jpeg: Array(jpeg.prefix(12))) == nil)
    #expect(PixelSize(png: Array(Self.png.prefix(20))) == nil)
  }
}
