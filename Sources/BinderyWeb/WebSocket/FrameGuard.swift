internal import NIOCore

/// Precedes NIO's decoder of frames, which stores a frame until it is complete. Refuses lengths that the decoder accepts although they are
/// not in the shortest form, messages that are not complete in time, and more bytes of unfinished messages than the clients of one
/// address may have.
///
///     bytes ─ FrameGuard ─ NIO's decoder ─ frames ─ WebSocketHandler
final class FrameGuard: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let options: SocketOptions
  private let address: ClientAddress
  private var scanner = FrameScanner()
  /// The unfinished bytes that are counted for the address.
  private var counted = 0
  private var deadline: Scheduled<Void>?
  private var isOver = false

  /// Creates the guard of one socket of a client.
  init(options: SocketOptions, address: ClientAddress) {
    self.options = options
    self.address = address
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isOver else { return }
    var bytes = unwrapInboundIn(data)
    var complete = 0
    do throws(WebSocketViolation) {
      try scanner.scan(bytes.readableBytesView, complete: &complete)
      try count(context: context)
      context.fireChannelRead(data)
    } catch {
      // What a peer has sent before does not depend on whether it arrives with the rest.
      if let frames = bytes.readSlice(length: complete), complete > 0 {
        context.fireChannelRead(wrapInboundOut(frames))
      }
      end(error, context: context)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    release()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { release() }

  private func count(context: ChannelHandlerContext) throws(WebSocketViolation) {
    let present = scanner.unfinishedBytes
    guard present != counted else { return }
    guard options.unfinished?.change(by: present - counted, of: address) ?? true else {
      throw .tooManyUnfinishedBytes
    }
    counted = present
    if present == 0 {
      deadline?.cancel()
      deadline = nil
    } else if deadline == nil {
      scheduleDeadline(context: context)
    }
  }

  private func scheduleDeadline(context: ChannelHandlerContext) {
    let message = scanner.messages
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: options.messageTimeout) {
      if self.scanner.messages == message {
        self.end(.slowMessage, context: context)
      } else {
        self.scheduleDeadline(context: context)
      }
    }
  }

  private func end(_ violation: WebSocketViolation, context: ChannelHandlerContext) {
    isOver = true
    release()
    context.fireErrorCaught(violation)
  }

  private func release() {
    deadline?.cancel()
    deadline = nil
    _ = options.unfinished?.change(by: -counted, of: address)
    counted = 0
  }
}
