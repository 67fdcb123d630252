/// The properties of a picture file, read without decoding pixels.
struct PictureContents: Hashable, Sendable {
  let format: PictureFormat
  /// The width and height in the header, before ``orientation`` is applied.
  let width: Int
  let height: Int
  /// The EXIF orientation, from 1 (upright) to 8.
  var orientation = 1
  /// Whether the picture is animated.
  var isAnimated = false
  /// The file without EXIF (camera, location, time), XMP, texts, comments and trailing bytes. The orientation, the
  /// color profile and the animation are preserved.
  let bytes: [UInt8]
}

extension PictureContents {
  /// Parses a file.
  ///
  /// - Throws: ``PictureError`` for a file that is not a picture, truncated or inconsistent.
  init(_ bytes: [UInt8]) throws(PictureError) {
    guard let format = PictureFormat(startOf: bytes) else { throw .notAPicture }
    self =
      switch format {
      case .jpeg: try JPEGPicture.read(bytes)
      case .png: try PNGPicture.read(bytes)
      case .webp: try WebPPicture.read(bytes)
      case .gif: try GIFPicture.read(bytes)
      }
    guard width > 0, height > 0 else { throw .damaged(format, reason: "it measures nothing") }
  }
}
