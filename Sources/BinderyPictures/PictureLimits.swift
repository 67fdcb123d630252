/// The limits for accepted and stored pictures.
public struct PictureLimits: Sendable, Hashable {
  /// The maximum size of an uploaded picture in bytes.
  public var maximumBytes = 10_000_000
  /// The maximum number of pixels (width times height) of an uploaded picture, read from its header before anything is
  /// decoded.
  public var maximumPixels = 50_000_000
  /// The maximum length of a stored picture's sides in pixels.
  public var longestSide = 1024

  /// Creates the default limits: 10 MB and 50 million pixels, stored with at most 1024 pixels on the longer side.
  public init() {}
}
