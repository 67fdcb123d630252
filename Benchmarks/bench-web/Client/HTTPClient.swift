internal import NIOCore
internal import NIOPosix

/// A connection over which pages are asked for, one after the other.
final class HTTPClient: Sendable {
  /// The header with the cookie of the browser that the load client plays, for pages and sockets alike.
  static let cookie = "Cookie: bindery_visitor=000102030405060708090a0b0c0d0e0f"

  private let channel: any Channel
  private let handler: NIOLoopBound<HTTPHandler>
  private let port: Int

  private init(_ channel: any Channel, _ handler: NIOLoopBound<HTTPHandler>, port: Int) {
    self.channel = channel
    self.handler = handler
    self.port = port
  }

  /// Connects to a server on this machine.
  ///
  /// - Parameter address: The client's address, such as 127.0.0.2 for another client than the rest.
  static func connect(port: Int, from address: String = "127.0.0.1") async throws -> HTTPClient {
    try await ClientBootstrap(group: LoadSocket.group)
      .bind(to: SocketAddress(ipAddress: address, port: 0))
      .connect(host: "127.0.0.1", port: port)
      .flatMapThrowing { channel in
        let handler = HTTPHandler()
        try channel.pipeline.syncOperations.addHandler(handler)
        return HTTPClient(channel, NIOLoopBound(handler, eventLoop: channel.eventLoop), port: port)
      }.get()
  }

  /// The body of the answer to a request; with `gzip`, compressed.
  func get(_ path: String, gzip: Bool = false) async throws -> ByteBuffer {
    let promise = channel.eventLoop.makePromise(of: ByteBuffer.self)
    let request =
      "GET \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\n\(Self.cookie)\r\n"
      + (gzip ? "Accept-Encoding: gzip\r\n" : "") + "\r\n"
    channel.eventLoop.execute { [self] in
      handler.value.answer = promise
      channel.writeAndFlush(ByteBuffer(string: request), promise: nil)
    }
    return try await promise.futureResult.get()
  }

  func close() { channel.close(promise: nil) }
}

/// Reads answers with a `Content-Length`.
private final class HTTPHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  var answer: EventLoopPromise<ByteBuffer>?
  private var buffer = ByteBuffer()
  private var length: Int?

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    buffer.writeImmutableBuffer(unwrapInboundIn(data))
    if length == nil { readHead() }
    guard let length, let body = buffer.readSlice(length: length) else { return }
    self.length = nil
    buffer.clear()
    let promise = answer
    answer = nil
    promise?.succeed(body)
  }

  func channelInactive(context: ChannelHandlerContext) {
    answer?.fail(BenchError(description: "The server closed the connection."))
    answer = nil
  }

  private func readHead() {
    let view = buffer.readableBytesView
    guard let end = view.indices.first(where: { view[$0...].starts(with: [13, 10, 13, 10]) }) else { return }
    let head = buffer.readString(length: end - buffer.readerIndex + 4) ?? ""
    let line = head.lowercased().split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
    length = line.flatMap { Int($0.drop { !$0.isNumber }) } ?? 0
  }
}
