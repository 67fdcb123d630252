import Foundation
import Testing

@testable import BinderyPictures
@testable import TestSupport

/// The program that scales pictures down. `Scripts/setup` installs it; without it these tests are skipped, except in CI.
@Suite(
  .enabled(
    if: GraphicsMagick.installed != nil || ProcessInfo.processInfo.environment["CI"] == "true",
    "graphicsmagick is not installed"), .timeLimit(.minutes(10)))
struct GraphicsMagickTests {
  private func magick() throws -> GraphicsMagick { try #require(GraphicsMagick.installed) }

  @Test(arguments: [
    (PictureFormat.jpeg, 20, 13), (.webp, 20, 13), (.png, 12, 8),
  ])
  func resizedPicturesKeepTheirAspectRatio(format: PictureFormat, width: Int, height: Int) async throws {
    let picture = try #require(Fixture.all[format])
    let smaller = try PictureContents(
      try await magick().resized(picture, format: format, longestSide: 20))
    #expect(smaller.format == format)
    #expect(smaller.width == width)
    #expect(smaller.height == height)
  }

  @Test(arguments: [
    (Fixture.jpeg(with: 0xE1, Fixture.exif(orientation: 6, secret: "48.8584N")), 32, 48),
    (Fixture.png(with: "eXIf", Orientation.tiff(6)), 8, 12),
    (Fixture.webp(exif: Orientation.tiff(6), xmp: ""), 16, 24),
  ])
  func rotatedPhotosAreTurnedUpright(photo: [UInt8], width: Int, height: Int) async throws {
    let sent = try PictureContents(photo)
    let upright = try await magick().resized(sent.bytes, format: sent.format, longestSide: 1024)
    let contents = try PictureContents(upright)
    #expect(contents.width == width && contents.height == height)
    #expect(contents.orientation == 1)
    #expect(!Fixture.contains(upright, "48.8584N"))
  }

  /// A picture of two pixels, red and blue, as it is shown with each orientation, row by row.
  @Test(arguments: [
    (1, "rb"), (2, "br"), (3, "br"), (4, "rb"), (5, "rb"), (6, "rb"), (7, "br"), (8, "br"),
  ])
  func pixelsAreShownAsTheirOrientationSays(orientation: Int, pixels: String) async throws {
    let photo = try PictureContents(Fixture.twoPixels(orientation: orientation))
    let upright = try await magick().resized(photo.bytes, format: .png, longestSide: 1024)
    let isColumn = orientation > 4
    let contents = try PictureContents(upright)
    #expect(contents.width == (isColumn ? 1 : 2) && contents.height == (isColumn ? 2 : 1))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    try Data(upright).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let bytes = try await magick().pixels(
      of: file.path, format: "png", width: contents.width, height: contents.height)
    #expect(bytes == pixels.flatMap { $0 == "r" ? [255, 0, 0, 255] : [0, 0, 255, 255] as [UInt8] })
  }

  @Test func undecodablePixelsAreRejected() async throws {
    let nonsense = Fixture.png(width: 900, height: 900)
    await #expect(throws: PictureError.self) {
      try await magick().resized(nonsense, format: .png, longestSide: 20)
    }
  }

  /// Two red squares, of which the second is a reference to the first one, which is not in `defs`, or both are red by their class.
  @Test(arguments: [
    ##"<path id="a" d="M0 0h4v4H0z" fill="#f00"/><use href="#a" x="4"/>"##,
    ##"<style>.a { fill: #f00 }</style><path class="a" d="M0 0h8v4H0z" fill="#00f"/>"##,
  ])
  func aReferenceAndAStyleSheetInADrawingAreDrawn(squares: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bindery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("squares.svg")
    let drawing =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4" width="8" height="4">\#(squares)</svg>"#
    try Data(drawing.utf8).write(to: file)
    let pixels = try await magick().pixels(of: file.path, format: "svg", width: 8, height: 4)
    for column in [1, 6] {
      #expect(Array(pixels[(2 * 8 + column) * 4..<(2 * 8 + column + 1) * 4]) == [255, 0, 0, 255])
    }
  }

  @Test func slowResizesTimeOut() async throws {
    try await withSlowMagick(timeout: .milliseconds(1100)) { magick, _ in
      await #expect(throws: PictureError.unprocessable(reason: "it takes too much time or memory")) {
        try await magick.resized(Fixture.png, format: .png, longestSide: 20)
      }
    }
  }

  @Test(.timeLimit(.minutes(1))) func cancelledResizesEndAtOnce() async throws {
    try await withSlowMagick(timeout: .seconds(86_400)) { magick, hasBegun in
      let work = Task { try await magick.resized(Fixture.png, format: .png, longestSide: 20) }
      while !hasBegun() {
        try Task.checkCancellation()
        await Task.yield()
      }
      work.cancel()
      await #expect(throws: CancellationError.self) { try await work.value }
    }
  }

  /// Runs a test with a program that reports its start, and then does nothing for a day.
  private func withSlowMagick(
    timeout: Duration, _ body: (GraphicsMagick, _ hasBegun: () -> Bool) async throws -> Void
  ) async throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("slow-\(UUID())")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let (slow, sign) = (folder.appendingPathComponent("gm").path, folder.appendingPathComponent("begun").path)
    try MadeProgram.write(": > '\(sign)'\nexec sleep 86400", to: slow)
    let magick = try #require(
      GraphicsMagick(program: slow, warden: "/usr/bin/prlimit", timeout: timeout))
    try await body(magick) { FileManager.default.fileExists(atPath: sign) }
  }

  @Test func missingProgramsAreNil() {
    #expect(GraphicsMagick(program: "/nowhere/gm", warden: "/usr/bin/prlimit") == nil)
  }
}
