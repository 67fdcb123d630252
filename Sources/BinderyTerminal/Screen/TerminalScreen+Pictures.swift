extension TerminalScreen {
  /// Returns the pictures that became visible since the last call: draw each and call
  /// ``show(_:of:)``.
  public func takeWantedPictures() -> [WantedPicture] { boxes.context.pictures.takeWanted() }

  /// Returns the bytes to write before the next frame, which transfer its pictures to the terminal.
  public func takePictureTransfers() -> String { boxes.context.pictures.takeTransfers() }

  /// The sequence that deletes all transferred pictures from the terminal.
  public var pictureRemovals: String { boxes.context.pictures.removeAll() }

  /// Uses the terminal's protocol for pictures from now on.
  ///
  /// - Returns: whether the pictures change.
  @discardableResult
  func usePictures() -> Bool {
    let pictures = boxes.context.pictures
    guard pictures.way != options.pictures || pictures.cellPixels != options.cellPixels else { return false }
    (pictures.way, pictures.cellPixels) = (options.pictures, options.cellPixels)
    return true
  }

  /// Shows a drawn picture; nil if it cannot be drawn and its text alternative stays.
  public func show(_ pixels: PixelGrid?, of picture: WantedPicture) {
    boxes.context.pictures.keep(pixels, of: picture)
    for box in boxes.boxes.values {
      switch box {
      case let box as PictureElement where box.source == picture.source:
        guard pixels == nil else {
          damage(box)
          continue
        }
        // Rows beside it may share the width of its text alternative.
        box.invalidate()
        reflow(box)
      case let pin as AnnotationElement where pin.picture == picture.source: damage(pin)
      default: break
      }
    }
  }
}
