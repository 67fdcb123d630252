import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

/// Pictures in half blocks.
@MainActor
@Suite struct PictureTests {
  private static let catalog = PictureCatalog(name: "pets", folder: "/pets")

  private func driver(
    pictures: TerminalCapabilities.PictureProtocol = .halfBlocks, width: Int = 40
  ) -> ScreenDriver {
    ScreenDriver(width: width, height: 12, options: ScreenOptions(pictures: pictures)) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Above")
        Image("cat", in: Self.catalog).frame(width: 64, height: 64).accessibilityLabel("A cat")
        Text("Below")
      }
    }
  }

  /// Red above, blue below, and a transparent first column.
  private func pixels(_ size: CellSize) throws -> PixelGrid {
    let bytes = (0..<2 * size.height).flatMap { y in
      (0..<size.width).flatMap { x -> [UInt8] in
        [y < size.height ? 255 : 0, 0, y < size.height ? 0 : 255, x == 0 ? 0 : 255]
      }
    }
    return try #require(PixelGrid(width: size.width, height: 2 * size.height, rgba: bytes))
  }

  @Test func picturesAreDrawnOnceTheirPixelsArrive() throws {
    let driver = driver()
    #expect(driver.text.contains("A cat"))
    let wanted = try #require(driver.screen.takeWantedPictures().first)
    #expect(wanted.size == CellSize(width: 8, height: 4))
    #expect(driver.lines[4...5].joined().contains("Below"))
    driver.screen.show(try pixels(wanted.size), of: wanted)
    driver.show()
    #expect(!driver.text.contains("A cat"))
    #expect(driver.lines[1].contains("▀▀▀▀▀▀▀"))
    #expect(driver.screen.takeWantedPictures().isEmpty)
  }

  @Test(arguments: [
    (FrameSize(), CellSize(width: 10, height: 4)), (FrameSize(width: 160), CellSize(width: 20, height: 8)),
    (FrameSize(height: 128), CellSize(width: 20, height: 8)),
  ])
  func aPictureInMemoryHasItsOwnSizeOrItsOwnProportions(frame: FrameSize, size: CellSize) throws {
    let data = PictureData(format: "png", bytes: [1], width: 80, height: 64)
    let driver = ScreenDriver(width: 40, height: 24, options: ScreenOptions(pictures: .halfBlocks)) {
      Image(picture: { .data(data) }).frame(width: frame.width, height: frame.height)
    }
    #expect(driver.screen.takeWantedPictures().first?.size == size)
  }

  @Test func kittyGetsThePictureAndCharactersInItsPlace() throws {
    let driver = driver(pictures: .kitty)
    let wanted = try #require(driver.screen.takeWantedPictures().first)
    #expect(wanted.pixels == CellSize(width: 80, height: 80))
    let bytes = Array(repeating: UInt8(200), count: 80 * 80 * 4)
    let pixels = try #require(PixelGrid(width: 80, height: 80, rgba: bytes))
    driver.screen.show(pixels, of: wanted)
    let upload = driver.screen.takePictureTransfers()
    #expect(upload.hasPrefix("\u{1B}_Ga=T,U=1,q=2,f=32,i=1,s=80,v=80,c=8,r=4,m=1;yMjI"))
    #expect(upload.hasSuffix("\u{1B}\\"))
    let sequences = upload.split(separator: "\u{1B}\\")
    #expect(sequences.dropLast().allSatisfy { $0.contains("m=1;") })
    #expect(sequences.last?.contains("m=0;") == true)
    driver.show()
    #expect(driver.lines[1].contains(PictureCell.text(row: 0, column: 7)))
    #expect(driver.lines[4].contains(PictureCell.text(row: 3, column: 0)))
    #expect(driver.screen.takePictureTransfers().isEmpty)
    #expect(driver.screen.pictureRemovals == "\u{1B}_Ga=d,d=I,q=2,i=1\u{1B}\\")
  }

  /// A terminal of 40 by 12 cells of 10 by 20 pixels that draws Sixel.
  private var sixelTerminal: FrameWriter {
    var capabilities = TerminalCapabilities(colors: .indexed)
    capabilities.apply(.cellPixels(CellSize(width: 10, height: 20)))
    capabilities.apply(.deviceAttributes([62, 4]))
    return FrameWriter(capabilities: capabilities)
  }

  @Test func anAlternativeOfSeveralWordsIsNeverCut() {
    let catalog = PictureCatalog(name: "weather", folder: "/nowhere")
    let driver = ScreenDriver(width: 24) {
      HStack {
        Image("cloud", in: catalog).accessibilityLabel("Partly cloudy")
        Text("New York, Sunday")
        Text("50.4 degrees")
      }
    }
    #expect(!driver.text.contains("…"))
    #expect(driver.text.contains("Partly") && driver.text.contains("cloudy"))
  }

  @Test(arguments: ["\u{1B}[6;64;32t", "\u{1B}[6;80;40t", "\u{1B}[6;129;80t"])
  func cellsOfAnySizeGetPictures(reply: String) {
    var parser = InputParser()
    var capabilities = TerminalCapabilities(colors: .truecolor)
    for case .reply(let reply) in parser.feed((reply + "\u{1B}[?62;4c").utf8) { capabilities.apply(reply) }
    #expect(capabilities.pictures >= .halfBlocks)
    #expect(capabilities.pictures == .halfBlocks || capabilities.cellPixels != nil)
  }

  private func images(in bytes: [UInt8]) throws -> [SixelImage] {
    let text = String(decoding: bytes, as: UTF8.self)
    return try text.split(separator: "\u{1B}P").dropFirst().map { part in
      let end = try #require(part.firstRange(of: "\u{1B}\\"))
      return try SixelImage("\u{1B}P\(part[..<end.upperBound])".utf8)
    }
  }

  @Test func sixelDrawsEachRowOfCellsOnce() throws {
    let driver = driver(pictures: .sixel)
    let wanted = try #require(driver.screen.takeWantedPictures().first)
    #expect(wanted.pixels == CellSize(width: 80, height: 80))
    let bytes = Array(repeating: UInt8(200), count: 80 * 80 * 4)
    let pixels = try #require(PixelGrid(width: 80, height: 80, rgba: bytes))
    driver.screen.show(pixels, of: wanted)
    #expect(driver.screen.takePictureTransfers().isEmpty)
    var shown = ShownFrame()
    let drawn = try images(in: sixelTerminal.bytes(for: driver.screen.frame(), after: &shown))
    #expect(drawn.map { [$0.width, $0.height] } == Array(repeating: [80, 20], count: 4))
    #expect(sixelTerminal.bytes(for: driver.screen.frame(), after: &shown).isEmpty)
    #expect(driver.screen.pictureRemovals.isEmpty)
  }

  @Test func sixelDrawsOnlyWhatWasCovered() throws {
    let driver = driver(pictures: .sixel)
    let wanted = try #require(driver.screen.takeWantedPictures().first)
    let bytes = Array(repeating: UInt8(200), count: 80 * 80 * 4)
    let pixels = try #require(PixelGrid(width: 80, height: 80, rgba: bytes))
    driver.screen.show(pixels, of: wanted)
    var shown = ShownFrame()
    let frame = driver.screen.frame()
    var covered = frame
    for x in 3..<5 { covered.cells.write("x", x: x, y: 2) }
    _ = sixelTerminal.bytes(for: covered, after: &shown)
    let drawn = try images(in: sixelTerminal.bytes(for: frame, after: &shown))
    #expect(drawn.map { [$0.width, $0.height] } == [[20, 20]])
  }

  @Test func sixelLeavesTheLastLineAlone() throws {
    let text = PictureCell.text(row: 0, column: 0)
    var cells = CellBuffer(size: CellSize(width: 4, height: 2), glyphs: GlyphTable())
    for y in 0..<2 { cells.write(text, x: 0, y: y, style: CellStyle(foreground: CellColor(1))) }
    let grid = try #require(PixelGrid(width: 10, height: 20, rgba: Array(repeating: 255, count: 800)))
    var shown = ShownFrame()
    let bytes = sixelTerminal.bytes(for: Frame(cells: cells, sixels: [1: grid]), after: &shown)
    #expect(try images(in: bytes).count == 1)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("\u{10EEEE}"))
  }

  @Test func withoutTheSizeOfCellsThereIsNoSixel() {
    var capabilities = TerminalCapabilities(colors: .indexed)
    capabilities.apply(.deviceAttributes([62, 4]))
    #expect(capabilities.pictures == .halfBlocks)
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
  func bytesAreEncodedPerRFC4648(text: String, encoded: String) {
    #expect(String(decoding: KittyPicture.base64(Array(text.utf8)), as: UTF8.self) == encoded)
  }

  @Test func undrawablePicturesShowTheirText() throws {
    let driver = driver()
    let wanted = try #require(driver.screen.takeWantedPictures().first)
    driver.screen.show(nil, of: wanted)
    driver.show()
    #expect(driver.text == " Above\n A cat\n Below")
    #expect(driver.screen.takeWantedPictures().isEmpty)
  }

  @Test func terminalsWithoutPicturesRequestNone() {
    let driver = driver(pictures: .text)
    #expect(driver.text == " Above\n A cat\n Below")
    #expect(driver.screen.takeWantedPictures().isEmpty)
  }

  @Test func aNarrowScreenHasASmallerPicture() throws {
    let driver = driver(width: 7)
    let wanted = try #require(driver.screen.takeWantedPictures().first)
    #expect(wanted.size.width <= 7)
  }

  @Test(arguments: [(12, 6), (24, 10), (40, 14)]) func aPictureLeavesRowsForItsNeighbors(
    rows: Int, height: Int
  ) throws {
    let driver = ScreenDriver(width: 60, height: rows, options: ScreenOptions(pictures: .halfBlocks)) {
      Image("cat", in: Self.catalog).frame(width: 224, height: 224)
    }
    let wanted = try #require(driver.screen.takeWantedPictures().first)
    #expect(wanted.size == CellSize(width: 2 * height, height: height))
  }

  @Test(arguments: [0, 3, 127]) func tooFewBytesAreNoPicture(count: Int) {
    #expect(PixelGrid(width: 4, height: 8, rgba: Array(repeating: 0, count: count)) == nil)
  }

  // MARK: Thin lines

  /// A white line over a terminal's own background or a color, so thin that it covers a part of its pixels.
  private func colors(opacity: UInt8, over background: Color?) throws -> Set<CellColor> {
    let driver = ScreenDriver(width: 40, height: 12, options: ScreenOptions(pictures: .halfBlocks)) {
      Image("line", in: Self.catalog).frame(width: 64, height: 64).background(background ?? .clear)
    }
    let wanted = try #require(driver.screen.takeWantedPictures().first)
    let bytes = Array(repeating: [255, 255, 255, opacity], count: wanted.pixels.width * wanted.pixels.height)
    let pixels = PixelGrid(
      width: wanted.pixels.width, height: wanted.pixels.height, rgba: bytes.flatMap(\.self))
    driver.screen.show(pixels, of: wanted)
    driver.show()
    let frame = driver.screen.frame()
    let cells = (0..<11).flatMap { y in (0..<40).map { x in frame.cells[x, y] } }
    return Set(cells.filter { frame.cells.glyphs.text(of: $0.glyph) == "▀" }.map(\.style.foreground))
  }

  @Test func aPixelThatIsLessThanHalfOpaqueIsMixedWithTheBackground() throws {
    let ground = Palette(isDark: true).ground
    #expect(
      try colors(opacity: 102, over: nil) == [ground.mixed(with: CellColor(0xFFFFFF), 0.4)])
  }

  @Test func aPixelIsMixedWithTheColorBehindIt() throws {
    #expect(
      try colors(opacity: 51, over: Color(hex: 0x114D97))
        == [CellColor(0x114D97).mixed(with: CellColor(0xFFFFFF), 0.2)])
  }

  @Test func anInvisiblePixelIsNotDrawn() throws {
    #expect(try colors(opacity: 5, over: nil).isEmpty)
  }

  @Test func sixelMixesPixelsWithAKnownBackgroundOnly() throws {
    let grid = try #require(PixelGrid(width: 1, height: 1, rgba: [255, 255, 255, 102]))
    let ground = CellColor(0x000000)
    let mixed = SixelPicture.register(of: ground.mixed(with: CellColor(0xFFFFFF), 0.4), 0, 0)
    let image = try SixelImage(SixelPicture.sequence(grid, x: 0..<1, y: 0..<1, over: ground))
    #expect(image.pixels[0][0] == mixed)
    #expect(try SixelImage(SixelPicture.sequence(grid, x: 0..<1, y: 0..<1)).pixels[0][0] == nil)
  }

  // MARK: Rows

  /// Rows that begin with a picture, as in a week's forecast.
  private func rows(
    _ alternatives: [String], width: Int = 40, pictures: TerminalCapabilities.PictureProtocol = .halfBlocks
  ) -> ScreenDriver {
    ScreenDriver(width: width, height: 24, options: ScreenOptions(pictures: pictures)) {
      List {
        ForEach(alternatives.indices) { index in
          Button {
          } label: {
            HStack(spacing: 16) {
              Image("weather\(index)", in: Self.catalog).frame(width: 36, height: 36)
                .accessibilityLabel(alternatives[index])
              Text("Day \(index)")
            }
          }
        }
      }
    }
  }

  private func columns(of driver: ScreenDriver) -> [Int] {
    driver.lines.compactMap { line in
      line.indices.first { line[$0...].hasPrefix("Day") }.map { CellWidth.of(String(line[..<$0])) }
    }
  }

  @Test(arguments: [40, 24]) func theWordsAfterTextAlternativesAreInAColumn(width: Int) {
    let driver = rows(["Fog", "Partly cloudy", "Rain"], width: width)
    #expect(columns(of: driver).count == 3)
    #expect(Set(columns(of: driver)).count == 1)
    #expect(["Fog", "Partly", "cloudy", "Rain"].allSatisfy(driver.text.contains))
  }

  @Test func theColumnFollowsATextAlternativeThatChanges() {
    @SharedBox var words = "Fog"
    let driver = ScreenDriver {
      List {
        ForEach(0..<2) { index in
          HStack {
            Image("weather", in: Self.catalog).accessibilityLabel(index == 0 ? words : "Rain")
            Text("Day \(index)")
          }
        }
      }
    }
    let former = columns(of: driver)
    words = "Thunderstorm"
    driver.show()
    #expect(Set(columns(of: driver)).count == 1)
    #expect(columns(of: driver)[0] > former[0])
    words = "Fog"
    driver.show()
    #expect(columns(of: driver) == former)
  }

  @Test func aPictureWithoutAlternativeLeavesNoSpaceInARow() {
    let driver = ScreenDriver {
      HStack(spacing: 16) {
        Image("poster", in: Self.catalog).frame(width: 36, height: 36)
        Text("Snowline")
      }
    }
    #expect(driver.text == " Snowline")
  }

  @Test(arguments: [.kitty, .sixel] as [TerminalCapabilities.PictureProtocol])
  func smallPicturesAreDrawnWhereCellsHaveManyPixels(pictures: TerminalCapabilities.PictureProtocol) {
    let driver = rows(["Fog", "Rain"], pictures: pictures)
    #expect(
      driver.screen.takeWantedPictures().map(\.size) == [
        CellSize(width: 4, height: 2), CellSize(width: 4, height: 2),
      ])
  }
}
