import Testing

@testable import BinderyTerminal

@Suite struct SixelPictureTests {
  /// Every pixel of another color, the first column transparent.
  private func picture(_ width: Int, _ height: Int) throws -> PixelGrid {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = (x * 37, y * 53, (x + y) * 11)
        bytes += [red, green, blue].map { UInt8($0 % 256) } + [x == 0 ? 0 : 255]
      }
    }
    return try #require(PixelGrid(width: width, height: height, rgba: bytes))
  }

  @Test(arguments: [
    (0..<20, 0..<20), (3..<17, 5..<18), (0..<1, 0..<1), (19..<20, 19..<20), (10..<90, -4..<90),
  ])
  func everyPixelIsDrawnInItsColor(columns: Range<Int>, rows: Range<Int>) throws {
    let picture = try picture(20, 20)
    let image = try SixelImage(SixelPicture.sequence(picture, x: columns, y: rows))
    let (columns, rows) = (columns.clamped(to: 0..<20), rows.clamped(to: 0..<20))
    #expect(image.width == columns.count && image.height == rows.count)
    for y in rows {
      for x in columns {
        let expected = picture.color(x, y).map { SixelPicture.register(of: $0, x, y) }
        #expect(image.pixels[y - rows.lowerBound][x - columns.lowerBound] == expected)
      }
    }
    #expect(Set(image.pixels.joined().compactMap { $0 }) == Set(image.colors.keys))
  }

  @Test(
    arguments: [
      (0x000000, [0, 0, 0]), (0xFFFFFF, [100, 100, 100]), (0xFF0000, [100, 0, 0]),
      (0x00FF00, [0, 100, 0]), (0x0000FF, [0, 0, 100]),
    ] as [(UInt32, [Int])])
  func pureColorsStayPure(color: UInt32, percentages: [Int]) {
    for place in 0..<16 {
      let found = SixelPicture.percentages(
        of: SixelPicture.register(of: CellColor(color), place % 4, place / 4))
      #expect([found.red, found.green, found.blue] == percentages)
    }
  }

  /// Dithering keeps the brightness: over sixteen pixels, the mean is near the color.
  @Test(arguments: [UInt8(10), 77, 128, 200, 250]) func theMeanOfManyPixelsIsNearTheColor(gray: UInt8) {
    let color = CellColor(red: gray, green: gray, blue: gray)
    let sum = (0..<16).reduce(0) {
      $0 + SixelPicture.percentages(of: SixelPicture.register(of: color, $1 % 4, $1 / 4)).red
    }
    #expect(abs(Double(sum) / 16 - Double(gray) / 2.55) < 2)
  }

  @Test func aPlainAreaIsShort() throws {
    let bytes = Array(repeating: UInt8(255), count: 80 * 20 * 4)
    let picture = try #require(PixelGrid(width: 80, height: 20, rgba: bytes))
    let text = String(decoding: SixelPicture.sequence(picture, x: 0..<80, y: 0..<20), as: UTF8.self)
    #expect(
      text == "\u{1B}P0;1;0q\"1;1;80;20#251;2;100;100;100#251!80~-#251!80~-#251!80~-#251!80B\u{1B}\\")
  }

  @Test func theCellsOfAPictureNameTheirPlace() {
    #expect(PictureCell.place(in: PictureCell.text(row: 3, column: 53)) == CellPoint(x: 53, y: 3))
    #expect(PictureCell.place(in: "a") == nil)
    #expect(PictureCell.place(in: "\u{10EEEE}") == nil)
  }
}
