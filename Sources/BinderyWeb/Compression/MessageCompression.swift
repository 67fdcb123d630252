internal import NIOCore

/// The compressor and decompressor of one event loop, shared by all its sockets.
///
/// zlib needs about 260 KiB to compress and 40 KiB to decompress. Since no message depends on an earlier one, one pair
/// per event loop is enough.
final class MessageCompression {
  /// Compresses output. The level is low: messages are small, and latency matters more than the last byte.
  let deflater = Deflater(.message, level: 4)
  /// Decompresses input.
  let inflater = Inflater()
}

/// The ``MessageCompression`` of each event loop, created on first use.
struct CompressionPool: Sendable {
  private let boxes: [ObjectIdentifier: NIOLoopBoundBox<MessageCompression?>]

  /// Creates an empty pool for the event loops of a group, and that of the main actor.
  init(group: any EventLoopGroup, mainLoop: (any EventLoop)? = nil) {
    var boxes: [ObjectIdentifier: NIOLoopBoundBox<MessageCompression?>] = [:]
    for loop in Array(group.makeIterator()) + (mainLoop.map { [$0] } ?? []) {
      boxes[ObjectIdentifier(loop)] = .makeEmptyBox(valueType: MessageCompression.self, eventLoop: loop)
    }
    self.boxes = boxes
  }

  /// Returns the compression of the current event loop. Call it on that event loop only.
  func compression(on loop: any EventLoop) -> MessageCompression {
    guard let box = boxes[ObjectIdentifier(loop)] else {
      assertionFailure("The pool has no compression for \(loop)")
      return MessageCompression()
    }
    if let existing = box.value { return existing }
    let made = MessageCompression()
    box.value = made
    return made
  }
}
