/// Scales pictures down. Decoding untrusted files is dangerous, so implementations do it in a separate process with
/// limits.
public protocol PictureProcessing: Sendable {
  /// Returns an upright picture of the same format, with no side longer than `longestSide`. Smaller ones keep their
  /// size.
  ///
  /// - Parameters:
  ///   - picture: the whole file; its structure has been validated.
  ///   - format: its format.
  ///   - longestSide: the maximum length of a side in pixels.
  /// - Throws: ``PictureError/unprocessable(reason:)`` when it cannot be decoded; `CancellationError` soon after its task
  ///   is cancelled.
  func resized(_ picture: [UInt8], format: PictureFormat, longestSide: Int) async throws -> [UInt8]
}
