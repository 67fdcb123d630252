/// The pictures of a screen: those that its owner has drawn, and those that it should draw.
final class PictureLibrary {
  /// How the terminal shows pictures that the owner draws.
  var way = TerminalCapabilities.PictureProtocol.text
  /// What cannot be drawn.
  private(set) var failed: Set<PictureSource> = []
  private var drawn: [WantedPicture: PixelGrid] = [:]
  private var order: [WantedPicture] = []
  private var asked: Set<WantedPicture> = []
  private var wanted: [WantedPicture] = []
  private var numbers: [WantedPicture: UInt32] = [:]
  private var nextNumber: UInt32 = 1
  private var transfers = ""

  /// So many are kept: several screenfuls.
  static let most = 200

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
    if way == .kitty {
      let number = nextNumber
      nextNumber = nextNumber % 0xFF_FFFF + 1
      numbers[picture] = number
      transfers += KittyPicture.upload(number, pixels, size: picture.size)
    }
    if order.count > Self.most { forget(order.removeFirst()) }
  }

  private func forget(_ picture: WantedPicture) {
    drawn[picture] = nil
    if let number = numbers.removeValue(forKey: picture) { transfers += KittyPicture.removal(of: number) }
  }

  /// The number under which the terminal has a picture.
  func number(of picture: WantedPicture) -> UInt32? { numbers[picture] }

  /// What to send to the terminal about pictures before the next frame.
  func takeTransfers() -> String {
    defer { transfers = "" }
    return transfers
  }

  /// Has the terminal forget all pictures.
  func removeAll() -> String { numbers.values.map(KittyPicture.removal).joined() }
}
