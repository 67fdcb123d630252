internal import BinderyTerminal
internal import BinderyPictures
internal import BinderyViewModels
internal import BinderyViews
internal import Foundation

/// Rasterizes pictures for a terminal: the apps' drawings, uploaded photos, and pictures in memory.
enum TerminalPictures {
  /// Returns the pixels of a picture; nil for any other address, or if GraphicsMagick is missing or cannot read the
  /// picture. A drawing that it cannot read, as where a font is missing, is tried again without its letters.
  ///
  /// - Parameter files: Keeps uploaded photos.
  static func pixels(of picture: WantedPicture, files: (any FileStore)? = nil) async -> PixelGrid? {
    switch picture.source {
    case .remote: return nil
    case .drawing(let name, let catalog):
      guard !name.contains("/") else { return nil }
      let file = "\(catalog.folder)/\(name).svg"
      if let grid = await pixels(of: picture, in: file, "svg") { return grid }
      guard let drawing = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
      let rest = withoutLetters(drawing)
      return rest == drawing ? nil : await pixels(of: picture, copying: Data(rest.utf8), "svg")
    case .stored(let name, let folder):
      guard let type = StoredPictureFolder.mediaType(of: name),
        let bytes = try? await files?.file(name, in: folder.name)?.bytes
      else { return nil }
      return await pixels(of: picture, copying: Data(bytes), String(type.dropFirst("image/".count)))
    case .data(let data):
      return await pixels(of: picture, copying: Data(data.bytes), data.format)
    }
  }

  private static func pixels(
    of picture: WantedPicture, copying bytes: Data, _ format: String
  ) async -> PixelGrid? {
    let copy = FileManager.default.temporaryDirectory.appending(
      path: "bindery-picture-\(UUID().uuidString).\(format)")
    guard (try? bytes.write(to: copy)) != nil else { return nil }
    defer { try? FileManager.default.removeItem(at: copy) }
    return await pixels(of: picture, in: copy.path, format)
  }

  private static func pixels(of picture: WantedPicture, in file: String, _ format: String) async -> PixelGrid?
  {
    let (width, height) = (picture.pixels.width, picture.pixels.height)
    let pixels = try? await GraphicsMagick.installed?.pixels(
      of: file, format: format, width: width, height: height)
    return pixels.flatMap { PixelGrid(width: width, height: height, rgba: $0) }
  }

  /// Returns a drawing in SVG without its `text` elements.
  static func withoutLetters(_ drawing: String) -> String {
    drawing.replacing(/<text\b[^>]*\/>|<text\b.*?<\/text>/.dotMatchesNewlines(), with: "")
  }
}
