internal import BinderyTerminal
internal import BinderyPictures
internal import BinderyViews
internal import Foundation

/// Rasterizes pictures for a terminal: the apps' drawings, and uploaded photos.
enum TerminalPictures {
  /// Returns the pixels of a picture; nil for any other address, or if GraphicsMagick is missing or cannot read the
  /// picture. A drawing that it cannot read, as where a font is missing, is tried again without its letters.
  static func pixels(of picture: WantedPicture) async -> PixelGrid? {
    guard let (file, format) = file(of: picture.source) else { return nil }
    if let grid = await pixels(of: picture, in: file, format) { return grid }
    guard case .drawing = picture.source, let drawing = try? String(contentsOfFile: file, encoding: .utf8)
    else {
      return nil
    }
    let rest = withoutLetters(drawing)
    let copy = FileManager.default.temporaryDirectory.appending(
      path: "bindery-drawing-\(UUID().uuidString).svg")
    guard rest != drawing, (try? Data(rest.utf8).write(to: copy)) != nil else { return nil }
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
