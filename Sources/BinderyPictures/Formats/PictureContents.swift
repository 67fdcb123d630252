/// What stands in the bytes of a picture, read without decoding a pixel.
struct PictureContents: Hashable, Sendable {
  let format: PictureFormat
  /// As the header says it, before ``orientation`` turns it.
  let width: Int
  let height: Int
  /// How the pixels are to be turned, 1 (as they are) to 8, as EXIF counts.
  var orientation = 1
  /// Whether it moves.
  var isAnimated = false
  /// The picture alone: without EXIF (camera, place, time), XMP, texts and comments, and without what stood after its
  /// end. The orientation, the colour profile and the animation are kept.
  let bytes: [UInt8]

  /// Reads a picture.
  ///
  /// - Throws: ``PictureError`` for what is none, is cut off, or contradicts itself.
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

  /// Says what a reader found.
  init(
    format: PictureFormat, width: Int, height: Int, orientation: Int = 1, isAnimated: Bool = false,
    bytes: [UInt8]
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
    self.isAnimated = isAnimated
    self.bytes = bytes
  }
}
