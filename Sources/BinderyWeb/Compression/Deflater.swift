internal import CZlib
internal import NIOCore

/// Compresses whole messages, each on its own: nothing of one message is remembered for the next, so that one
/// deflater serves all sockets of an event loop.
///
/// zlib keeps a pointer to its stream inside the stream, therefore the stream lives in memory of its own.
final class Deflater {
  /// How the compressed bytes are framed.
  enum Format {
    /// Bare blocks that end at a byte, without the empty block `00 00 FF FF`, as RFC 7692 §7.2.1 wants a message.
    case message
    /// A gzip file (RFC 1952), as `Content-Encoding: gzip` wants it.
    case gzip

    fileprivate var windowBits: Int32 { self == .gzip ? 15 + 16 : -15 }
    fileprivate var flush: Int32 { self == .gzip ? Z_FINISH : Z_SYNC_FLUSH }
  }

  /// What a synced deflate stream ends with, and a message leaves out.
  static let tail: [UInt8] = [0x00, 0x00, 0xFF, 0xFF]

  private let format: Format
  private let stream: UnsafeMutablePointer<z_stream>

  /// Prepares a compressor.
  ///
  /// - Parameters:
  ///   - format: how the compressed bytes are framed.
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

  /// The compressed form of a message. O(bytes).
  func compress(_ message: ByteBuffer) -> ByteBuffer {
    deflateReset(stream)
    var output = ByteBuffer()
    output.reserveCapacity(Int(deflateBound(stream, UInt(message.readableBytes))) + 16)
    message.withUnsafeReadableBytes { input in
      // zlib reads through this pointer and never writes, although its type says that it may.
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
