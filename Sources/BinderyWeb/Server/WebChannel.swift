internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1
internal import NIOWebSocket

/// A connection that starts as HTTP and may become a WebSocket with its first request.
///
///     bytes ─ (TLS) ─ HTTP codec ─ UpgradeFilter ─ NIO's upgrade ─┬─ ordinary ▶ Hummingbird's HTTP, request by request
///                                                                 └─ upgraded ▶ frames ─ WebSocketHandler ─ SocketReceiver
struct WebChannel: HTTPChannelHandler {
  typealias HTTP = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

  /// The kind of connection after its first request.
  enum Outcome: Sendable {
    case http(HTTP)
    case socket
  }

  /// A connection and its future kind.
  struct Value: ServerChildChannelValue {
    let channel: any Channel
    let outcome: EventLoopFuture<Outcome>
  }

  let responder: Responder
  let options: WebChannelOptions
  let compression: CompressionPool
  /// Creates the receiver of a new socket of a client, with the cookies of its handshake, on its event loop.
  let makeReceiver: @Sendable (_ client: ClientAddress, _ cookies: RequestCookies) -> any SocketReceiver

  /// A connection beyond the limits.
  private struct Refused: Error {}

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    let peer = ClientAddress(.connection, peer: channel.remoteAddress, forwarded: [])
    guard options.connections.add(peer) else {
      options.monitor?.record(.refusedConnection, "too many connections, of one client or in total")
      channel.close(promise: nil)
      return channel.eventLoop.makeFailedFuture(Refused())
    }
    channel.closeFuture.whenComplete { [connections = options.connections] _ in connections.remove(peer) }
    return channel.eventLoop.makeCompletedFuture {
      try options.tls?.encrypt(channel) { [monitor = options.monitor] failure in
        monitor?.record(.failedTLSHandshake, failure)
      }
      let upgrade = NIOTypedHTTPServerUpgradeConfiguration<Outcome>(
        upgraders: [upgrader()],
        notUpgradingCompletionHandler: { channel in
          channel.eventLoop.makeCompletedFuture { try addHTTP(to: channel, logger: logger) }
        })
      var configuration = NIOUpgradableHTTPServerPipelineConfiguration(upgradeConfiguration: upgrade)
      configuration.enablePipelining = false
      configuration.enableErrorHandling = false
      configuration.enableResponseHeaderValidation = false
      configuration.decoderConfiguration = options.decoderLimits
      let pipeline = channel.pipeline.syncOperations
      let outcome = try pipeline.configureUpgradableHTTPServerPipeline(configuration: configuration)
      try pipeline.addHandler(
        UpgradeFilter(path: WireProtocol.path, options: options),
        position: .before(try pipeline.handler(type: NIOTypedHTTPServerUpgradeHandler<Outcome>.self)))
      return Value(channel: channel, outcome: outcome)
    }
  }

  func handle(value: Value, logger: Logger) async {
    await withTaskCancellationHandler {
      do {
        switch try await value.outcome.get() {
        case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
        case .socket: try await value.channel.closeFuture.get()
        }
      } catch {
        logger.trace("A connection ended before its first request: \(error)")
        value.channel.close(promise: nil)
      }
    } onCancel: {
      value.channel.close(promise: nil)
    }
  }

  private func addHTTP(to channel: any Channel, logger: Logger) throws -> Outcome {
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(RequestGuard(options: options))
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: options.tls != nil))
    try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: options.idleTimeout, logger: logger))
    return .http(
      try NIOAsyncChannel(
        wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)))
  }

  private func upgrader() -> NIOTypedWebSocketServerUpgrader<Outcome> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: options.socket.maximumMessageSize,
      enableAutomaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        channel.eventLoop.makeSucceededFuture(Self.answer(to: head))
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          var compression: (() -> MessageCompression)?
          if Self.agreesToCompression(head) {
            compression = { [pool = self.compression, loop = channel.eventLoop] in pool.compression(on: loop)
            }
          }
          let address = ClientAddress(
            options.clientAddress, peer: channel.remoteAddress,
            forwarded: head.headers["X-Forwarded-For"])
          let handler = WebSocketHandler(
            receiver: makeReceiver(address, cookies(of: head)), options: options.socket,
            compression: compression)
          try channel.pipeline.syncOperations.addHandler(handler)
          return .socket
        }
      })
  }

  private func cookies(of head: HTTPRequestHead) -> RequestCookies {
    let isSecure = options.tls != nil || options.clientAddress.saysSecure(head.headers["X-Forwarded-Proto"])
    return RequestCookies(head.headers["Cookie"], isSecure: isSecure)
  }

  private static func answer(to head: HTTPRequestHead) -> HTTPHeaders {
    var headers = HTTPHeaders()
    if !head.headers["Sec-WebSocket-Protocol"].isEmpty {
      headers.add(name: "Sec-WebSocket-Protocol", value: WireProtocol.name)
    }
    if agreesToCompression(head) {
      headers.add(name: "Sec-WebSocket-Extensions", value: CompressionOffer.answer)
    }
    return headers
  }

  private static func agreesToCompression(_ head: HTTPRequestHead) -> Bool {
    CompressionOffer.isAcceptable(head.headers["Sec-WebSocket-Extensions"].joined(separator: ","))
  }
}
