import Logging
import NIOCore
import NIOEmbedded
import NIOWebSocket
import TestSupport
import Testing

@testable import BinderyWeb

/// The bytes of a peer before they are frames, in virtual time.
@Suite struct FrameGuardTests {
  private let unfinished = UnfinishedBytes(maximumPerAddress: 1000)
  private let monitor = IncidentMonitor(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })

  private var options: SocketOptions {
    var options = SocketOptions()
    options.monitor = monitor
    options.unfinished = unfinished
    options.pingInterval = .hours(1)
    return options
  }

  private final class Receiver: SocketReceiver {
    var messages: [SocketMessage] = []
    func opened(_ socket: Socket) {}
    func received(_ message: SocketMessage) { messages.append(message) }
    func closed() {}
  }

  /// A socket of a client.
  private struct Peer {
    let channel = EmbeddedChannel()
    let receiver = Receiver()

    init(_ options: SocketOptions, from address: ClientAddress = .example) throws {
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
      try channel.pipeline.syncOperations.addHandlers([
        FrameGuard(options: options, address: address),
        ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: options.maximumMessageSize)),
        WebSocketHandler(receiver: receiver, options: options, compression: nil),
      ])
    }

    func send(_ bytes: some Sequence<UInt8>) throws { try channel.writeInbound(ByteBuffer(bytes: bytes)) }

    /// The code with which the server has closed the socket.
    func end() throws -> UInt16? {
      while var frame = try channel.readOutbound(as: WebSocketFrame.self) {
        if frame.opcode == .connectionClose { return frame.data.readInteger() }
      }
      return nil
    }
  }

  private func frame(_ opcode: UInt8, length: Int, isFinal: Bool = true) -> [UInt8] {
    RawFrame(opcode, [UInt8](repeating: 65, count: length), isFinal: isFinal).bytes
  }

  @Test(
    arguments: [
      [0x89, 0xFF, 0, 0, 0, 0, 0, 0, 0, 10], [0x89, 0xFE, 0, 10], [0x81, 0xFE, 0, 125],
      [0x81, 0xFF, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF],
    ] as [[UInt8]])
  func aLengthThatIsNotInTheShortestFormIsRefused(head: [UInt8]) throws {
    for step in [1, head.count] {
      let peer = try Peer(options)
      for start in stride(from: 0, to: head.count, by: step) { try peer.send(head[start..<start + step]) }
      #expect(try peer.end() == CloseCode.protocolError.rawValue)
      try peer.send([UInt8](repeating: 0, count: 14))
      #expect(peer.receiver.messages.isEmpty)
      #expect(unfinished.count(of: .example) == 0)
    }
  }

  @Test func completeMessagesBeforeARefusedFrameAreRead() throws {
    let peer = try Peer(options)
    try peer.send(frame(RawFrame.text, length: 2) + [0x89, 0xFE, 0, 10])
    #expect(peer.receiver.messages == [.text("AA")])
    #expect(try peer.end() == CloseCode.protocolError.rawValue)
  }

  @Test(arguments: [0, 1, 125, 126, 65_535, 65_536])
  func aMessageOfAnyLengthIsReadHoweverItArrives(length: Int) throws {
    let bytes = frame(RawFrame.text, length: length)
    var options = options
    options.unfinished = UnfinishedBytes(maximumPerAddress: 100_000)
    for step in [1, 7, bytes.count] where bytes.count / step < 20_000 {
      let peer = try Peer(options)
      for start in stride(from: 0, to: bytes.count, by: step) {
        try peer.send(bytes[start..<min(start + step, bytes.count)])
      }
      #expect(peer.receiver.messages == [.text(String(repeating: "A", count: length))])
      #expect(options.unfinished?.count(of: .example) == 0)
    }
  }

  @Test func unfinishedMessagesOfAnAddressAreBounded() throws {
    let half = frame(RawFrame.text, length: 600).prefix(406)
    let peers = try (1...3).map { try Peer(options, from: .at("2001:db8:1:\($0)::1")) }
    for peer in peers { try peer.send(half) }
    #expect(try peers.map { try $0.end() } == [nil, nil, CloseCode.tooMuch.rawValue])
    #expect(monitor.count(of: .slowedSocket) == 1)
    // Another address is not affected, and neither are complete messages of this one.
    let other = try Peer(options)
    try other.send(half)
    #expect(try other.end() == nil)
    let quick = try Peer(options, from: .at("2001:db8:1:9::1"))
    try quick.send(frame(RawFrame.text, length: 600))
    #expect(quick.receiver.messages.count == 1)
    // The end of a socket frees its share.
    #expect(unfinished.count(of: .at("2001:db8:1:1::1")) == 812)
    try peers[0].channel.close().wait()
    #expect(unfinished.count(of: .at("2001:db8:1:1::1")) == 406)
  }

  @Test func fragmentsCountUntilTheirMessageIsComplete() throws {
    let peer = try Peer(options)
    try peer.send(frame(RawFrame.text, length: 300, isFinal: false))
    try peer.send(frame(RawFrame.ping, length: 100))
    #expect(unfinished.count(of: .example) == 300)
    let last = frame(RawFrame.continuation, length: 300, isFinal: false)
    try peer.send(last.dropLast(50))
    #expect(unfinished.count(of: .example) == 558)
    try peer.send(last.suffix(50))
    #expect(unfinished.count(of: .example) == 600)
    try peer.send(frame(RawFrame.continuation, length: 0))
    #expect(unfinished.count(of: .example) == 0)
    #expect(peer.receiver.messages.count == 1)
  }

  @Test func aMessageThatIsNotCompleteInAMinuteEndsTheSocket() throws {
    let peer = try Peer(options)
    try peer.send(frame(RawFrame.text, length: 100).prefix(50))
    peer.channel.embeddedEventLoop.advanceTime(by: .seconds(59))
    #expect(try peer.end() == nil)
    peer.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(try peer.end() == CloseCode.unresponsive.rawValue)
    #expect(unfinished.count(of: .example) == 0)
  }

  @Test func aPeerThatAlwaysHasAnotherMessageUnderWayStays() throws {
    let peer = try Peer(options)
    let bytes = frame(RawFrame.text, length: 100)
    try peer.send(bytes.prefix(50))
    for _ in 1...10 {
      peer.channel.embeddedEventLoop.advanceTime(by: .seconds(30))
      try peer.send(bytes.dropFirst(50) + bytes.prefix(50))
    }
    #expect(try peer.end() == nil)
    #expect(peer.receiver.messages.count == 10)
  }

  @Test func smallFragmentsAreRated() throws {
    var options = options
    options.now = { [now = ContinuousClock.now] in now }
    options.maximumFrameBurst = 10
    options.unfinished = nil
    let peer = try Peer(options)
    try peer.send(frame(RawFrame.text, length: 5000, isFinal: false))
    for _ in 1...10 { try peer.send(frame(RawFrame.continuation, length: 1, isFinal: false)) }
    #expect(try peer.end() == nil)
    try peer.send(frame(RawFrame.continuation, length: 5000, isFinal: false))
    #expect(try peer.end() == nil)
    try peer.send(frame(RawFrame.continuation, length: 1, isFinal: false))
    #expect(try peer.end() == CloseCode.tooMuch.rawValue)
  }
}
