internal import BinderyANSI
internal import BinderyPictures
internal import BinderyViews

/// Rasterizes pictures for a terminal: the apps' drawings, and uploaded photos.
enum TerminalPictures {
  /// Returns the pixels of a picture; nil for any other address, or if GraphicsMagick is missing or cannot read the
  /// picture.
  static func pixels(of picture: WantedPicture) async -> PixelGrid? {
    guard let (file, format) = file(of: picture.source) else { return nil }
    let (width, height) = (picture.pixels.width, picture.pixels.height)
    let pixels = try? await GraphicsMagick.installed?.pixels(
      of: file, format: format, width: width, height: height)
    return pixels.flatMap { PixelGrid(width: width, height: height, rgba: $0) }
  }

  private static func file(of picture: Picture) -> (path: String, format: String)? {
    switch picture {
    case .drawing(let name, let catalog):
      name.contains("/") ? nil : ("\(catalog.folder)/\(name).svg", "svg")
    case .stored(let name, let folder):
      StoredPictureFolder.mediaType(of: name).map { type in
        ("\(folder.folder)/\(name)", String(type.dropFirst("image/".count)))
      }
    case .remote: nil
    }
  }
}
