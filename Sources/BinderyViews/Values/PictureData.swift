/// A picture in the memory of the program, such as a photo that a person has just chosen.
///
/// Hosts send it as a part of the page, for each image that shows it. Pictures that many pages show are in a ``StoredPictureFolder``.
public struct PictureData: Sendable, Hashable {
  /// The format: `jpeg`, `png`, `webp` or `gif`.
  package let format: String
  /// The file.
  public let bytes: [UInt8]
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double

  /// Creates a picture of a file whose structure has been validated.
  package init(format: String, bytes: [UInt8], width: Double, height: Double) {
    self.format = format
    self.bytes = bytes
    self.width = width
    self.height = height
  }

  /// The media type, such as `image/png`.
  public var mediaType: String { "image/\(format)" }

  /// Hashes the length and the end, because a file can have megabytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    hasher.combine(bytes.suffix(64))
  }
}
