internal import BinderyViews
internal import Foundation

/// Combines the files of an image set into one SVG file, in which the browser chooses between light and dark.
///
///     <svg viewBox="0 0 64 64"> <style>@media (prefers-color-scheme:dark)…</style> <image class="l" href="data:…"/> <image class="d" …/> </svg>
enum AssetDrawing {
  /// Returns the file for an image set; nil if one of its files cannot be read or is larger than a limit.
  static func svg(of images: AssetCatalog.ImageSet, maximumBytes: Int) -> [UInt8]? {
    guard let light = Part(images.light, maximumBytes: maximumBytes) else { return nil }
    guard let file = images.dark else {
      return light.isSVG ? light.bytes : Array(wrapped(light.image(class: nil), size: light.size).utf8)
    }
    guard let dark = Part(file, maximumBytes: maximumBytes) else { return nil }
    let style =
      "<style>.d{display:none}@media (prefers-color-scheme:dark){.l{display:none}.d{display:inline}}</style>"
    let content = style + light.image(class: "l") + dark.image(class: "d")
    return Array(wrapped(content, size: light.size).utf8)
  }

  private static func wrapped(_ content: String, size: PixelSize) -> String {
    let (width, height) = (size.width, size.height)
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">\(content)</svg>"
  }

  /// One file of a set.
  private struct Part {
    let bytes: [UInt8]
    let isSVG: Bool
    /// The size in points. A drawing has the size of the picture.
    let size: PixelSize
    private let mediaType: String

    init?(_ file: AssetCatalog.ImageSet.File, maximumBytes: Int) {
      guard let data = try? Data(contentsOf: file.url), data.count <= maximumBytes else { return nil }
      bytes = Array(data)
      isSVG = file.url.pathExtension.lowercased() == "svg"
      if isSVG {
        mediaType = "image/svg+xml"
        size = PixelSize(svg: bytes) ?? PixelSize(width: 100, height: 100)
      } else {
        guard let pixels = PixelSize(png: bytes) ?? PixelSize(jpeg: bytes) else { return nil }
        mediaType = bytes.first == 0x89 ? "image/png" : "image/jpeg"
        size = PixelSize(width: pixels.width / Double(file.scale), height: pixels.height / Double(file.scale))
      }
    }

    func image(class name: String?) -> String {
      let styled = name.map { " class=\"\($0)\"" } ?? ""
      return
        "<image\(styled) width=\"100%\" height=\"100%\" href=\"data:\(mediaType);base64,\(Data(bytes).base64EncodedString())\"/>"
    }
  }
}
