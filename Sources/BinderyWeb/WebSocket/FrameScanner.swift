internal import NIOCore

/// Follows the frames in the bytes of a peer (RFC 6455 §5.2) without storing them: how long is the message that has begun, and are
/// lengths written in the shortest form?
///
///     0x81 0xFE len len mask mask mask mask payload …
struct FrameScanner {
  /// The number of messages that were complete.
  private(set) var messages = 0
  /// The bytes of complete fragments of a message that is not complete.
  private var fragments = 0
  /// The bytes of the present frame so far.
  private var frame = 0

  private var head = Head()
  /// The payload that has not arrived.
  private var rest: UInt64 = 0

  private struct Head {
    var count = 0
    /// The size of the head, once its second byte is known.
    var size = 2
    var lengthBytes = 0
    var length: UInt64 = 0
    var isFinal = false
    var isControl = false

    var isComplete: Bool { count == size }

    mutating func add(_ byte: UInt8) throws(WebSocketViolation) {
      defer { count += 1 }
      switch count {
      case 0:
        isFinal = byte & 0x80 != 0
        isControl = byte & 0x08 != 0
      case 1:
        length = UInt64(byte & 0x7F)
        if length >= 126 {
          lengthBytes = length == 126 ? 2 : 8
          length = 0
        }
        size = 2 + lengthBytes + (byte & 0x80 == 0 ? 0 : 4)
      case 2..<(2 + lengthBytes):
        length = length << 8 | UInt64(byte)
        let isShort = length < (lengthBytes == 2 ? 126 : 65_536)
        if count == 1 + lengthBytes, isShort { throw .longLength }
      default: break
      }
    }
  }

  /// The number of bytes of the message or frame that has begun, which have to be stored until it is complete.
  var unfinishedBytes: Int { fragments + frame }

  /// Follows bytes of the peer. O(frames).
  ///
  /// - Parameter complete: The number of these bytes that end a frame, also if the rest is refused.
  mutating func scan(_ bytes: ByteBufferView, complete: inout Int) throws(WebSocketViolation) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if rest > 0 {
        let part = min(rest, UInt64(bytes.endIndex - index))
        rest -= part
        frame += Int(part)
        index += Int(part)
      } else {
        try head.add(bytes[index])
        frame += 1
        index += 1
        guard head.isComplete else { continue }
        rest = head.length
      }
      if rest == 0 {
        endFrame()
        complete = index - bytes.startIndex
      }
    }
  }

  private mutating func endFrame() {
    defer {
      frame = 0
      head = Head()
    }
    // Control frames may be inside a message.
    if head.isControl { return }
    if head.isFinal {
      messages += 1
      fragments = 0
    } else {
      fragments += Int(clamping: head.length)
    }
  }
}
