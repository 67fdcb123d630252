internal import NIOCore
internal import NIOEmbedded
internal import NIOWebSocket

/// Reads the bytes as those of a WebSocket, as a whole and in two pieces: both must lead to the same messages and the same replies.
/// The first byte chooses whether compression was negotiated.
@MainActor
enum SocketTarget {
  private static let options: SocketOptions = {
    var options = SocketOptions()
    options.maximumMessageSize = 1024
    // The rate of frames must not depend on the time that the check takes.
    options.now = { [now = ContinuousClock.now] in now }
    return options
  }()

  static func check(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let frames = bytes.dropFirst()
    let half = frames.count / 2
    let whole = Transcript(of: [frames], isCompressionAgreed: first & 1 == 1)
    let parts = Transcript(
      of: [frames.prefix(half), frames.dropFirst(half)], isCompressionAgreed: first & 1 == 1)
    precondition(whole == parts, "The messages depend on how the bytes arrive.")
    for message in whole.messages { precondition(size(of: message) <= options.maximumMessageSize) }
    for frame in whole.replies {
      precondition(frame.maskKey == nil && frame.fin, "A server sends complete frames without a mask.")
      precondition(frame.length <= 125, "A reply to a frame is a control frame.")
    }
  }

  private static func size(of message: SocketMessage) -> Int {
    switch message {
    case .text(let text): text.utf8.count
    case .binary(let data), .ping(let data), .pong(let data): data.readableBytes
    case .close(_, let reason): reason.utf8.count
    }
  }

  /// The messages and replies of a socket that receives reads of bytes.
  private struct Transcript: Equatable {
    let messages: [SocketMessage]
    private(set) var replies: [WebSocketFrame] = []

    @MainActor
    init(of reads: [ArraySlice<UInt8>], isCompressionAgreed: Bool) {
      let receiver = Recorder()
      let compression = isCompressionAgreed ? SocketTarget.compression : nil
      let channel = EmbeddedChannel()
      do {
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        try channel.pipeline.syncOperations.addHandlers(
          FrameGuard(options: options, address: .unknown),
          ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: options.maximumMessageSize)),
          WebSocketHandler(
            receiver: receiver, options: options, compression: compression.map { one in { one } }))
        for read in reads where channel.isActive { try channel.writeInbound(ByteBuffer(bytes: read)) }
        while let reply = try channel.readOutbound(as: WebSocketFrame.self) { replies.append(reply) }
      } catch {
        // The decoder reports violations to the handler, which replies.
      }
      // The decoder fails if the connection ends inside a frame.
      _ = try? channel.finish(acceptAlreadyClosed: true)
      messages = receiver.messages
    }
  }

  private static let compression = MessageCompression()

  private final class Recorder: SocketReceiver {
    private(set) var messages: [SocketMessage] = []

    func opened(_ socket: Socket) {}
    func received(_ message: SocketMessage) { messages.append(message) }
    func closed() {}
  }
}
