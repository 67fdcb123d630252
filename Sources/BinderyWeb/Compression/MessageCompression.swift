internal import NIOCore

/// What one event loop needs to compress and unpack the messages of all its sockets.
///
/// zlib takes about 260 KiB to compress and 40 KiB to unpack. Because no message depends on an earlier one, this
/// is needed once for each event loop and not for each socket.
final class MessageCompression {
  /// Packs what goes out. A low level: messages are small, and latency counts more than the last byte.
  let deflater = Deflater(.message, level: 4)
  /// Unpacks what comes in.
  let inflater = Inflater()
}

/// The ``MessageCompression`` of each event loop, made when its first compressed message comes by.
struct CompressionPool: Sendable {
  private let boxes: [ObjectIdentifier: NIOLoopBoundBox<MessageCompression?>]

  /// Prepares a place for each event loop of a group.
  init(group: any EventLoopGroup) {
    var boxes: [ObjectIdentifier: NIOLoopBoundBox<MessageCompression?>] = [:]
    for loop in group.makeIterator() {
      boxes[ObjectIdentifier(loop)] = .makeEmptyBox(valueType: MessageCompression.self, eventLoop: loop)
    }
    self.boxes = boxes
  }

  /// What the current event loop uses. Call it on that event loop only.
  func compression(on loop: any EventLoop) -> MessageCompression {
    guard let box = boxes[ObjectIdentifier(loop)] else { return MessageCompression() }
    if let existing = box.value { return existing }
    let made = MessageCompression()
    box.value = made
    return made
  }
}
