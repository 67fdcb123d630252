/// Scales pictures down. Decoding untrusted files is dangerous, so implementations do it in a separate process with
/// limits.
public protocol PictureProcessing: Sendable {
  /// Returns an upright picture of the same format, with no side longer than `longestSide`. Smaller pictures are not
  /// enlarged.
  ///
  /// - Parameters:
  ///   - picture: The whole file; its structure has been validated.
  ///   - format: The format of the file.
  ///   - longestSide: The maximum length of a side in pixels.
  /// - Throws: ``PictureError/unprocessable(reason:)`` if it cannot be decoded; `CancellationError` soon after its task
  ///   is canceled.
  func resized(_ picture: [UInt8], format: PictureFormat, longestSide: Int) async throws -> [UInt8]
}
