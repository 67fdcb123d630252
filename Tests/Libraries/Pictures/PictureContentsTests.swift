import Foundation
import Testing

@testable import BinderyPictures

/// The properties that are read from a picture without decoding it, and the bytes that remain of it.
struct PictureContentsTests {
  @Test(arguments: [
    (PictureFormat.jpeg, 48, 32), (.png, 12, 8), (.webp, 24, 16), (.gif, 6, 4),
  ])
  func formatAndSizeAreReadFromTheContent(format: PictureFormat, width: Int, height: Int) throws {
    let contents = try PictureContents(try #require(Fixture.all[format]))
    #expect(contents.format == format)
    #expect(contents.width == width)
    #expect(contents.height == height)
    #expect(!contents.isAnimated)
  }

  @Test func aPictureWithoutMetadataIsLeftAsItIs() throws {
    for (format, bytes) in Fixture.all {
      #expect(try PictureContents(bytes).bytes == bytes, "\(format)")
    }
  }

  @Test(arguments: PictureFormat.allCases)
  func truncatedPicturesAreRejected(format: PictureFormat) throws {
    let whole = try #require(Fixture.all[format])
    for length in 0..<whole.count {
      #expect(throws: PictureError.self) { try PictureContents(Array(whole[..<length])) }
    }
  }

  @Test(arguments: PictureFormat.allCases)
  func changedBytesNeverCrashTheReader(format: PictureFormat) throws {
    let whole = try #require(Fixture.all[format])
    for index in whole.indices {
      for value: UInt8 in [0x00, 0x7F, 0x80, 0xFF] {
        var changed = whole
        changed[index] = value
        guard let contents = try? PictureContents(changed) else { continue }
        #expect(contents.bytes.count <= changed.count + 64)
      }
    }
  }

  @Test(arguments: [
    "", "GIF", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "<!doctype html><script>alert(1)</script>",
    "%PDF-1.7",
    "BM........", "II*\0",
  ])
  func filesThatAreNotPicturesAreRejected(text: String) {
    #expect(throws: PictureError.notAPicture) { try PictureContents(Array(text.utf8)) }
  }

  @Test(arguments: PictureFormat.allCases)
  func trailingDataIsDropped(format: PictureFormat) throws {
    let whole = try #require(Fixture.all[format])
    let two = whole + Array("PK\u{3}\u{4}<script>alert(1)</script>".utf8)
    #expect(try PictureContents(two).bytes == whole)
  }

  @Test func jpegLosesPersonalMetadataAndKeepsItsOrientation() throws {
    let photo = Fixture.jpeg(with: 0xE1, Fixture.exif(orientation: 6, secret: "48.8584N"))
    let contents = try PictureContents(photo)
    #expect(contents.orientation == 6)
    #expect(!Fixture.contains(contents.bytes, "48.8584N"))
    #expect(try PictureContents(contents.bytes) == contents)
    let plain = Fixture.jpeg(with: 0xE1, Fixture.exif(orientation: 1, secret: "Ada"))
    #expect(try PictureContents(plain).bytes == Fixture.jpeg)
  }

  @Test(arguments: [0xFE, 0xED, 0xE5, 0xEF, 0xF0, 0xC8] as [UInt8])
  func aJPEGLosesCommentsAndApplicationData(marker: UInt8) throws {
    let photo = Fixture.jpeg(with: marker, Array("Adobe? secret".utf8))
    #expect(try PictureContents(photo).bytes == Fixture.jpeg)
  }

  @Test func aJPEGKeepsItsColorProfile() throws {
    let profile = Array("ICC_PROFILE\0".utf8) + [1, 1, 7, 7, 7]
    let contents = try PictureContents(Fixture.jpeg(with: 0xE2, profile))
    #expect(Fixture.contains(contents.bytes, "ICC_PROFILE"))
  }

  @Test(arguments: ["tEXt", "iTXt", "zTXt", "tIME", "prVt"])
  func aPNGLosesItsTexts(name: String) throws {
    let picture = Fixture.png(with: name, Array("Author\0Ada".utf8))
    #expect(try PictureContents(picture).bytes == Fixture.png)
  }

  @Test func pngKeepsItsOrientation() throws {
    let picture = Fixture.png(with: "eXIf", Orientation.tiff(8) + Array("secret".utf8))
    let contents = try PictureContents(picture)
    #expect(contents.orientation == 8)
    #expect(!Fixture.contains(contents.bytes, "secret"))
    #expect(try PictureContents(contents.bytes).orientation == 8)
  }

  @Test func aPNGWithAWrongChecksumIsDamaged() {
    var picture = Fixture.png
    picture[50] ^= 1
    #expect(throws: PictureError.damaged(.png, reason: "the checksum of its part PLTE is wrong")) {
      try PictureContents(picture)
    }
  }

  @Test func nonsenseInsteadOfAPartOfAPNGHasAReadableError() {
    let picture = Fixture.png(with: "\u{7}\u{1B}[m", [])
    #expect(throws: PictureError.damaged(.png, reason: "there is no part at byte 33")) {
      try PictureContents(picture)
    }
  }

  @Test func simpleWebPPicturesHaveNoOrientation() throws {
    let exif = Array("EXIF".utf8) + [26, 0, 0, 0] + Orientation.tiff(6)
    var picture = Fixture.webp + exif
    picture[4] += UInt8(exif.count)
    let contents = try PictureContents(picture)
    #expect(contents.orientation == 1)
    #expect(contents.bytes == Fixture.webp)
  }

  @Test func webpLosesPersonalMetadataAndKeepsItsOrientation() throws {
    let exif = Orientation.tiff(3) + Array("secret".utf8)
    let contents = try PictureContents(Fixture.webp(exif: exif, xmp: "<x>Ada</x>"))
    #expect(contents.width == 24 && contents.height == 16)
    #expect(contents.orientation == 3)
    #expect(!Fixture.contains(contents.bytes, "secret"))
    #expect(!Fixture.contains(contents.bytes, "Ada"))
    #expect(try PictureContents(contents.bytes) == contents)
    #expect(contents.bytes[20] == 0x08, "the flag of EXIF alone")
  }

  @Test func gifLosesItsCommentsAndKeepsItsAnimation() throws {
    #expect(try PictureContents(Fixture.gif(comment: "Ada was here")).bytes == Fixture.gif)
    let moving = try PictureContents(Fixture.movingGIF)
    #expect(moving.isAnimated)
    #expect(moving.bytes == Fixture.movingGIF)
  }

  @Test func invalidOrientationsAreIgnored() {
    for tiff in [[], [0x49, 0x49, 0x2A, 0x00], Orientation.tiff(9), Orientation.tiff(0)] as [[UInt8]] {
      #expect(Orientation.read(tiff: tiff[...]) == 1)
    }
    // A list of entries at an offset far outside the data.
    #expect(Orientation.read(tiff: [0x4D, 0x4D, 0, 0x2A, 0xFF, 0xFF, 0xFF, 0xFF]) == 1)
  }
}
