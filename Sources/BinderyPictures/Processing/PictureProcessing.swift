/// Makes pictures smaller. Decoding what strangers send is dangerous work: whoever does it does it in a process of its
/// own, with limits.
public protocol PictureProcessing: Sendable {
  /// A picture of the same format that is upright, and no longer on either side than `longestSide`. Smaller ones keep
  /// their size.
  ///
  /// - Parameters:
  ///   - picture: the whole file; its header and its parts have been checked.
  ///   - format: what it is.
  ///   - longestSide: in pixels.
  /// - Throws: ``PictureError/unprocessable(reason:)`` when it cannot be decoded; `CancellationError` soon after its task
  ///   is cancelled, for nobody wants the result then.
  func resized(_ picture: [UInt8], format: PictureFormat, longestSide: Int) async throws -> [UInt8]
}
