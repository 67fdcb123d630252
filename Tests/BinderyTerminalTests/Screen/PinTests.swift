import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

/// The pins of maps: their colors, and the name in their callout.
@MainActor
@Suite struct PinTests {
  private static let catalog = PictureCatalog(name: "pins", folder: "/pins")

  private func driver(
    selected: Int? = nil, isLinear: Bool = false,
    pictures: TerminalCapabilities.PictureProtocol = .halfBlocks,
    isDark: Bool = true
  ) -> ScreenDriver {
    let center = MapCoordinate(latitude: 46.95, longitude: 7.45)
    let names = ["Cafe Ada", "Bar"]
    return ScreenDriver(
      height: 24,
      options: ScreenOptions(palette: Palette(isDark: isDark), isLinear: isLinear, pictures: pictures)
    ) {
      Map("Cafes", region: .constant(MapRegion(center: center, span: 3_000))) {
        ForEach(names.indices) { index in
          Annotation(
            names[index],
            coordinate: MapCoordinate(latitude: 46.95 + 0.002 * Double(index), longitude: center.longitude),
            picture: names[index], in: Self.catalog, isSelected: .constant(selected == index)
          ) { Text("4.5 stars") }
        }
      }
    }
  }

  /// A pin of a color with a thin white line.
  private func pixels(_ red: UInt8, _ green: UInt8, _ blue: UInt8, of size: CellSize) throws -> PixelGrid {
    let bytes = (0..<size.width * size.height).flatMap { index -> [UInt8] in
      switch index % size.width {
      case 0...2: [0, 0, 0, 0]
      case 3: [255, 255, 255, 255]
      default: [red, green, blue, 255]
      }
    }
    return try #require(PixelGrid(width: size.width, height: size.height, rgba: bytes))
  }

  private func color(ofPinOf name: String, on driver: ScreenDriver) throws -> CellColor {
    let y = try #require(driver.lines.firstIndex { $0.contains("● \(name)") || $0.contains("◆ \(name)") })
    let frame = driver.screen.frame()
    let x = try #require(
      (0..<60).first { ["●", "◆"].contains(frame.cells.glyphs.text(of: frame.cells[$0, y].glyph)) })
    return frame.cells[x, y].style.foreground
  }

  /// Shows the drawings of both pins, as the owner of the screen does.
  private func draw(_ driver: ScreenDriver) throws {
    let wanted = driver.screen.takeWantedPictures()
    #expect(Set(wanted.map(\.source)).count == 2)
    for picture in wanted {
      let isFirst = picture.source == .drawing("Cafe Ada", in: Self.catalog)
      driver.screen.show(
        isFirst
          ? try pixels(0x20, 0xC0, 0x60, of: picture.pixels)
          : try pixels(0xF0, 0x60, 0x50, of: picture.pixels),
        of: picture)
    }
    driver.show()
  }

  @Test func aPinHasTheMainColorOfItsDrawing() throws {
    let driver = driver()
    try draw(driver)
    #expect(try color(ofPinOf: "Cafe Ada", on: driver) == CellColor(0x20C060))
    #expect(try color(ofPinOf: "Bar", on: driver) == CellColor(0xF06050))
    #expect(driver.screen.takeWantedPictures().isEmpty)
    #expect(driver.screen.takePictureTransfers().isEmpty)
  }

  @Test func aSelectedPinKeepsItsColor() throws {
    let driver = driver(selected: 0, pictures: .kitty)
    try draw(driver)
    #expect(try color(ofPinOf: "Cafe Ada", on: driver) == CellColor(0x20C060))
    #expect(driver.screen.takePictureTransfers().isEmpty)
  }

  @Test(arguments: [true, false]) func aColorThatIsNearThatOfTheMapIsShifted(isDark: Bool) throws {
    let driver = driver(isDark: isDark)
    let surface = Palette(isDark: isDark).surface
    for picture in driver.screen.takeWantedPictures() {
      let pixels = try pixels(surface.red, surface.green, surface.blue, of: picture.pixels)
      driver.screen.show(pixels, of: picture)
    }
    driver.show()
    #expect(try color(ofPinOf: "Bar", on: driver).contrast(to: surface) >= 4.5)
  }

  @Test func pinsThatCannotBeDrawnAreRed() throws {
    let driver = driver()
    for picture in driver.screen.takeWantedPictures() { driver.screen.show(nil, of: picture) }
    driver.show()
    #expect(try color(ofPinOf: "Bar", on: driver) == Palette(isDark: true).critical)
    #expect(driver.screen.takeWantedPictures().isEmpty)
  }

  @Test func aCalloutBeginsWithTheName() throws {
    let lines = driver(selected: 1).lines
    let detail = try #require(lines.firstIndex { $0.contains("4.5 stars") })
    #expect(lines[detail - 1].contains("Bar"))
  }

  @Test func aCalloutBelowTheVisiblePartOfTheScreenIsScrolledIntoSight() {
    @SharedBox var isSelected = false
    let center = MapCoordinate(latitude: 46.95, longitude: 7.45)
    let driver = ScreenDriver(height: 10) {
      Map("Cafes", region: .constant(MapRegion(center: center, span: 3_000))) {
        Annotation(
          "Bar", coordinate: center, picture: "pin", in: Self.catalog,
          isSelected: Binding(get: { isSelected }, set: { isSelected = $0 })
        ) { Text("4.5 stars") }
      }
      Text("Below")
    }
    driver.type("\t\r")
    #expect(isSelected)
    #expect(driver.text.contains("4.5 stars"))
  }

  @Test(arguments: [(nil, "Open"), (0, "Close")] as [(Int?, String)])
  func pinKeysNameTheirAction(selected: Int?, action: String) {
    let driver = driver(selected: selected)
    driver.press(KeyPress(.tab))
    #expect(driver.footer.contains("Enter \(action)"))
  }

  @Test func screenReadersReadTheNameOnce() {
    let text = driver(selected: 1, isLinear: true).text
    #expect(text.components(separatedBy: "Bar").count == 2)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
