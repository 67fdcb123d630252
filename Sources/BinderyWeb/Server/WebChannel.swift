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
    case http(HTTP, ClientPresence)
    case socket
  }

  /// A connection and its future kind.
  struct Value: ServerChildChannelValue {
    let channel: any Channel
    let outcome: EventLoopFuture<Outcome>
  }

  /// Creates the receiver of a new socket of a client, on its event loop.
  typealias MakeReceiver =
    @Sendable (_ client: ClientAddress, _ visitor: Visitor, _ languages: [String]) -> any SocketReceiver

  /// Responds to a request.
  let respond: @Sendable (Request, RequestPeer) async -> Response
  let options: WebChannelOptions
  let compression: CompressionPool
  /// Creates receivers of sockets; nil if none are opened.
  let makeReceiver: MakeReceiver?
  /// The presence of the client of the connection that is handled.
  private var presence = ClientPresence()

  init(
    options: WebChannelOptions, compression: CompressionPool, makeReceiver: MakeReceiver?,
    respond: @escaping @Sendable (Request, RequestPeer) async -> Response
  ) {
    self.respond = respond
    self.options = options
    self.compression = compression
    self.makeReceiver = makeReceiver
  }

  var responder: Responder {
    { [respond, presence] request, writer, channel in
      let peer = RequestPeer(address: channel.remoteAddress, presence: presence)
      let response = await respond(request, peer)
      try await writer.write(response: response.head, body: response.body)
    }
  }

  /// A connection beyond the limits.
  private struct Refused: Error {}

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    // The clients of a proxy share its connections.
    let peer =
      options.clientAddress.trusts(channel.remoteAddress)
      ? nil : ClientAddress(.connection, peer: channel.remoteAddress, forwarded: [])
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
        UpgradeFilter(path: makeReceiver == nil ? nil : WireProtocol.path, options: options),
        position: .before(try pipeline.handler(type: NIOTypedHTTPServerUpgradeHandler<Outcome>.self)))
      return Value(channel: channel, outcome: outcome)
    }
  }

  func handle(value: Value, logger: Logger) async {
    await withTaskCancellationHandler {
      do {
        switch try await value.outcome.get() {
        case .http(let channel, let presence):
          var connection = self
          connection.presence = presence
          await connection.handleHTTP(asyncChannel: channel, logger: logger)
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
    let presence = ClientPresence()
    try pipeline.addHandler(RequestGuard(options: options, presence: presence))
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: options.tls != nil))
    try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: options.idleTimeout, logger: logger))
    return .http(
      try NIOAsyncChannel(
        wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)),
      presence)
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
          let languages = AcceptLanguage.languages(in: head.headers.first(name: "Accept-Language"))
          guard
            let receiver = makeReceiver?(
              address, visitor(of: head, from: channel.remoteAddress), languages)
          else { throw Refused() }
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(
            FrameGuard(options: options.socket, address: address),
            position: .before(try pipeline.handler(type: ByteToMessageHandler<WebSocketFrameDecoder>.self)))
          try pipeline.addHandler(
            WebSocketHandler(receiver: receiver, options: options.socket, compression: compression))
          return .socket
        }
      })
  }

  private func visitor(of head: HTTPRequestHead, from peer: SocketAddress?) -> Visitor {
    let protocols = head.headers["X-Forwarded-Proto"]
    return Visitor(
      cookies: head.headers["Cookie"],
      isSecure: options.tls != nil || options.clientAddress.reportsTLS(protocols, from: peer),
      host: head.headers.first(name: "Host"))
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
