internal import BinderyViews

/// The pictures of a screen: those that its owner has drawn, and requests for others.
final class PictureLibrary {
  /// The protocol by which the terminal shows pictures.
  var way = TerminalCapabilities.PictureProtocol.text
  /// The size of the terminal's cells in pixels.
  var cellPixels = TerminalCapabilities.usualCellPixels
  /// The pictures that cannot be drawn.
  private(set) var failed: Set<Picture> = []
  private var drawn: [WantedPicture: PixelGrid] = [:]
  private var order: [WantedPicture] = []
  private var asked: Set<WantedPicture> = []
  private var wanted: [WantedPicture] = []
  private var numbers: [WantedPicture: UInt32] = [:]
  private var nextNumber: UInt32 = 1
  private var transfers = ""
  /// The pixels of Sixel pictures, by number.
  private(set) var sixels: [UInt32: PixelGrid] = [:]

  /// The main colors of pictures that are shown as a character.
  private var mainColors: [Picture: CellColor] = [:]

  /// The size of a picture of which only the main color is used: less than any that is drawn.
  private static let character = CellSize(width: 1, height: 1)

  /// Returns the color that most of a picture has, for a character that represents it; nil until it is known, or if it cannot be drawn.
  func mainColor(of source: Picture) -> CellColor? {
    if let color = mainColors[source] { return color }
    guard way > .text, !failed.contains(source) else { return nil }
    _ = pixels(
      of: WantedPicture(source: source, size: Self.character, pixels: CellSize(width: 24, height: 24)))
    return nil
  }

  /// The maximum number of pictures: several screenfuls.
  static let most = 200

  /// Returns the request for a picture at a size in cells.
  func wanted(_ source: Picture, size: CellSize) -> WantedPicture {
    let cell = way > .halfBlocks ? cellPixels : CellSize(width: 1, height: 2)
    return WantedPicture(
      source: source, size: size,
      pixels: CellSize(width: size.width * cell.width, height: size.height * cell.height))
  }

  /// Returns the pixels if they were drawn; otherwise requests them and returns nil.
  func pixels(of picture: WantedPicture) -> PixelGrid? {
    if let pixels = drawn[picture] { return pixels }
    if asked.insert(picture).inserted { wanted.append(picture) }
    return nil
  }

  /// Returns the pictures requested since the last call.
  func takeWanted() -> [WantedPicture] {
    defer { wanted.removeAll() }
    return wanted
  }

  /// Stores a picture; nil if it cannot be drawn.
  func keep(_ pixels: PixelGrid?, of picture: WantedPicture) {
    asked.remove(picture)
    guard let pixels else {
      failed.insert(picture.source)
      return
    }
    if picture.size == Self.character {
      if let color = pixels.mainColor {
        mainColors[picture.source] = color
      } else {
        failed.insert(picture.source)
      }
      return
    }
    if drawn.updateValue(pixels, forKey: picture) == nil { order.append(picture) }
    if way > .halfBlocks {
      let number = nextNumber
      nextNumber = nextNumber % 0xFF_FFFF + 1
      numbers[picture] = number
      if way == .kitty {
        transfers += KittyPicture.upload(number, pixels, size: picture.size)
      } else {
        sixels[number] = pixels
      }
    }
    if order.count > Self.most { forget(order.removeFirst()) }
  }

  private func forget(_ picture: WantedPicture) {
    drawn[picture] = nil
    guard let number = numbers.removeValue(forKey: picture) else { return }
    if sixels.removeValue(forKey: number) == nil { transfers += KittyPicture.removal(of: number) }
  }

  /// Returns the number of a picture that the terminal draws.
  func number(of picture: WantedPicture) -> UInt32? { numbers[picture] }

  /// Returns the sequences about pictures to send to the terminal before the next frame.
  func takeTransfers() -> String {
    defer { transfers = "" }
    return transfers
  }

  /// Returns the sequence that deletes all pictures from the terminal.
  func removeAll() -> String {
    numbers.values.filter { sixels[$0] == nil }.map(KittyPicture.removal).joined()
  }
}
