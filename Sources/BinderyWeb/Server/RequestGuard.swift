internal import NIOCore
internal import NIOHTTP1

/// Rejects requests without exactly one `Host` (RFC 9112 §3.2), and closes connections whose request bodies arrive too
/// slowly.
///
///     HTTP parts ─ RequestGuard ─ codec ─ Hummingbird
final class RequestGuard: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let options: WebChannelOptions
  private var pendingResponses = 0
  private var isRefused = false
  private var bodyBytes = 0
  private var minimumRate = 0.0
  private var bodyStart = NIODeadline.uptimeNanoseconds(0)
  private var check: Scheduled<Void>?

  /// Creates the guard of one connection.
  init(options: WebChannelOptions) { self.options = options }

  func handlerRemoved(context: ChannelHandlerContext) { check?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    check?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isRefused else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      let hosts = head.headers["Host"].count
      guard hosts == 1 || (hosts == 0 && head.version.minor == 0) else {
        options.monitor?.record(.refusedHost, "a request has \(hosts) Host headers")
        return refuse(context: context)
      }
      pendingResponses += 1
      beginBody(head, context: context)
    case .body(let bytes): bodyBytes += bytes.readableBytes
    case .end: endBody()
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { pendingResponses -= 1 }
    context.write(data, promise: promise)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is HTTPParserError {
      options.monitor?.record(.refusedRequest, "the bytes after a request are no HTTP request")
    }
    context.fireErrorCaught(error)
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
    guard Double(bodyBytes) < seconds * minimumRate else {
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
