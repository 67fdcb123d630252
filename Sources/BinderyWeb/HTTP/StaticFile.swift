internal import CZlib
internal import NIOCore

/// A file in memory, ready to be served: plain and, where that is smaller, packed.
struct StaticFile: Hashable, Sendable {
  let contentType: String
  let bytes: ByteBuffer
  /// The gzip form.
  let packed: ByteBuffer?
  /// Names this version of the file.
  let entityTag: String
  /// How long browsers may keep it.
  let cacheControl: String

  /// Prepares a file.
  ///
  /// - Parameter isImmutable: whether its address changes whenever its content does, so that browsers need never ask
  ///   again. Others are asked for again after an hour.
  init(_ bytes: [UInt8], contentType: String, isImmutable: Bool) {
    let buffer = ByteBuffer(bytes: bytes)
    self.bytes = buffer
    self.contentType = contentType
    packed = ContentCoding.packed(buffer, contentType: contentType, level: 9)
    // A weak tag, for both forms are the same file. It tells versions apart and guards nothing.
    let checksum = crc32(0, bytes, UInt32(bytes.count))
    entityTag = "W/\"\(String(checksum, radix: 36))-\(String(bytes.count, radix: 36))\""
    cacheControl = isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=3600"
  }
}
