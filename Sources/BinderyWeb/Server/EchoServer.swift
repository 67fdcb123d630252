internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore

/// A server whose sockets return the text they receive, on the same stack as a host's: the baseline of its
/// benchmarks.
package struct EchoServer: Sendable {
  /// Creates a server.
  package init() {}

  /// Serves on a free port of this machine until the task is canceled.
  ///
  /// - Parameter onListening: Called with the port.
  /// - Throws: ``WebHostError`` if no port can be opened.
  package func run(onListening: @escaping @Sendable (_ port: Int) async -> Void) async throws(WebHostError) {
    var logger = Logger(label: "echo")
    logger.logLevel = .critical
    let server = WebServer(
      host: "127.0.0.1", port: 0, options: WebChannelOptions(), logger: logger, responder: EmptyResponder(),
      makeReceiver: { _, _, _ in EchoReceiver() })
    let (stop, stopper) = AsyncStream<Never>.makeStream()
    defer { stopper.finish() }
    try await server.run(until: stop, signals: [], onListening: onListening)
  }
}

/// Responds to every request with an empty body.
private struct EmptyResponder: RequestResponder {
  func respond(to request: Request, from peer: RequestPeer) async -> Response { Response(status: .ok) }
}

/// Sends received text back.
private final class EchoReceiver: SocketReceiver {
  private var socket: Socket?

  func opened(_ socket: Socket) { self.socket = socket }

  func received(_ message: SocketMessage) {
    if case .text(let text) = message { socket?.send([.text(text)]) }
  }

  func closed() { socket = nil }
}
