package import NIOCore
internal import NIOPosix

/// A TCP connection to a server under test, without any protocol but TLS, if a test adds it.
package final class RawConnection {
  /// The peer closed before the expected data arrived.
  package struct Closed: Error {}

  private let channel: any Channel
  private var chunks: AsyncStream<ByteBuffer>.AsyncIterator
  private var received = ByteBuffer()

  private init(channel: any Channel, chunks: AsyncStream<ByteBuffer>) {
    self.channel = channel
    self.chunks = chunks.makeAsyncIterator()
  }

  deinit { channel.close(promise: nil) }

  /// Adds handlers to a new connection, such as those of TLS.
  package typealias Setup = @Sendable (_ channel: any Channel) throws -> Void

  /// Connects to a port of this machine. With `reads: false`, the socket is never read.
  package static func connect(
    port: Int, reads: Bool = true, setup: @escaping Setup = { _ in }
  ) async throws -> RawConnection {
    let (stream, continuation) = AsyncStream<ByteBuffer>.makeStream()
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.autoRead, value: reads)
      .channelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 4096))
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try setup(channel)
          try channel.pipeline.syncOperations.addHandler(Collector(continuation: continuation))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    return RawConnection(channel: channel, chunks: stream)
  }

  /// Whether bytes can be written now.
  package var isWritable: Bool { channel.isWritable }

  package func send(_ text: String) async throws { try await send(Array(text.utf8)) }

  package func send(_ bytes: [UInt8]) async throws {
    try await channel.writeAndFlush(ByteBuffer(bytes: bytes))
  }

  /// Writes bytes without waiting until they are sent.
  package func post(_ bytes: [UInt8]) { channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil) }

  /// Returns when all written bytes have been offered to the system once.
  package func settle() async throws { try await channel.eventLoop.submit {}.get() }

  /// Closes the connection immediately.
  package func drop() async throws { try await channel.close() }

  /// Reads exactly this number of bytes.
  package func read(_ count: Int) async throws -> [UInt8] {
    while received.readableBytes < count { try await receive() }
    return received.readBytes(length: count) ?? []
  }

  /// Reads up to and including a mark.
  package func read(to mark: String) async throws -> String {
    let mark = Array(mark.utf8)
    while true {
      let bytes = Array(received.readableBytesView)
      if let end = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) {
        return received.readString(length: end + mark.count) ?? ""
      }
      try await receive()
    }
  }

  /// Reads until the peer closes.
  package func readToEnd() async -> [UInt8] {
    while let chunk = await chunks.next() { received.writeImmutableBuffer(chunk) }
    return received.readBytes(length: received.readableBytes) ?? []
  }

  private func receive() async throws {
    guard let chunk = await chunks.next() else { throw Closed() }
    received.writeImmutableBuffer(chunk)
  }

  private final class Collector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let continuation: AsyncStream<ByteBuffer>.Continuation

    init(continuation: AsyncStream<ByteBuffer>.Continuation) { self.continuation = continuation }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      continuation.yield(unwrapInboundIn(data))
    }

    func channelInactive(context: ChannelHandlerContext) { continuation.finish() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
}
