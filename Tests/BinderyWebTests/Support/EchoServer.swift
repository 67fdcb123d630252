import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import TestSupport

@testable import BinderyWeb

/// A server that returns the text that a socket receives, and responds to every request with its path.
struct EchoServer {
  let port: Int

  /// Runs a server during `body`.
  static func run<R>(
    options: WebChannelOptions = WebChannelOptions(), _ body: (EchoServer) async throws -> R
  ) async throws -> R {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let server = WebServer(
      host: "127.0.0.1", port: 0, options: options, logger: logger, responder: PathResponder(),
      makeReceiver: { _, _, _ in EchoReceiver() })
    let (stop, stopper) = AsyncStream<Never>.makeStream()
    let (port, running) = try await startServer {
      try await server.run(until: stop, signals: [], onListening: $0)
    }
    defer { stopper.finish() }
    let result = try await body(EchoServer(port: port))
    stopper.finish()
    try await running.value
    return result
  }
}

private struct PathResponder: RequestResponder {
  func respond(to request: Request, from peer: RequestPeer) async -> Response {
    Response(status: .ok, body: .init(byteBuffer: ByteBuffer(string: "path \(request.uri.path)")))
  }
}

private final class EchoReceiver: SocketReceiver {
  private var socket: Socket?

  func opened(_ socket: Socket) { self.socket = socket }

  func received(_ message: SocketMessage) {
    switch message {
    case .text(let text): socket?.send([.text(text)])
    case .binary(let data): socket?.send([.text("\(data.readableBytes) bytes")])
    default: break
    }
  }

  func closed() { socket = nil }
}
