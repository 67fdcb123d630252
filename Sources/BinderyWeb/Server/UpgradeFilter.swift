internal import NIOCore
internal import NIOHTTP1

/// Precedes NIO's typed upgrade handler and passes on only upgrades that will succeed.
///
/// That handler drops a request whose `Upgrade` no upgrader accepts (swift-nio issue 2632): the client receives an
/// empty response or none. The filter removes the header from such requests (`Upgrade: h2c` is common), and rejects
/// sockets that the policies do not allow. It removes itself after the first request.
///
/// It also closes connections without a request: after a timeout, and when the server shuts down, if none is on its way.
final class UpgradeFilter: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let path: String?
  private let options: WebChannelOptions
  private var deadline: Scheduled<Void>?
  private var isRefused = false
  private var isQuiescing = false

  /// Creates a filter for one connection.
  ///
  /// - Parameters:
  ///   - path: The path at which sockets are opened; nil if none are.
  ///   - options: The pages that may open a socket, and the time limit for the first request.
  init(path: String?, options: WebChannelOptions) {
    self.path = path
    self.options = options
  }

  func handlerAdded(context: ChannelHandlerContext) {
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: options.firstRequestTimeout) {
      context.close(promise: nil)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
    deadline = nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isRefused else { return }
    guard case .head(var head) = unwrapInboundIn(data) else {
      context.fireChannelRead(data)
      return
    }
    switch UpgradeDecision(for: head, path: path, origins: options.origins, hosts: options.hosts) {
    case .upgrade:
      // The next attempt of the page reaches another process, or the next one.
      if isQuiescing { return refuse(.serviceUnavailable, "The server shuts down.", context: context) }
    case .ordinary:
      Self.removeUpgrade(from: &head.headers)
      // It began like a socket. Further requests are for other loops.
      if context.eventLoop === options.mainLoop {
        head.headers.replaceOrAdd(name: "Connection", value: "close")
      }
    case .refuse(let status, let sentence, let remedy):
      options.monitor?.record(.refusedHandshake, "\(status.code) \(sentence)\(remedy.map { " \($0)" } ?? "")")
      refuse(status, sentence, context: context)
      return
    }
    if isQuiescing { head.headers.replaceOrAdd(name: "Connection", value: "close") }
    context.fireChannelRead(wrapInboundOut(.head(head)))
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }

  private static func removeUpgrade(from headers: inout HTTPHeaders) {
    guard headers.contains(name: "Upgrade") else { return }
    headers.remove(name: "Upgrade")
    let others = headers[canonicalForm: "Connection"].filter { $0.lowercased() != "upgrade" }
    headers.remove(name: "Connection")
    if !others.isEmpty { headers.add(name: "Connection", value: others.joined(separator: ", ")) }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      isQuiescing = true
      deadline?.cancel()
      deadline = context.eventLoop.assumeIsolated().scheduleTask(in: options.quiescingGrace) {
        context.close(promise: nil)
      }
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is HTTPParserError, !isRefused {
      options.monitor?.record(.refusedRequest, "the first bytes of a connection are no HTTP request")
      refuse(.badRequest, "This is not an HTTP request.", context: context)
    } else {
      context.close(promise: nil)
    }
  }

  private func refuse(_ status: HTTPResponseStatus, _ sentence: String, context: ChannelHandlerContext) {
    isRefused = true
    var headers: HTTPHeaders = [
      "Content-Type": "text/plain; charset=utf-8", "Content-Length": String(sentence.utf8.count + 1),
      "Connection": "close", "X-Content-Type-Options": "nosniff",
    ]
    if status == .upgradeRequired { headers.add(name: "Sec-WebSocket-Version", value: "13") }
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers))),
      promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: sentence + "\n")))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in
      context.close(promise: nil)
    }
  }
}
