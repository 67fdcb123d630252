extension TerminalScreen {
  /// The pictures that came into sight since the last call: draw each and call ``show(_:of:)``.
  public func takeWantedPictures() -> [WantedPicture] { builder.pictures.takeWanted() }

  /// What is to be written before the next frame, so that the terminal has the pictures in it.
  public func takePictureTransfers() -> String { builder.pictures.takeTransfers() }

  /// Has the terminal forget the pictures that it was given.
  public var pictureRemovals: String { builder.pictures.removeAll() }

  /// Draws pictures as the terminal can from now on.
  ///
  /// - Returns: whether that changes them.
  @discardableResult
  func showPictures(as options: ScreenOptions) -> Bool {
    let pictures = builder.pictures
    guard pictures.way != options.pictures || pictures.cellPixels != options.cellPixels else { return false }
    pictures.way = options.pictures
    pictures.cellPixels = options.cellPixels
    return true
  }

  /// Shows a picture that was drawn; nil where it cannot be, so that its text alternative stays.
  public func show(_ pixels: PixelGrid?, of picture: WantedPicture) {
    builder.pictures.keep(pixels, of: picture)
    for case let box as PictureBox in builder.boxes.values where box.source == picture.source {
      if pixels == nil { reflow(box) } else { damage(box.visibleRect) }
    }
  }
}
