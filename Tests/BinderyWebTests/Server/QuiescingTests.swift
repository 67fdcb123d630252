import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOWebSocket
import TestSupport
import Testing

@testable import BinderyWeb

/// Connections of a server that stops.
@Suite(.timeLimit(.minutes(10))) struct QuiescingTests {
  private let stop = ChannelShouldQuiesceEvent()

  private func head(_ headers: HTTPHeaders = [:]) -> HTTPServerRequestPart {
    .head(HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: headers.merged("Host", "x")))
  }

  private func received(_ channel: EmbeddedChannel) throws -> HTTPRequestHead? {
    guard case .head(let head)? = try channel.readInbound(as: HTTPServerRequestPart.self) else { return nil }
    return head
  }

  @Test func aFirstRequestThatIsOnItsWayIsAnsweredOnAConnectionThatThenCloses() throws {
    let channel = EmbeddedChannel(handler: UpgradeFilter(path: nil, options: WebChannelOptions()))
    channel.pipeline.fireUserInboundEventTriggered(stop)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(499))
    try channel.writeInbound(head(["Connection": "keep-alive"]))
    #expect(try received(channel)?.headers["Connection"] == ["close"])
  }

  @Test func aConnectionWithoutARequestIsClosedSoon() throws {
    let channel = EmbeddedChannel(handler: UpgradeFilter(path: nil, options: WebChannelOptions()))
    try channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    channel.pipeline.fireUserInboundEventTriggered(stop)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(499))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(!channel.isActive)
  }

  @Test func aFurtherRequestThatIsOnItsWayIsAnsweredOnAConnectionThatThenCloses() throws {
    let channel = EmbeddedChannel(handler: RequestGuard(options: WebChannelOptions()))
    try channel.writeInbound(head())
    #expect(try received(channel)?.headers["Connection"] == [])
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    _ = try channel.readOutbound(as: HTTPServerResponsePart.self)
    channel.pipeline.fireUserInboundEventTriggered(stop)
    try channel.writeInbound(head())
    #expect(try received(channel)?.headers["Connection"] == ["close"])
    try channel.writeOutbound(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)))
    guard case .head(let response)? = try channel.readOutbound(as: HTTPServerResponsePart.self) else {
      Issue.record("There is no response.")
      return
    }
    #expect(response.headers["Connection"] == ["close"])
  }

  @Test func theResponseToALastRequestHasConnectionClose() throws {
    let channel = EmbeddedChannel(handler: RequestGuard(options: WebChannelOptions()))
    try channel.writeInbound(head(["Connection": "close"]))
    try channel.writeOutbound(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)))
    guard case .head(let response)? = try channel.readOutbound(as: HTTPServerResponsePart.self) else {
      Issue.record("There is no response.")
      return
    }
    #expect(response.headers["Connection"] == ["close"])
  }

  @Test func anIdleConnectionLearnsOfTheStopAfterAShortTime() throws {
    let observer = StopObserver()
    let channel = EmbeddedChannel(handlers: [RequestGuard(options: WebChannelOptions()), observer])
    channel.pipeline.fireUserInboundEventTriggered(stop)
    #expect(observer.count == 0)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(500))
    #expect(observer.count == 1)
  }

  @Test func aConnectionWithARequestInProgressLearnsOfTheStopAtOnce() throws {
    let observer = StopObserver()
    let channel = EmbeddedChannel(handlers: [RequestGuard(options: WebChannelOptions()), observer])
    try channel.writeInbound(head())
    channel.pipeline.fireUserInboundEventTriggered(stop)
    #expect(observer.count == 1)
  }

  @Test func aConnectionWhoseResponseHasBegunLearnsOfTheStopAfterAShortTime() throws {
    let observer = StopObserver()
    let channel = EmbeddedChannel(handlers: [RequestGuard(options: WebChannelOptions()), observer])
    try channel.writeInbound(head())
    try channel.writeOutbound(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)))
    channel.pipeline.fireUserInboundEventTriggered(stop)
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    #expect(observer.count == 0, "The next request may be on its way.")
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(500))
    #expect(observer.count == 1)
  }

  @Test func theEndsOfSocketsAreSpread() throws {
    var options = SocketOptions()
    options.closingSpread = { .seconds(4) }
    let channel = EmbeddedChannel(
      handler: WebSocketHandler(receiver: SilentReceiver(), options: options, compression: nil))
    channel.pipeline.fireUserInboundEventTriggered(stop)
    channel.embeddedEventLoop.advanceTime(by: .seconds(4))
    #expect(try channel.readOutbound(as: WebSocketFrame.self)?.opcode == .connectionClose)
  }
}

private final class StopObserver: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  var count = 0

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent { count += 1 }
  }
}

extension HTTPHeaders {
  fileprivate func merged(_ name: String, _ value: String) -> HTTPHeaders {
    var headers = self
    headers.add(name: name, value: value)
    return headers
  }
}
