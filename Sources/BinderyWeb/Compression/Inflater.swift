internal import CZlib
internal import NIOCore

/// Unpacks compressed messages, each on its own, and never beyond a given size.
final class Inflater {
  /// Why a message could not be unpacked.
  enum Failure: Error, Equatable {
    /// It is no deflate stream.
    case invalidData
    /// It would unpack to more than this many bytes.
    case tooLarge(limit: Int)
  }

  private let stream: UnsafeMutablePointer<z_stream>

  /// Prepares an inflater for bare deflate blocks, as RFC 7692 frames a message.
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

  /// The unpacked form of a message. O(unpacked bytes), which never exceed `limit` by more than one.
  ///
  /// - Parameters:
  ///   - message: what came over the wire; the empty block that RFC 7692 §7.2.2 wants at the end is added here.
  ///   - limit: the greatest number of bytes that the message may unpack to.
  func decompress(_ message: ByteBuffer, limit: Int) throws(Failure) -> ByteBuffer {
    inflateReset(stream)
    var input = message
    input.writeBytes(Deflater.tail)
    var output = ByteBuffer()
    let failure: Failure? = input.withUnsafeReadableBytes { input in
      // zlib reads through this pointer and never writes, although its type says that it may.
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
      stream.pointee.avail_in = UInt32(input.count)
      return inflateAll(into: &output, limit: limit)
    }
    if let failure { throw failure }
    return output
  }

  private func inflateAll(into output: inout ByteBuffer, limit: Int) -> Failure? {
    while true {
      // One byte more than allowed tells a message of just the limit from one beyond it.
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
        // A sender may end its stream inside a message (RFC 7692 §7.2.3.5); what follows is a new one.
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
