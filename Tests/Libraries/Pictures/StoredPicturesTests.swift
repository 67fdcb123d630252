import Foundation
import Testing

@testable import BinderyPictures

/// Storing pictures in a folder.
struct StoredPicturesTests {
  private func withPictures<R>(
    limits: PictureLimits = PictureLimits(), processing: (any PictureProcessing)? = nil,
    _ body: (StoredPictures) async throws -> R
  ) async throws -> R {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try await body(StoredPictures(folder: folder, limits: limits, processing: processing))
  }

  private func names(_ pictures: StoredPictures) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: pictures.folder)) ?? []).sorted()
  }

  @Test func theDigestIsSHA256() {
    // The example of the standard (NIST, FIPS 180-4).
    #expect(
      StoredPictures.digest(of: Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test func aPictureIsNamedByItsContent() async throws {
    try await withPictures { pictures in
      let name = try await pictures.put(Fixture.png)
      #expect(name == StoredPictures.digest(of: Fixture.png) + ".png")
      let again = try await pictures.put(Fixture.png(with: "tEXt", Array("a\0b".utf8)))
      #expect(again == name, "what differs in comments alone is the same picture")
      #expect(names(pictures) == [name])
      #expect(FileManager.default.contents(atPath: pictures.folder + "/" + name) == Data(Fixture.png))
    }
  }

  @Test(arguments: PictureFormat.allCases)
  func everyFormatIsStoredWithItsExtension(format: PictureFormat) async throws {
    try await withPictures { pictures in
      let name = try await pictures.put(try #require(Fixture.all[format]))
      #expect(name.hasSuffix("." + format.fileExtension))
      #expect(name.count == 64 + 1 + format.fileExtension.count)
    }
  }

  @Test func rejectsTooManyBytesWithTheLimit() async throws {
    var limits = PictureLimits()
    limits.maximumBytes = 100
    try await withPictures(limits: limits) { pictures in
      let error = await #expect(throws: PictureError.tooManyBytes(count: 128, limit: 100)) {
        try await pictures.put(Fixture.png)
      }
      #expect(names(pictures).isEmpty)
      #expect(error?.errorDescription?.contains("Choose a smaller one.") == true)
    }
    #expect(
      PictureError.tooManyBytes(count: 12_340_000, limit: 10_000_000).errorDescription
        == "The picture has 12.4 MB; the limit is 10 MB. Choose a smaller one.")
  }

  @Test(arguments: [(20_000, 20_000), (0x7FFF_FFFF, 0x7FFF_FFFF), (1, 0x7FFF_FFFF)])
  func rejectsTooManyPixelsFromTheHeader(width: Int, height: Int) async throws {
    try await withPictures(processing: Untouchable()) { pictures in
      let error = PictureError.tooManyPixels(width: width, height: height, limit: 50_000_000)
      await #expect(throws: error) {
        try await pictures.put(Fixture.png(width: width, height: height))
      }
    }
  }

  @Test func resizerOutputIsValidated() async throws {
    for answer in [Fixture.jpeg, Array("<script>".utf8), Fixture.png(width: 5000, height: 8)] {
      try await withPictures(processing: Liar(answer: answer)) { pictures in
        await #expect(throws: PictureError.self) { try await pictures.put(Fixture.png) }
        #expect(names(pictures).isEmpty)
      }
    }
  }

  @Test func animatedPicturesAreNotProcessed() async throws {
    try await withPictures(processing: Untouchable()) { pictures in
      _ = try await pictures.put(Fixture.movingGIF)
      #expect(names(pictures).count == 1)
    }
  }

  @Test func unreferencedPicturesAreRemoved() async throws {
    try await withPictures { pictures in
      let kept = try await pictures.put(Fixture.png)
      let gone = try await pictures.put(Fixture.gif)
      #expect(pictures.keepOnly([kept]).isEmpty, "both are young")
      #expect(pictures.keepOnly([kept], unlessYoungerThan: .zero) == [gone])
      #expect(names(pictures) == [kept])
      pictures.remove(kept)
      pictures.remove(kept)
      #expect(names(pictures).isEmpty)
    }
  }

  @Test func onlyPicturesAreEverRemoved() async throws {
    try await withPictures { pictures in
      let name = try await pictures.put(Fixture.png)
      let other = pictures.folder + "/notes.txt"
      try Data("mine".utf8).write(to: URL(fileURLWithPath: other))
      pictures.remove("notes.txt")
      pictures.remove("../\((pictures.folder as NSString).lastPathComponent)/\(name)")
      #expect(pictures.keepOnly([], unlessYoungerThan: .zero) == [name])
      #expect(FileManager.default.fileExists(atPath: other))
    }
  }

  @Test func concurrentPicturesAreAllStored() async throws {
    try await withPictures { pictures in
      try await withThrowingTaskGroup(of: String.self) { group in
        for index in 0..<20 {
          group.addTask { try await pictures.put(index % 2 == 0 ? Fixture.png : Fixture.gif) }
        }
        for try await _ in group {}
      }
      #expect(names(pictures).count == 2)
    }
  }

  @Test func unwritableFoldersAreReported() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("file-\(UUID())").path
    try Data().write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let pictures = StoredPictures(folder: file + "/pictures", processing: nil)
    let error = await #expect(throws: PictureError.self) { try await pictures.put(Fixture.png) }
    #expect(error?.errorDescription?.contains(file) == true)
  }
}

/// A processor that fails the test when it is called.
private struct Untouchable: PictureProcessing {
  func resized(_ picture: [UInt8], format: PictureFormat, longestSide: Int) async throws -> [UInt8] {
    Issue.record("Nothing is to be decoded here.")
    return picture
  }
}

/// A processor that returns a given result.
private struct Liar: PictureProcessing {
  let answer: [UInt8]

  func resized(_ picture: [UInt8], format: PictureFormat, longestSide: Int) async throws -> [UInt8] { answer }
}
