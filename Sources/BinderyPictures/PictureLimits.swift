/// What is taken as a picture, and how large it is kept.
public struct PictureLimits: Sendable, Hashable {
  /// The most bytes that a picture may have as it is sent.
  public var maximumBytes = 10_000_000
  /// The most pixels (width times height) that a picture may have as it is sent. Its header is asked, before anything
  /// is decoded.
  public var maximumPixels = 50_000_000
  /// The longest side in pixels as it is kept.
  public var longestSide = 1024

  /// 10 MB, 50 million pixels, kept with at most 1024 pixels on the longer side.
  public init() {}
}
