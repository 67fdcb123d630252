import BinderyTesting
import Foundation
import Testing

@testable import BinderyPictures

/// Pictures and drawings with random changes, the same ones in each run. `Scripts/fuzz-pictures` tries many more.
struct RandomPicturesTests {
  private static let pictures = [
    Fixture.jpeg(with: 0xE1, Fixture.exif(orientation: 6, secret: "48.8584N")),
    Fixture.png(with: "eXIf", Orientation.tiff(8)),
    Fixture.webp(exif: Orientation.tiff(3), xmp: "<x/>"), Fixture.webp, Fixture.movingGIF,
    Fixture.gif(comment: "Ada"),
  ]

  @Test(arguments: pictures.indices)
  func changedPicturesAreCleanedOrRejectedReadably(index: Int) {
    var random = SeededGenerator(seed: UInt64(index))
    for turn in 0..<3_000 {
      let changed = random.changed(Self.pictures[index])
      do throws(PictureError) {
        let contents = try PictureContents(changed)
        #expect(contents.width > 0 && contents.height > 0)
        #expect(contents.bytes.count <= changed.count + 64)
        #expect(try PictureContents(contents.bytes) == contents, "turn \(turn): cleaning again changes it")
      } catch {
        #expect(isReadable(error.localizedDescription), "turn \(turn)")
      }
    }
  }

  /// The parts of a PNG have checksums, which random changes alone never match.
  @Test func pngPicturesWithChangedPartsAreCleanedOrRejectedReadably() {
    var random = SeededGenerator(seed: 7)
    for turn in 0..<3_000 {
      let parts = (0..<4).map { _ in
        let name = ["IHDR", "IDAT", "IEND", "eXIf", "tEXt", "acTL"].randomElement(using: &random) ?? ""
        return Fixture.chunk(name, random.changed([0, 0, 0, 4, 0, 0, 0, 4, 8, 2, 0, 0, 0]))
      }
      let picture = Array(Fixture.png.prefix(turn % 2 == 0 ? 33 : 8)) + parts.joined()
      do throws(PictureError) {
        let contents = try PictureContents(picture)
        #expect(try PictureContents(contents.bytes) == contents, "turn \(turn): cleaning again changes it")
        #expect(!Fixture.contains(contents.bytes, "tEXt"), "turn \(turn)")
      } catch {
        #expect(isReadable(error.localizedDescription), "turn \(turn)")
      }
    }
  }

  private static let drawings = [
    #"<svg><style>.a,.b{fill:red}@media print{.a{fill:blue}}</style><g class="a b" fill='x'/><path class="a"/></svg>"#,
    ##"<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a ">">]><svg><!-- > --><g id="a"><path d="/>"/></g><use href="#a" x="4"/></svg>"##,
  ]

  @Test(arguments: drawings.indices)
  func changedDrawingsAreSimplifiedOrStay(index: Int) {
    var random = SeededGenerator(seed: UInt64(index))
    for turn in 0..<3_000 {
      let changed = random.changed(Array(Self.drawings[index].utf8))
      let styled = DrawingStyles.inlined(in: changed)
      let expanded = DrawingReferences.expanded(in: styled)
      let isWellFormed = DrawingScanner.tags(in: changed) != nil
      #expect(isWellFormed || expanded == changed, "turn \(turn)")
      #expect(!isWellFormed || DrawingScanner.tags(in: expanded) != nil, "turn \(turn)")
    }
  }

  private func isReadable(_ message: String) -> Bool {
    message.hasSuffix(".")
      && message.unicodeScalars.allSatisfy { $0 != "\u{FFFD}" && $0.properties.generalCategory != .control }
  }
}

extension SeededGenerator {
  /// Returns bytes with up to four changes: other bytes, parts that are removed or repeated, and punctuation.
  fileprivate mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    var changed = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      guard let index = changed.indices.randomElement(using: &self) else { return changed }
      let part = changed[index...].prefix(Int.random(in: 1...16, using: &self))
      switch Int.random(in: 0..<5, using: &self) {
      case 0: changed[index] = .random(in: 0...255, using: &self)
      case 1: changed[index] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      case 2: changed.removeSubrange(part.indices)
      case 3: changed.insert(Array("/<>='\"{}; ".utf8).randomElement(using: &self) ?? 0, at: index)
      default:
        changed.insert(contentsOf: part, at: changed.indices.randomElement(using: &self) ?? 0)
      }
    }
    return changed
  }
}
