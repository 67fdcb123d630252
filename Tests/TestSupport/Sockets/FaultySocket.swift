internal import NIOCore
internal import NIOPosix
internal import Synchronization

/// A WebSocket over a network that delays, repeats, reorders and loses messages as a test specifies.
///
/// Messages of the test and of the server are subject to the same rule. After a lost message all later ones are lost too, like
/// after a lost packet of a TCP connection: both ends stay open and silent.
package final class FaultySocket: Sendable {
  /// The direction of a message.
  package enum Direction: Sendable {
    /// To the server.
    case up
    /// From the server.
    case down
  }

  /// An event on the socket.
  package enum Occurrence: Sendable {
    case opened
    case message(String)
    /// The server closed the socket, the connection broke, or there was none.
    case closed
  }

  /// The fate of a message.
  package enum Fate: Sendable {
    /// The message arrives once for each delay, and may be reordered.
    case arrives(after: [Duration])
    /// The message is lost, with all messages after it in both directions.
    case isLost
    /// The connection breaks.
    case breaks
  }

  /// Decides on the fate of each message.
  package typealias Rule = @Sendable (Direction, String) -> Fate

  private let number: Int
  private let rule: Rule
  private let occur: @Sendable (Int, Occurrence) -> Void
  private let state = Mutex(State())

  private struct State {
    var channel: (any Channel)?
    var isSilent = false
    var isClosed = false
    /// The arrival time of the last message in a direction that must not be overtaken.
    var latest: [Direction: NIODeadline] = [:]
  }

  /// Opens a socket to a server on this machine.
  ///
  /// - Parameters:
  ///   - number: The number with which occurrences are reported.
  ///   - headers: Further lines of the handshake.
  ///   - rule: Decides on messages. A message that keeps its order, which has a single delay of zero, arrives after all
  ///     messages before it.
  ///   - occur: Called with each occurrence, on any thread.
  package init(
    port: Int, number: Int, headers: [String] = [], rule: @escaping Rule,
    occur: @escaping @Sendable (Int, Occurrence) -> Void
  ) {
    self.number = number
    self.rule = rule
    self.occur = occur
    ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(FaultySocketHandler(self))
        }
      }
      .connect(host: "127.0.0.1", port: port)
      .whenComplete { [self] in connected($0, WebSocketClient.handshake(port: port, headers: headers)) }
  }

  private func connected(_ result: Result<any Channel, any Error>, _ handshake: String) {
    guard case .success(let channel) = result else { return didClose() }
    let isClosed = state.withLock { state in
      state.channel = channel
      return state.isClosed
    }
    if isClosed { return channel.close(promise: nil) }
    channel.writeAndFlush(ByteBuffer(string: handshake), promise: nil)
  }

  /// Sends a message, subject to the rule.
  package func send(_ text: String) {
    pass(.up, text) { channel in
      channel.writeAndFlush(ByteBuffer(bytes: RawFrame.text(text).bytes), promise: nil)
    }
  }

  /// Closes the socket without a close frame. No further occurrences are reported.
  package func close() {
    let channel = state.withLock { state in
      state.isClosed = true
      return state.channel
    }
    channel?.close(promise: nil)
  }

  // MARK: From the connection

  func didOpen() { report(.opened) }

  func didReceive(_ text: String) { pass(.down, text) { [self] _ in report(.message(text)) } }

  /// The connection closes once the messages before the close frame have arrived.
  func didReceiveClose() { pass(.down, "[-") { channel in channel.close(promise: nil) } }

  func didClose() {
    let wasClosed = state.withLock { state in
      defer { state.isClosed = true }
      return state.isClosed
    }
    if !wasClosed { occur(number, .closed) }
  }

  private func report(_ occurrence: Occurrence) {
    if !state.withLock(\.isClosed) { occur(number, occurrence) }
  }

  private func pass(
    _ direction: Direction, _ text: String, _ deliver: @escaping @Sendable (any Channel) -> Void
  ) {
    let fate = rule(direction, text)
    let broken = state.withLock { state -> (any Channel)? in
      guard let channel = state.channel, !state.isSilent, !state.isClosed else { return nil }
      switch fate {
      case .isLost: state.isSilent = true
      case .breaks: return channel
      case .arrives(let delays):
        for delay in delays {
          var arrival = NIODeadline.now() + TimeAmount(delay)
          if delay == .zero, let latest = state.latest[direction] { arrival = max(arrival, latest) }
          state.latest[direction] = max(arrival, state.latest[direction] ?? arrival)
          channel.eventLoop.scheduleTask(deadline: arrival) { deliver(channel) }
        }
      }
      return nil
    }
    broken?.close(promise: nil)
  }
}

/// Reads the response to the handshake and then frames, and answers pings.
private final class FaultySocketHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  private let socket: FaultySocket
  private var received: [UInt8] = []
  private var isOpen = false

  init(_ socket: FaultySocket) { self.socket = socket }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    received += Array(unwrapInboundIn(data).readableBytesView)
    if !isOpen {
      let mark = Array("\r\n\r\n".utf8)
      guard let end = received.indices.first(where: { received[$0...].starts(with: mark) }) else { return }
      guard received.starts(with: Array("HTTP/1.1 101".utf8)) else { return context.close(promise: nil) }
      received.removeFirst(end + mark.count)
      isOpen = true
      socket.didOpen()
    }
    while let frame = takeFrame() {
      switch frame.opcode {
      case RawFrame.text: socket.didReceive(frame.string)
      case RawFrame.ping:
        let pong = RawFrame(RawFrame.pong, frame.payload)
        context.writeAndFlush(NIOAny(ByteBuffer(bytes: pong.bytes)), promise: nil)
      default: return socket.didReceiveClose()
      }
    }
  }

  func channelInactive(context: ChannelHandlerContext) { socket.didClose() }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  /// Returns the next whole frame; a server's frames are unmasked.
  private func takeFrame() -> RawFrame? {
    guard received.count >= 2 else { return nil }
    var length = Int(received[1] & 0x7F)
    var start = 2
    if length >= 126 {
      start = length == 126 ? 4 : 10
      guard received.count >= start else { return nil }
      length = received[2..<start].reduce(0) { $0 << 8 | Int($1) }
    }
    guard received.count >= start + length else { return nil }
    var frame = RawFrame(0, Array(received[start..<start + length]), isMasked: false)
    frame.start = received[0]
    received.removeFirst(start + length)
    return frame
  }
}
