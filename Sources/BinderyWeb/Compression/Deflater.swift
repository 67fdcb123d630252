internal import CZlib
internal import NIOCore

/// Compresses whole messages without context takeover, so that one deflater serves all sockets of an event loop.
///
/// zlib keeps a pointer to its stream inside the stream, so the stream needs a fixed address.
final class Deflater {
  /// The framing of the compressed bytes.
  enum Format {
    /// Bare blocks that end at a byte, without the empty block `00 00 FF FF`, as RFC 7692 §7.2.1 defines a message.
    case message
    /// A gzip file (RFC 1952), for `Content-Encoding: gzip`.
    case gzip

    fileprivate var windowBits: Int32 { self == .gzip ? 15 + 16 : -15 }
    fileprivate var flush: Int32 { self == .gzip ? Z_FINISH : Z_SYNC_FLUSH }
  }

  /// The end of a flushed deflate stream, which a message omits.
  static let tail: [UInt8] = [0x00, 0x00, 0xFF, 0xFF]

  private let format: Format
  private let stream: UnsafeMutablePointer<z_stream>

  /// Creates a compressor.
  ///
  /// - Parameters:
  ///   - format: The framing of the compressed bytes.
  ///   - level: 1 (fast) to 9 (small).
  init(_ format: Format, level: Int32 = 6) {
    self.format = format
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let status = deflateInit2_(
      stream, level, Z_DEFLATED, format.windowBits, 8, Z_DEFAULT_STRATEGY,
      ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(
      status == Z_OK, "zlib could not start (\(status)): no memory, or another version than built against")
  }

  deinit {
    deflateEnd(stream)
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  /// Compresses a message. O(*n*) in its bytes.
  func compress(_ message: ByteBuffer) -> ByteBuffer {
    deflateReset(stream)
    var output = ByteBuffer()
    output.reserveCapacity(Int(deflateBound(stream, UInt(message.readableBytes))) + 16)
    message.withUnsafeReadableBytes { input in
      // zlib only reads through this pointer, although its type is mutable.
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
      stream.pointee.avail_in = UInt32(input.count)
      repeat {
        output.writeWithUnsafeMutableBytes(minimumWritableBytes: 64) { room in
          stream.pointee.next_out = room.bindMemory(to: UInt8.self).baseAddress
          stream.pointee.avail_out = UInt32(room.count)
          _ = deflate(stream, format.flush)
          return room.count - Int(stream.pointee.avail_out)
        }
      } while stream.pointee.avail_out == 0
    }
    if format == .message { output.moveWriterIndex(to: output.writerIndex - Self.tail.count) }
    return output
  }
}
