internal import NIOCore
internal import NIOPosix
internal import Synchronization

/// A WebSocket of the load client. It sends one message and measures the time until the next one arrives.
final class LoadSocket: Sendable {
  /// The threads of the client.
  static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  /// What a socket does with a message.
  typealias Receive = @Sendable (LoadSocket, String) -> Void

  let channel: any Channel
  private let handler: NIOLoopBound<LoadHandler>

  private init(_ channel: any Channel, _ handler: NIOLoopBound<LoadHandler>) {
    self.channel = channel
    self.handler = handler
  }

  /// Opens a socket and waits for the handshake.
  ///
  /// - Parameter address: The client's address, such as 127.0.0.2 for another client than the rest.
  static func open(port: Int, from address: String = "127.0.0.1") async throws -> LoadSocket {
    let opened = group.next().makePromise(of: Void.self)
    let socket = try await ClientBootstrap(group: group)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .bind(to: SocketAddress(ipAddress: address, port: 0))
      .connect(host: "127.0.0.1", port: port)
      .flatMapThrowing { channel in
        let handler = LoadHandler(opened)
        try channel.pipeline.syncOperations.addHandler(handler)
        return LoadSocket(channel, NIOLoopBound(handler, eventLoop: channel.eventLoop))
      }.get()
    let handshake =
      "GET /bindery/socket HTTP/1.1\r\nHost: localhost:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\(HTTPClient.cookie)\r\n\r\n"
    socket.channel.writeAndFlush(ByteBuffer(string: handshake), promise: nil)
    try await opened.futureResult.get()
    return socket
  }

  /// Sets what happens with messages.
  func onMessage(_ receive: @escaping Receive) async throws {
    try await channel.eventLoop.submit { [handler] in
      handler.value.receive = { receive(self, $0) }
    }.get()
  }

  /// Sends a text.
  func send(_ text: String) {
    channel.writeAndFlush(Self.frame(text, channel.allocator), promise: nil)
  }

  /// The bytes of all messages received, with the headers of their frames.
  func receivedBytes() async throws -> Int {
    try await channel.eventLoop.submit { [handler] in handler.value.bytes }.get()
  }

  func close() { channel.close(promise: nil) }

  /// A text frame whose mask is zero, which leaves the payload as it is.
  private static func frame(_ text: String, _ allocator: ByteBufferAllocator) -> ByteBuffer {
    let count = text.utf8.count
    var buffer = allocator.buffer(capacity: count + 14)
    buffer.writeInteger(UInt8(0x81))
    if count < 126 {
      buffer.writeInteger(UInt8(0x80) | UInt8(count))
    } else {
      buffer.writeInteger(UInt8(0x80 | 126))
      buffer.writeInteger(UInt16(clamping: count))
    }
    buffer.writeInteger(UInt32(0))
    buffer.writeString(text)
    return buffer
  }
}

/// Reads the answer to the handshake, then unmasked frames.
final class LoadHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  var receive: (String) -> Void = { _ in }
  var bytes = 0
  private var buffer = ByteBuffer()
  private var opened: EventLoopPromise<Void>?

  init(_ opened: EventLoopPromise<Void>) { self.opened = opened }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    buffer.writeImmutableBuffer(unwrapInboundIn(data))
    if let opened {
      let view = buffer.readableBytesView
      guard let end = view.indices.first(where: { view[$0...].starts(with: [13, 10, 13, 10]) }) else {
        return
      }
      buffer.moveReaderIndex(to: end + 4)
      self.opened = nil
      opened.succeed()
    }
    while let (opcode, payload) = takeFrame() {
      switch opcode {
      case 1: receive(payload)
      // A closed socket answers with an empty message.
      case 8: receive("")
      case 9: pong(context)
      default: break
      }
    }
    buffer.discardReadBytes()
  }

  func channelInactive(context: ChannelHandlerContext) {
    opened?.fail(BenchError(description: "The server refused a socket."))
    opened = nil
  }

  private func pong(_ context: ChannelHandlerContext) {
    var pong = ByteBuffer()
    pong.writeBytes([0x8A, 0x80, 0, 0, 0, 0])
    context.writeAndFlush(NIOAny(pong), promise: nil)
  }

  private func takeFrame() -> (UInt8, String)? {
    let start = buffer.readerIndex
    guard let first: UInt8 = buffer.getInteger(at: start),
      let second: UInt8 = buffer.getInteger(at: start + 1)
    else { return nil }
    var header = 2
    var length = Int(second & 0x7F)
    if length == 126 {
      guard let long: UInt16 = buffer.getInteger(at: start + 2) else { return nil }
      (header, length) = (4, Int(long))
    } else if length == 127 {
      guard let long: UInt64 = buffer.getInteger(at: start + 2) else { return nil }
      (header, length) = (10, Int(long))
    }
    guard buffer.readableBytes >= header + length else { return nil }
    buffer.moveReaderIndex(forwardBy: header)
    bytes += header + length
    return (first & 0x0F, buffer.readString(length: length) ?? "")
  }
}
