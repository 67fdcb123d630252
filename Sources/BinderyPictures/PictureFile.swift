/// A picture file of an app or of a person, read without decoding pixels.
package struct PictureFile: Sendable, Hashable {
  /// The format, from the content.
  package let format: PictureFormat
  /// The width of the upright picture in pixels.
  package let width: Int
  /// The height of the upright picture in pixels.
  package let height: Int
  /// The file without camera, location, time, texts and comments.
  package let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Throws: ``PictureError`` for a file that is damaged, is not a picture, or exceeds a limit.
  package init(_ bytes: [UInt8], limits: PictureLimits = PictureLimits()) throws(PictureError) {
    let contents = try PictureContents(bytes, limits: limits)
    // From 5 on, the first row is at the left or right edge of the upright picture (EXIF 2.32 §4.6.4).
    let isTurned = contents.orientation > 4
    format = contents.format
    width = isTurned ? contents.height : contents.width
    height = isTurned ? contents.width : contents.height
    self.bytes = contents.bytes
  }
}

extension PictureContents {
  /// Parses a file within limits.
  ///
  /// - Throws: ``PictureError`` for a file that is damaged, is not a picture, or exceeds a limit.
  init(_ bytes: [UInt8], limits: PictureLimits) throws(PictureError) {
    guard bytes.count <= limits.maximumBytes else {
      throw .tooManyBytes(count: bytes.count, limit: limits.maximumBytes)
    }
    try self.init(bytes)
    guard width <= limits.maximumPixels / height else {
      throw .tooManyPixels(width: width, height: height, limit: limits.maximumPixels)
    }
  }
}

extension PictureFile {
  /// Returns the width and height of a drawing in SVG, from its attributes or from its view box; nil if it has neither in plain numbers.
  package static func size(ofDrawing drawing: [UInt8]) -> (width: Double, height: Double)? {
    guard let root = DrawingScanner.tags(in: drawing)?.first(where: { $0.name == "svg" }) else { return nil }
    let box = (root["viewBox"] ?? "").split { ", \t\n".contains($0) }.map(String.init)
    let pairs = [
      (root["width"], root["height"]), (box.dropFirst(2).first, box.dropFirst(3).first),
    ]
    for (width, height) in pairs {
      if let width = width.flatMap(length), let height = height.flatMap(length) { return (width, height) }
    }
    return nil
  }

  /// Returns a length in pixels, such as `24` or `24px`.
  private static func length(_ text: String) -> Double? {
    let number = Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
    return number.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
}
