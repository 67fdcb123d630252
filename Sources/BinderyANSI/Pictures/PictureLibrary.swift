/// The pictures of a screen: those that its owner has drawn, and those that it should draw.
final class PictureLibrary {
  /// How the terminal shows pictures that the owner draws.
  var way = TerminalCapabilities.PictureProtocol.text
  /// The pixels of a cell of the terminal.
  var cellPixels = TerminalCapabilities.usualCellPixels
  /// What cannot be drawn.
  private(set) var failed: Set<PictureSource> = []
  private var drawn: [WantedPicture: PixelGrid] = [:]
  private var order: [WantedPicture] = []
  private var asked: Set<WantedPicture> = []
  private var wanted: [WantedPicture] = []
  private var numbers: [WantedPicture: UInt32] = [:]
  private var nextNumber: UInt32 = 1
  private var transfers = ""
  /// The pixels of the pictures that are drawn with Sixel, by number.
  private(set) var sixels: [UInt32: PixelGrid] = [:]

  /// So many are kept: several screenfuls.
  static let most = 200

  /// Names a picture at a size in cells.
  func wanted(_ source: PictureSource, size: CellSize) -> WantedPicture {
    let cell = way > .halfBlocks ? cellPixels : CellSize(width: 1, height: 2)
    return WantedPicture(
      source: source, size: size,
      pixels: CellSize(width: size.width * cell.width, height: size.height * cell.height))
  }

  /// The pixels, if they were drawn; else they are asked for.
  func pixels(of picture: WantedPicture) -> PixelGrid? {
    if let pixels = drawn[picture] { return pixels }
    if asked.insert(picture).inserted { wanted.append(picture) }
    return nil
  }

  /// The pictures that were asked for since the last call.
  func takeWanted() -> [WantedPicture] {
    defer { wanted.removeAll() }
    return wanted
  }

  /// Keeps a picture; nil where it cannot be drawn.
  func keep(_ pixels: PixelGrid?, of picture: WantedPicture) {
    asked.remove(picture)
    guard let pixels else {
      failed.insert(picture.source)
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

  /// The number of a picture that the terminal draws.
  func number(of picture: WantedPicture) -> UInt32? { numbers[picture] }

  /// What to send to the terminal about pictures before the next frame.
  func takeTransfers() -> String {
    defer { transfers = "" }
    return transfers
  }

  /// Has the terminal forget all pictures.
  func removeAll() -> String {
    numbers.values.filter { sixels[$0] == nil }.map(KittyPicture.removal).joined()
  }
}
