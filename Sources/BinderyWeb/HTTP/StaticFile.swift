internal import CZlib
internal import NIOCore

/// A file in memory, ready to be served: uncompressed and, if smaller, compressed.
struct StaticFile: Hashable, Sendable {
  let contentType: String
  let bytes: ByteBuffer
  /// Its gzip form.
  let compressed: ByteBuffer?
  /// Identifies this version of the file.
  let entityTag: String
  /// The value of `Cache-Control`.
  let cacheControl: String

  /// Creates a file.
  ///
  /// - Parameter isImmutable: Whether its address changes with its content, so that browsers can cache it forever. Other
  ///   files are cached for an hour.
  init(_ bytes: [UInt8], contentType: String, isImmutable: Bool) {
    let buffer = ByteBuffer(bytes: bytes)
    self.bytes = buffer
    self.contentType = contentType
    compressed = ContentCoding.compressed(buffer, contentType: contentType, level: 9)
    // The tag is weak, since both forms share it. A checksum is enough to distinguish versions.
    let checksum = crc32(0, bytes, UInt32(bytes.count))
    entityTag = "W/\"\(String(checksum, radix: 36))-\(String(bytes.count, radix: 36))\""
    cacheControl = isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=3600"
  }
}
