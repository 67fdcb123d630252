internal import HummingbirdCore
internal import NIOCore

/// Answers HTTP requests.
protocol RequestResponder: Sendable {
  /// Responds to one request. A failure is a response, too.
  ///
  /// - Parameter peer: the other end of the connection: a browser's address, or that of a proxy.
  func respond(to request: Request, from peer: SocketAddress?) async -> Response
}
