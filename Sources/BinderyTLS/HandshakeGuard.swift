internal import NIOCore
internal import NIOSSL
internal import NIOTLS

/// Follows NIO's TLS handler. Closes a connection whose handshake fails or takes too long, and reports it.
///
///     bytes ─ NIOSSLServerHandler ─ HandshakeGuard ─ HTTP codec …
final class HandshakeGuard: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let timeout: TimeAmount
  private let report: (_ failure: String) -> Void
  private var deadline: Scheduled<Void>?
  private var isPending = true

  /// Creates the guard of one connection.
  ///
  /// - Parameter report: Called with a sentence for the log when the handshake fails.
  init(timeout: TimeAmount, report: @escaping (_ failure: String) -> Void) {
    self.timeout = timeout
    self.report = report
  }

  func handlerAdded(context: ChannelHandlerContext) {
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: timeout) {
      self.fail("a client completed no TLS handshake in time", context: context)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .handshakeCompleted = event as? TLSUserEvent { end() }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error as? NIOSSLError {
    // Clients that leave without a word are common, and HTTP and WebSockets have an end of their own (RFC 9112 §9.8).
    case .uncleanShutdown: break
    case .handshakeFailed(.sslError([.eofDuringHandshake])): break
    case .handshakeFailed:
      fail(
        "a client sends plain HTTP or an old version of TLS, or does not accept the certificate",
        context: context)
    default: context.fireErrorCaught(error)
    }
  }

  private func fail(_ sentence: String, context: ChannelHandlerContext) {
    guard isPending else { return }
    end()
    report(sentence)
    context.close(promise: nil)
  }

  private func end() {
    isPending = false
    deadline?.cancel()
    deadline = nil
  }
}
