internal import NIOCore
internal import NIOHTTP1

/// Reads the requests of one connection and sends the scripted replies.
final class StubHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private static let largestBody = 16 << 20

  private let script: StubScript
  private var head: HTTPRequestHead?
  private var body: [UInt8] = []

  init(script: StubScript) { self.script = script }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      body = []
    case .body(let part):
      body.append(contentsOf: part.readableBytesView)
      if body.count > Self.largestBody { context.close(promise: nil) }
    case .end:
      guard let head else { return }
      answer(head, on: context.channel)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  private func answer(_ head: HTTPRequestHead, on channel: any Channel) {
    let parts = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let reply = script.take(
      RecordedRequest(
        method: head.method.rawValue, path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : "",
        body: body, headers: head.headers.map { ($0.name, $0.value) }))
    let keepsAlive = head.isKeepAlive
    let send: @Sendable () -> Void = {
      channel.eventLoop.execute { Self.send(reply, keepsAlive: keepsAlive, on: channel) }
    }
    if let gate = reply.gate { gate.pass(send) } else { send() }
  }

  private static func send(_ reply: StubReply, keepsAlive: Bool, on channel: any Channel) {
    let part: ArraySlice<UInt8>
    switch reply.ending {
    case .never: return
    case .closed: return channel.close(promise: nil)
    case .cutOff(let count): part = reply.body.prefix(count)
    case .whole: part = reply.body[...]
    }
    var headers = HTTPHeaders(reply.headers.map { ($0.name, $0.value) })
    if !headers.contains(name: "Content-Length") {
      headers.add(name: "Content-Length", value: String(reply.body.count))
    }
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: reply.status), headers: headers)
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    let written = channel.writeAndFlush(
      HTTPServerResponsePart.body(.byteBuffer(channel.allocator.buffer(bytes: part))))
    if case .cutOff = reply.ending {
      written.whenComplete { _ in channel.close(promise: nil) }
      return
    }
    let ended = channel.writeAndFlush(HTTPServerResponsePart.end(nil))
    if !keepsAlive { ended.whenComplete { _ in channel.close(promise: nil) } }
  }
}
