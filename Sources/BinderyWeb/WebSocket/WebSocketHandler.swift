internal import NIOCore
internal import NIOWebSocket

/// The message layer of a WebSocket (RFC 6455): validates and assembles frames, answers pings, pings a silent peer,
/// performs the closing handshake, compresses messages, and stops reading from a peer that does not read.
///
///     open ── our close, or a violation ──▶ closing ── the peer's close, or a timeout ──▶ closed
///        └─── the peer's close ─────────────────────────────────────────────────────────────┘
final class WebSocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = SocketOutput
  typealias OutboundOut = WebSocketFrame

  private enum Phase {
    case open, closing, closed
  }

  private let receiver: any SocketReceiver
  private let options: SocketOptions
  private let compression: (() -> MessageCompression)?
  private var assembler: MessageAssembler
  private var pings = PingSchedule()
  private var phase = Phase.open
  private var timer: Scheduled<Void>?
  private var pauses: ReadingPause.Reason = []
  private var isReadWanted = false
  /// The rate of frames that are no message; nil before the first one.
  private var frames: EventRate?

  /// Creates the message layer of one socket.
  ///
  /// - Parameters:
  ///   - receiver: Receives the messages.
  ///   - compression: Returns the compressor, if permessage-deflate was negotiated.
  init(receiver: any SocketReceiver, options: SocketOptions, compression: (() -> MessageCompression)?) {
    self.receiver = receiver
    self.options = options
    self.compression = compression
    assembler = MessageAssembler(
      limit: options.maximumMessageSize, isCompressionAgreed: compression != nil)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    scheduleTick(context: context)
    receiver.opened(Socket(channel: context.channel))
  }

  func channelInactive(context: ChannelHandlerContext) {
    timer?.cancel()
    timer = nil
    phase = .closed
    receiver.closed()
    context.fireChannelInactive()
  }

  // MARK: In

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard phase != .closed else { return }
    let frame = unwrapInboundIn(data)
    // Once this side closes, the other's messages are dropped, and not decompressed before.
    if phase == .closing, frame.opcode != .connectionClose { return }
    pings.received()
    do throws(WebSocketViolation) {
      try count(frame)
      let message = try assembler.receive(
        frame, inflater: (compression?() ?? MessageCompression()).inflater)
      if let message { handle(message, context: context) }
    } catch {
      violated(error, context: context)
    }
  }

  private func handle(_ message: SocketMessage, context: ChannelHandlerContext) {
    switch message {
    case .text, .binary:
      if phase == .open { receiver.received(message) }
    case .ping(let data):
      if phase == .open { write(.pong, data, context: context) }
    case .pong: break
    case .close(let code, _):
      if phase == .open {
        var answer = ByteBuffer()
        if let code { answer.writeInteger(code.rawValue) }
        write(.connectionClose, answer, context: context)
      }
      finish(context: context)
    }
  }

  /// Counts a frame that costs time and is no message, whose rate the receiver limits.
  private func count(_ frame: WebSocketFrame) throws(WebSocketViolation) {
    switch frame.opcode {
    case .text, .binary: if frame.fin { return }
    default: break
    }
    guard frame.length < options.largeFragment else { return }
    let now = options.now()
    var rate =
      frames
      ?? EventRate(
        burst: options.maximumFrameBurst, perSecond: Double(options.maximumFramesPerSecond), now: now)
    defer { frames = rate }
    if !rate.take(at: now) { throw .tooManyFrames }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    context.flush()
    context.fireChannelReadComplete()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case let violation as WebSocketViolation: violated(violation, context: context)
    case NIOWebSocketError.invalidFrameLength:
      violated(.tooLarge(limit: options.maximumMessageSize), context: context)
    case NIOWebSocketError.fragmentedControlFrame: violated(.fragmentedControlFrame, context: context)
    case NIOWebSocketError.multiByteControlFrameLength: violated(.oversizedControlFrame, context: context)
    // The decoder stops at an error, so later bytes of the peer are ignored.
    case is ByteToMessageDecoderError where phase != .open: break
    default: context.close(promise: nil)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is ChannelShouldQuiesceEvent: scheduleEnd(context: context)
    case ChannelEvent.inputClosed: context.close(promise: nil)
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  // MARK: Out

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard phase == .open else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    switch unwrapOutboundIn(data) {
    case .text(let text): write(text: text, context: context, promise: promise)
    case .close(let code, let reason):
      beginClosing(code, reason: reason, context: context)
      promise?.succeed()
    }
  }

  private func write(text: String, context: ChannelHandlerContext, promise: EventLoopPromise<Void>?) {
    var data = context.channel.allocator.buffer(string: text)
    var frame = WebSocketFrame(fin: true, opcode: .text, data: data)
    if let compression, data.readableBytes >= options.compressionThreshold {
      data = compression().deflater.compress(data)
      frame = WebSocketFrame(fin: true, rsv1: true, opcode: .text, data: data)
    }
    context.write(wrapOutboundOut(frame), promise: promise)
  }

  private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer, context: ChannelHandlerContext) {
    context.write(wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: nil)
  }

  // MARK: Closing

  private func violated(_ violation: WebSocketViolation, context: ChannelHandlerContext) {
    if violation.closeCode == .tooMuch { options.monitor?.record(.slowedSocket, violation.reason) }
    beginClosing(violation.closeCode, reason: violation.reason, context: context)
    // What a flooding peer sends until the timeout would be read and dropped.
    if violation == .tooManyFrames { pauses.insert(.rate) }
  }

  private func beginClosing(_ code: CloseCode, reason: String, context: ChannelHandlerContext) {
    guard phase == .open else { return }
    // A page has nothing to do after these codes, and what it does not read would stay in memory until the timeout.
    if !context.channel.isWritable, code == .replaced || code == .unresponsive {
      phase = .closed
      context.close(promise: nil)
      return
    }
    phase = .closing
    timer?.cancel()
    if let incident = code.incident { options.monitor?.record(incident, reason) }
    var data = ByteBuffer()
    data.writeInteger(code.rawValue)
    data.writeSubstring(Self.fitting(reason))
    write(.connectionClose, data, context: context)
    context.flush()
    pauses = []
    readIfWanted(context: context)
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: options.closeTimeout) {
      context.close(promise: nil)
    }
  }

  /// Closes the socket of a server that stops, some time later: pages that come back all at once would keep another process busy.
  private func scheduleEnd(context: ChannelHandlerContext) {
    let spread = TimeAmount.nanoseconds(.random(in: 0...options.closingSpread().nanoseconds))
    context.eventLoop.assumeIsolated().scheduleTask(in: options.closingPause + spread) { [options] in
      self.beginClosing(options.closingCode, reason: "the server shuts down", context: context)
    }
  }

  private func finish(context: ChannelHandlerContext) {
    phase = .closed
    context.flush()
    context.close(promise: nil)
  }

  /// Truncates a reason to the 123 bytes of a close frame, at a character boundary.
  private static func fitting(_ reason: String) -> Substring {
    var part = reason[...]
    while part.utf8.count > 123 { part = part.dropLast() }
    return part
  }

  // MARK: Pings

  private func scheduleTick(context: ChannelHandlerContext) {
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: options.pingInterval) {
      self.tick(context: context)
    }
  }

  private func tick(context: ChannelHandlerContext) {
    guard phase == .open else { return }
    // A peer that does not read receives no heartbeats either, so that they cannot accumulate.
    if let heartbeat = options.heartbeat, context.channel.isWritable {
      write(text: heartbeat, context: context, promise: nil)
      context.flush()
    }
    // While reading is paused, the peer's pong is queued behind unread frames.
    if !pauses.isEmpty { pings.received() }
    switch pings.tick() {
    case .nothing: break
    case .ping:
      write(.ping, ByteBuffer(), context: context)
      context.flush()
    case .close:
      beginClosing(.unresponsive, reason: "no answer to a ping", context: context)
      return
    }
    scheduleTick(context: context)
  }

  // MARK: Back-pressure

  func read(context: ChannelHandlerContext) {
    // Reading pauses while the peer does not read, so that replies cannot accumulate.
    if !pauses.isEmpty || (phase == .open && !context.channel.isWritable) {
      isReadWanted = true
    } else {
      context.read()
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    readIfWanted(context: context)
    context.fireChannelWritabilityChanged()
  }

  func triggerUserOutboundEvent(
    context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
  ) {
    guard let pause = event as? ReadingPause else {
      context.triggerUserOutboundEvent(event, promise: promise)
      return
    }
    switch pause {
    case .begin(let reason): pauses.insert(reason)
    case .end(let reason):
      pauses.remove(reason)
      readIfWanted(context: context)
    }
    promise?.succeed()
  }

  private func readIfWanted(context: ChannelHandlerContext) {
    guard isReadWanted, pauses.isEmpty, phase != .open || context.channel.isWritable else { return }
    isReadWanted = false
    context.read()
  }
}
