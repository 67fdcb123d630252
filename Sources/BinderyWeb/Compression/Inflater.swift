internal import CZlib
internal import NIOCore

/// Decompresses whole messages, up to a given size.
final class Inflater {
  /// The reason why a message could not be decompressed.
  enum Failure: Error, Equatable {
    /// Not a deflate stream.
    case invalidData
    /// The decompressed message is larger than `limit` bytes.
    case tooLarge(limit: Int)
  }

  private let stream: UnsafeMutablePointer<z_stream>

  /// Creates an inflater for bare deflate blocks, as in RFC 7692.
  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let status = inflateInit2_(stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(
      status == Z_OK, "zlib could not start (\(status)): no memory, or another version than built against")
  }

  deinit {
    inflateEnd(stream)
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  /// Decompresses a message. O(decompressed bytes), of which it produces at most `limit` + 1.
  ///
  /// - Parameters:
  ///   - message: The compressed message. The final empty block of RFC 7692 §7.2.2 is added here.
  ///   - limit: The maximum size of the decompressed message in bytes.
  func decompress(_ message: ByteBuffer, limit: Int) throws(Failure) -> ByteBuffer {
    inflateReset(stream)
    var input = message
    input.writeBytes(Deflater.tail)
    var output = ByteBuffer()
    let failure: Failure? = input.withUnsafeReadableBytes { input in
      // zlib only reads through this pointer, although its type is mutable.
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
      stream.pointee.avail_in = UInt32(input.count)
      return inflateAll(into: &output, limit: limit)
    }
    if let failure { throw failure }
    return output
  }

  private func inflateAll(into output: inout ByteBuffer, limit: Int) -> Failure? {
    while true {
      // One byte more than the limit distinguishes a message of exactly the limit from a larger one.
      let room = min(limit - output.readableBytes + 1, 64 * 1024)
      var status = Z_OK
      output.writeWithUnsafeMutableBytes(minimumWritableBytes: room) { bytes in
        stream.pointee.next_out = bytes.bindMemory(to: UInt8.self).baseAddress
        stream.pointee.avail_out = UInt32(room)
        status = inflate(stream, Z_SYNC_FLUSH)
        return room - Int(stream.pointee.avail_out)
      }
      if output.readableBytes > limit { return .tooLarge(limit: limit) }
      switch status {
      case Z_STREAM_END:
        // A sender may end its stream inside a message (RFC 7692 §7.2.3.5) and start another.
        if stream.pointee.avail_in == 0 { return nil }
        inflateReset(stream)
      case Z_OK where stream.pointee.avail_in == 0 && stream.pointee.avail_out > 0: return nil
      case Z_OK: continue
      case Z_BUF_ERROR where stream.pointee.avail_in == 0: return nil
      default: return .invalidData
      }
    }
  }
}
