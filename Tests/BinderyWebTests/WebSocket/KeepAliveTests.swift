import Logging
import NIOCore
import NIOEmbedded
import NIOWebSocket
import TestSupport
import Testing

@testable import BinderyWeb

/// The pings and timeouts of a socket, in virtual time.
@Suite struct KeepAliveTests {
  private let channel = EmbeddedChannel()
  private let options: SocketOptions
  private let monitor = IncidentMonitor(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })

  init() throws {
    var options = SocketOptions()
    options.monitor = monitor
    self.options = options
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    try channel.pipeline.syncOperations.addHandler(
      WebSocketHandler(receiver: SilentReceiver(), options: options, compression: nil))
  }

  private func receive(_ opcode: WebSocketOpcode) throws {
    try channel.writeInbound(
      WebSocketFrame(fin: true, opcode: opcode, maskKey: [1, 2, 3, 4], data: ByteBuffer()))
  }

  private func sent() throws -> WebSocketFrame? { try channel.readOutbound() }

  @Test func silentPeersArePingedAndThenDisconnected() throws {
    channel.embeddedEventLoop.advanceTime(by: options.pingInterval * 2)
    #expect(try sent()?.opcode == .ping)
    channel.embeddedEventLoop.advanceTime(by: options.pingInterval)
    var end = try #require(try sent())
    #expect(end.data.readInteger(as: UInt16.self) == CloseCode.unresponsive.rawValue)
    #expect(monitor.count(of: .unresponsiveSocket) == 1)
    channel.embeddedEventLoop.advanceTime(by: options.closeTimeout)
    #expect(!channel.isActive)
  }

  @Test func heartbeatsAreSentAtEachInterval() throws {
    var options = options
    options.heartbeat = "[-2,15000]"
    let channel = EmbeddedChannel(
      handler: WebSocketHandler(receiver: SilentReceiver(), options: options, compression: nil))
    for _ in 1...3 {
      channel.embeddedEventLoop.advanceTime(by: options.pingInterval)
      var frame = try #require(try channel.readOutbound(as: WebSocketFrame.self))
      #expect(frame.data.readString(length: frame.data.readableBytes) == "[-2,15000]")
      try channel.writeInbound(
        WebSocketFrame(fin: true, opcode: .text, maskKey: [1, 2, 3, 4], data: ByteBuffer()))
    }
    channel.isWritable = false
    channel.embeddedEventLoop.advanceTime(by: options.pingInterval)
    #expect(try channel.readOutbound(as: WebSocketFrame.self) == nil)
  }

  @Test func aPeerThatAnswersStays() throws {
    for _ in 1...5 {
      channel.embeddedEventLoop.advanceTime(by: options.pingInterval * 2)
      #expect(try sent()?.opcode == .ping)
      try receive(.pong)
    }
    #expect(try sent() == nil)
    #expect(channel.isActive)
  }

  @Test(arguments: [WebSocketOpcode.ping, .pong])
  func aPeerThatPingsTooOftenIsDisconnectedAndCounted(_ opcode: WebSocketOpcode) throws {
    let time = TestTime()
    var options = options
    options.now = { time.now }
    options.maximumFrameBurst = 5
    options.maximumFramesPerSecond = 10
    let channel = EmbeddedChannel(
      handler: WebSocketHandler(receiver: SilentReceiver(), options: options, compression: nil))
    func ping(_ count: Int) throws {
      for _ in 0..<count {
        try channel.writeInbound(
          WebSocketFrame(fin: true, opcode: opcode, maskKey: [1, 2, 3, 4], data: ByteBuffer()))
      }
    }
    func end() throws -> UInt16? {
      while var frame = try channel.readOutbound(as: WebSocketFrame.self) {
        if frame.opcode == .connectionClose { return frame.data.readInteger() }
      }
      return nil
    }
    try ping(5)
    time.advance(by: .milliseconds(350))
    try ping(3)
    #expect(try end() == nil)
    let reads = ReadCounter()
    try channel.pipeline.syncOperations.addHandler(reads, position: .first)
    try ping(1)
    #expect(try end() == CloseCode.tooMuch.rawValue)
    #expect(monitor.count(of: .slowedSocket) == 1)
    // What it sends until the connection ends is not even read.
    channel.read()
    #expect(reads.count == 0)
  }

  @Test func activePeersReceiveNoPing() throws {
    for _ in 1...5 {
      channel.embeddedEventLoop.advanceTime(by: options.pingInterval)
      try receive(.text)
    }
    #expect(try sent() == nil)
  }

  @Test func pausedPeersAreNotDisconnected() throws {
    try channel.triggerUserOutboundEvent(ReadingPause.begin(.rate)).wait()
    channel.embeddedEventLoop.advanceTime(by: options.pingInterval * 10)
    #expect(channel.isActive)
    #expect(try sent() == nil)
  }

  @Test func aReplacedSocketWhosePeerDoesNotReadIsClosedAtOnce() throws {
    channel.write(SocketOutput.close(.replaced, reason: ""), promise: nil)
    #expect(channel.isActive)
    #expect(try sent()?.opcode == .connectionClose)
    let stuck = EmbeddedChannel(
      handler: WebSocketHandler(receiver: SilentReceiver(), options: options, compression: nil))
    try stuck.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    stuck.isWritable = false
    stuck.write(SocketOutput.close(.replaced, reason: ""), promise: nil)
    #expect(!stuck.isActive)
  }

  @Test func framesAfterTheServersCloseAreNotDecompressed() throws {
    var compressions = 0
    let channel = EmbeddedChannel(
      handler: WebSocketHandler(receiver: SilentReceiver(), options: options) {
        compressions += 1
        return MessageCompression()
      })
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    func receive(_ opcode: WebSocketOpcode, isCompressed: Bool) throws {
      try channel.writeInbound(
        WebSocketFrame(
          fin: true, rsv1: isCompressed, opcode: opcode, maskKey: [1, 2, 3, 4], data: ByteBuffer()))
    }
    try receive(.text, isCompressed: true)
    #expect(compressions == 1)
    channel.write(SocketOutput.close(.tooMuch, reason: ""), promise: nil)
    try receive(.text, isCompressed: true)
    #expect(compressions == 1)
    #expect(channel.isActive)
    try receive(.connectionClose, isCompressed: false)
    #expect(!channel.isActive)
  }

  @Test func readingContinuesWhenNoReasonToPauseRemains() throws {
    let reads = ReadCounter()
    try channel.pipeline.syncOperations.addHandler(reads, position: .first)
    for reason in [ReadingPause.Reason.rate, .backlog] {
      try channel.triggerUserOutboundEvent(ReadingPause.begin(reason)).wait()
    }
    channel.read()
    try channel.triggerUserOutboundEvent(ReadingPause.end(.backlog)).wait()
    #expect(reads.count == 0)
    try channel.triggerUserOutboundEvent(ReadingPause.end(.rate)).wait()
    #expect(reads.count == 1)
  }

  @Test func aPeerThatDoesNotReadIsNotRead() throws {
    channel.isWritable = false
    let reads = ReadCounter()
    try channel.pipeline.syncOperations.addHandler(reads, position: .first)
    channel.read()
    #expect(reads.count == 0)
    channel.isWritable = true
    channel.pipeline.fireChannelWritabilityChanged()
    #expect(reads.count == 1)
  }
}

private final class ReadCounter: ChannelOutboundHandler {
  typealias OutboundIn = Any
  private(set) var count = 0

  func read(context: ChannelHandlerContext) {
    count += 1
    context.read()
  }
}
