extension TerminalScreen {
  /// Returns the pictures that became visible since the last call: draw each and call
  /// ``show(_:of:)``.
  public func takeWantedPictures() -> [WantedPicture] { builder.pictures.takeWanted() }

  /// Returns the bytes to write before the next frame, which transfer its pictures to the terminal.
  public func takePictureTransfers() -> String { builder.pictures.takeTransfers() }

  /// The sequence that deletes all transferred pictures from the terminal.
  public var pictureRemovals: String { builder.pictures.removeAll() }

  /// Uses the terminal's protocol for pictures from now on.
  ///
  /// - Returns: whether the pictures change.
  @discardableResult
  func showPictures(as options: ScreenOptions) -> Bool {
    let pictures = builder.pictures
    guard pictures.way != options.pictures || pictures.cellPixels != options.cellPixels else { return false }
    pictures.way = options.pictures
    pictures.cellPixels = options.cellPixels
    return true
  }

  /// Shows a drawn picture; nil if it cannot be drawn and its text alternative stays.
  public func show(_ pixels: PixelGrid?, of picture: WantedPicture) {
    builder.pictures.keep(pixels, of: picture)
    for box in builder.boxes.values {
      switch box {
      case let box as PictureBox where box.source == picture.source:
        guard pixels == nil else {
          damage(box.visibleRect)
          continue
        }
        // Rows beside it may share the width of its text alternative.
        box.invalidate()
        reflow(box)
      case let pin as PinBox where pin.picture == picture.source: damage(pin.visibleRect)
      default: break
      }
    }
  }
}
