internal import NIOCore
internal import NIOHTTP1

/// Rejects requests without exactly one `Host` (RFC 9112 §3.2), and closes connections whose request bodies arrive too
/// slowly, or whose responses are read too slowly. When the server stops, it closes each connection after its next request, or after a
/// short time without one.
///
///     HTTP parts ─ RequestGuard ─ codec ─ Hummingbird
final class RequestGuard: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let options: WebChannelOptions
  private let presence: ClientPresence
  private var pendingResponses = 0
  private var isRefused = false
  /// Whether the connection ends after the current or the next request: the server stops, or the request or the options say so.
  private var isQuiescing: Bool
  /// Whether a response has begun.
  private var isResponding = false
  private var bodyBytes = 0
  private var minimumRate = 0.0
  private var bodyStart = NIODeadline.uptimeNanoseconds(0)
  private var check: Scheduled<Void>?
  private var reading: Scheduled<Void>?
  /// The number of bytes of responses that were written since the last look, and of those that were not sent then.
  private var writtenBytes = 0
  private var unsentBytes = 0

  /// Creates the guard of one connection.
  ///
  /// - Parameter presence: Learns when the client has gone.
  init(options: WebChannelOptions, presence: ClientPresence = ClientPresence()) {
    self.options = options
    self.presence = presence
    isQuiescing = options.closesAfterRequest
  }

  func handlerRemoved(context: ChannelHandlerContext) { cancelChecks() }

  func channelInactive(context: ChannelHandlerContext) {
    cancelChecks()
    presence.leave()
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .inputClosed = event as? ChannelEvent { presence.leave() }
    if event is ChannelShouldQuiesceEvent, !isQuiescing, pendingResponses == 0 || isResponding {
      isQuiescing = true
      // A request that is on its way is answered. The client has not been told yet that it has to use another connection.
      context.eventLoop.assumeIsolated().scheduleTask(in: options.quiescingGrace) {
        context.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
      }
      return
    }
    if event is ChannelShouldQuiesceEvent { isQuiescing = true }
    context.fireUserInboundEventTriggered(event)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isRefused else { return }
    switch unwrapInboundIn(data) {
    case .head(var head):
      let hosts = head.headers["Host"].count
      guard hosts == 1 || (hosts == 0 && head.version.minor == 0) else {
        options.monitor?.record(.refusedHost, "a request has \(hosts) Host headers")
        return refuse(context: context)
      }
      pendingResponses += 1
      beginBody(head, context: context)
      if head.headers.first(name: "Connection")?.lowercased() == "close" { isQuiescing = true }
      if isQuiescing {
        head.headers.replaceOrAdd(name: "Connection", value: "close")
        return context.fireChannelRead(wrapInboundOut(.head(head)))
      }
    case .body(let bytes): bodyBytes += bytes.readableBytes
    case .end: endBody()
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .body(let bytes): writtenBytes += bytes.readableBytes
    case .end:
      pendingResponses -= 1
      isResponding = false
    case .head(var head) where isQuiescing:
      isResponding = true
      head.headers.replaceOrAdd(name: "Connection", value: "close")
      return context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .head: isResponding = true
    }
    context.write(data, promise: promise)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is HTTPParserError {
      options.monitor?.record(.refusedRequest, "the bytes after a request are no HTTP request")
    }
    context.fireErrorCaught(error)
  }

  private func cancelChecks() {
    check?.cancel()
    reading?.cancel()
  }

  // MARK: Responses

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable {
      reading?.cancel()
      reading = nil
    } else if reading == nil {
      unsentBytes = unsent(context: context)
      writtenBytes = 0
      scheduleReadingCheck(context: context)
    }
    context.fireChannelWritabilityChanged()
  }

  private func scheduleReadingCheck(context: ChannelHandlerContext) {
    reading = context.eventLoop.assumeIsolated().scheduleTask(in: options.readingInterval) {
      self.checkReading(context: context)
    }
  }

  private func checkReading(context: ChannelHandlerContext) {
    let unsent = unsent(context: context)
    let sent = unsentBytes + writtenBytes - unsent
    let seconds = Double(options.readingInterval.nanoseconds) / 1e9
    guard Double(sent) >= seconds * Double(options.minimumBodyRate) else {
      options.monitor?.record(
        .slowReader, "a client read \(max(0, sent)) bytes of a response in \(Int(seconds)) s")
      context.close(promise: nil)
      return
    }
    (unsentBytes, writtenBytes) = (unsent, 0)
    scheduleReadingCheck(context: context)
  }

  /// The number of bytes that the system has not accepted yet, because the client does not read.
  private func unsent(context: ChannelHandlerContext) -> Int {
    (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
  }

  // MARK: Bodies

  private func beginBody(_ head: HTTPRequestHead, context: ChannelHandlerContext) {
    bodyBytes = 0
    let length = head.headers.first(name: "Content-Length").flatMap { Double($0) } ?? 0
    minimumRate = max(Double(options.minimumBodyRate), length / 2 / (options.bodyTimeout / .seconds(1)))
    bodyStart = context.eventLoop.now
    scheduleCheck(in: options.bodyGrace, context: context)
  }

  private func scheduleCheck(in delay: TimeAmount, context: ChannelHandlerContext) {
    check?.cancel()
    check = context.eventLoop.assumeIsolated().scheduleTask(in: delay) { self.checkRate(context: context) }
  }

  private func checkRate(context: ChannelHandlerContext) {
    let seconds = Double((context.eventLoop.now - bodyStart).nanoseconds) / 1e9
    // A responder that watches the time itself has responded by then.
    let limit = options.bodyTimeout / .seconds(1) + Double(options.bodyGrace.nanoseconds) / 1e9
    guard Double(bodyBytes) < seconds * minimumRate || seconds >= limit else {
      return scheduleCheck(in: .seconds(1), context: context)
    }
    options.monitor?.record(
      .slowBody, "\(bodyBytes) bytes of a request's body arrived in \(Int(seconds)) s")
    context.close(promise: nil)
  }

  private func endBody() {
    check?.cancel()
    check = nil
  }

  // MARK: Refusals

  /// Responds with 400, unless a response is pending, and closes the connection.
  private func refuse(context: ChannelHandlerContext) {
    isRefused = true
    guard pendingResponses == 0 else { return context.close(promise: nil) }
    let sentence = "A request needs exactly one Host header.\n"
    let headers: HTTPHeaders = [
      "Content-Type": "text/plain; charset=utf-8", "Content-Length": String(sentence.utf8.count),
      "Connection": "close", "X-Content-Type-Options": "nosniff",
    ]
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .badRequest, headers: headers))),
      promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: sentence)))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in
      context.close(promise: nil)
    }
  }
}
