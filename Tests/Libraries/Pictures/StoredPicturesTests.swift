import Foundation
import Testing

@testable import BinderyPictures
@testable import BinderyStore
import BinderyViewModels

/// Storing pictures.
struct StoredPicturesTests {
  private let store: Store

  init() throws { store = try .inMemory() }

  private func withPictures<R>(
    limits: PictureLimits = PictureLimits(), processing: (any PictureProcessing)? = nil,
    _ body: (StoredPictures) async throws -> R
  ) async throws -> R {
    try await body(StoredPictures(store, folder: "pets", limits: limits, processing: processing))
  }

  private func count() async throws -> Int { try await store.read { try $0.count(of: FileRecord.self) } }

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
      let stored = try await count()
      #expect(stored == 1)
      #expect(try await store.file(name, in: "pets")?.bytes == Fixture.png)
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
      let stored = try await count()
      #expect(stored == 0)
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
        let stored = try await count()
        #expect(stored == 0)
      }
    }
  }

  @Test func animatedPicturesAreNotProcessed() async throws {
    try await withPictures(processing: Untouchable()) { pictures in
      _ = try await pictures.put(Fixture.movingGIF)
      let stored = try await count()
      #expect(stored == 1)
    }
  }

  @Test func unreferencedPicturesAreRemoved() async throws {
    try await withPictures { pictures in
      let kept = try await pictures.put(Fixture.png)
      let gone = try await pictures.put(Fixture.gif)
      try await store.addFile([1], named: gone, to: "others")
      #expect(try await pictures.keepOnly([kept]).isEmpty, "both are young")
      #expect(try await pictures.keepOnly([kept], unlessYoungerThan: .zero) == [gone])
      #expect(try await store.file(kept, in: "pets") != nil)
      #expect(try await store.file(gone, in: "pets") == nil)
      #expect(try await store.file(gone, in: "others") != nil)
    }
  }

  @Test func picturesOfAnEarlierVersionAreMovedIntoTheStore() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let name = StoredPictures.digest(of: Fixture.png) + ".png"
    for (file, bytes) in [(name, Fixture.png), ("0" + name.dropFirst(), Fixture.png), ("notes.txt", [1])] {
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(file)"))
    }
    try await withPictures { pictures in
      try await pictures.move(from: folder)
      try await pictures.move(from: folder)
      try await pictures.move(from: folder + "/missing")
    }
    #expect(try await store.file(name, in: "pets")?.bytes == Fixture.png)
    let stored = try await count()
    #expect(stored == 1)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(left) == ["0" + name.dropFirst(), "notes.txt"], "Only pictures are moved.")
  }

  @Test func aPictureThatCannotBeMovedStaysInItsFolder() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let name = StoredPictures.digest(of: Fixture.gif) + ".gif"
    try Data(Fixture.gif).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    let faults = StoreFaults()
    faults.failWriting(StorageError.full(folder: "data"))
    let pictures = StoredPictures(try Store.inMemory(faults: faults), folder: "pets", processing: nil)
    await #expect(throws: StorageError.full(folder: "data")) { try await pictures.move(from: folder) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [name])
  }

  @Test func concurrentPicturesAreAllStored() async throws {
    try await withPictures { pictures in
      try await withThrowingTaskGroup(of: String.self) { group in
        for index in 0..<20 {
          group.addTask { try await pictures.put(index % 2 == 0 ? Fixture.png : Fixture.gif) }
        }
        for try await _ in group {}
      }
      let stored = try await count()
      #expect(stored == 2)
    }
  }

  @Test func aFullStoreIsReported() async throws {
    let faults = StoreFaults()
    faults.failWriting(StorageError.full(folder: "data"))
    let pictures = StoredPictures(try Store.inMemory(faults: faults), folder: "pets", processing: nil)
    await #expect(throws: StorageError.full(folder: "data")) { try await pictures.put(Fixture.png) }
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
