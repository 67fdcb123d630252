public import BinderyViews

/// The picture of an image.
public typealias PictureSource = Picture

/// A picture that a screen wants to draw, at a size.
public struct WantedPicture: Hashable, Sendable {
  /// What it shows.
  public let source: PictureSource
  /// The cells that it takes.
  public let size: CellSize
  /// The pixels that it takes: one above another in each cell of half blocks, more where the terminal has a protocol for pictures.
  public let pixels: CellSize

  /// Names a picture.
  init(source: PictureSource, size: CellSize, by way: TerminalCapabilities.PictureProtocol) {
    self.source = source
    self.size = size
    let cell = way == .kitty ? KittyPicture.cell : CellSize(width: 1, height: 2)
    pixels = CellSize(width: size.width * cell.width, height: size.height * cell.height)
  }
}
