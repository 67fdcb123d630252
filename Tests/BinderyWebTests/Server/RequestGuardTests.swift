import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import BinderyWeb

/// Requests without exactly one `Host`, and bodies that arrive slowly, in virtual time.
@Suite struct RequestGuardTests {
  private let channel = EmbeddedChannel()
  private let monitor = IncidentMonitor(
    logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))

  init() throws {
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    var options = WebChannelOptions()
    options.monitor = monitor
    try channel.pipeline.syncOperations.addHandler(RequestGuard(options: options))
  }

  private func head(hosts: [String], version: HTTPVersion = .http1_1, length: Int? = nil) throws {
    var headers = HTTPHeaders(hosts.map { ("Host", $0) })
    if let length { headers.add(name: "Content-Length", value: String(length)) }
    try channel.writeInbound(
      HTTPServerRequestPart.head(
        HTTPRequestHead(version: version, method: .POST, uri: "/", headers: headers)))
  }

  private func body(_ count: Int) throws {
    try channel.writeInbound(HTTPServerRequestPart.body(ByteBuffer(repeating: 1, count: count)))
  }

  private func status() throws -> HTTPResponseStatus? {
    guard case .head(let head) = try channel.readOutbound(as: HTTPServerResponsePart.self) else { return nil }
    return head.status
  }

  @Test(arguments: [[], ["a.example", "b.example"], ["a.example", "a.example"]])
  func aRequestWithoutExactlyOneHostIsRefused(hosts: [String]) throws {
    try head(hosts: hosts)
    #expect(try status() == .badRequest)
    #expect(try channel.readInbound(as: HTTPServerRequestPart.self) == nil)
    #expect(!channel.isActive)
    #expect(monitor.count(of: .refusedHost) == 1)
  }

  @Test func aRequestOfHTTP10NeedsNoHost() throws {
    try head(hosts: [], version: .http1_0)
    #expect(try channel.readInbound(as: HTTPServerRequestPart.self) != nil)
    #expect(channel.isActive)
  }

  @Test func aBodyOfOneByteASecondIsCutAfterTenSeconds() throws {
    try head(hosts: ["localhost"])
    for _ in 1...9 {
      try body(1)
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    }
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
    #expect(monitor.count(of: .slowBody) == 1)
  }

  @Test func aBodyThatSlowsDownIsCutLater() throws {
    try head(hosts: ["localhost"])
    try body(20 * 1024)
    channel.embeddedEventLoop.advanceTime(by: .seconds(19))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(3))
    #expect(!channel.isActive)
  }

  @Test func aBodyThatCannotArriveInTimeIsCutAfterTenSeconds() throws {
    // 10 MB in 300 seconds are 33 kB a second, of which half is enough for now.
    for (rate, isCut) in [(16_000, true), (17_000, false)] {
      let test = try RequestGuardTests()
      try test.head(hosts: ["localhost"], length: 10_000_000)
      for _ in 1...10 {
        try test.body(rate)
        test.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
      }
      #expect(test.channel.isActive != isCut)
    }
  }

  /// Encodes responses as their bodies, so that the channel has bytes to send.
  private final class Encoder: ChannelOutboundHandler {
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = ByteBuffer

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      guard case .body(.byteBuffer(let bytes)) = unwrapOutboundIn(data) else { return }
      context.write(wrapOutboundOut(bytes), promise: promise)
    }
  }

  private func respond(_ count: Int) {
    channel.write(
      HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(repeating: 1, count: count))), promise: nil)
  }

  private func setWritable(_ isWritable: Bool) {
    channel.isWritable = isWritable
    channel.pipeline.fireChannelWritabilityChanged()
  }

  @Test func aClientThatDoesNotReadItsResponseIsCutAfterTenSeconds() throws {
    try channel.pipeline.syncOperations.addHandler(Encoder(), position: .first)
    respond(200_000)
    setWritable(false)
    channel.embeddedEventLoop.advanceTime(by: .seconds(9))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
    #expect(monitor.count(of: .slowReader) == 1)
  }

  @Test func aClientThatReadsSlowlyIsNotCut() throws {
    try channel.pipeline.syncOperations.addHandler(Encoder(), position: .first)
    respond(20_000)
    setWritable(false)
    for _ in 1...5 {
      // The system accepts what was written, and the server writes more.
      channel.flush()
      respond(20_000)
      channel.embeddedEventLoop.advanceTime(by: .seconds(10))
      #expect(channel.isActive)
    }
    setWritable(true)
    channel.embeddedEventLoop.advanceTime(by: .seconds(100))
    #expect(channel.isActive)
  }

  @Test func aBodyWithoutALengthIsCutAfterItsTotalTime() throws {
    try head(hosts: ["localhost"])
    for _ in 1...309 {
      try body(2048)
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    }
    #expect(channel.isActive)
    try body(2048)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
    #expect(monitor.count(of: .slowBody) == 1)
  }

  @Test(arguments: [true, false])
  func clientWorkEndsWhenTheClientDisconnects(isHalfClosed: Bool) async throws {
    let presence = ClientPresence()
    let (started, start) = AsyncStream<Never>.makeStream()
    let (never, _) = AsyncStream<Never>.makeStream()
    let work = Task {
      await presence.run {
        start.finish()
        for await _ in never {}
        return Task.isCancelled
      }
    }
    for await _ in started {}
    let channel = EmbeddedChannel(handler: RequestGuard(options: WebChannelOptions(), presence: presence))
    if isHalfClosed {
      channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    } else {
      channel.pipeline.fireChannelInactive()
    }
    #expect(await work.value)
    // The next request of the connection is not begun either.
    #expect(await presence.run { Task.isCancelled })
  }

  @Test func aCompleteRequestIsNotMeasured() throws {
    try head(hosts: ["localhost"])
    try body(1)
    try channel.writeInbound(HTTPServerRequestPart.end(nil))
    channel.embeddedEventLoop.advanceTime(by: .minutes(10))
    #expect(channel.isActive)
  }
}
