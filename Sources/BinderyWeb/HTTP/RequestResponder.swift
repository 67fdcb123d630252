internal import HummingbirdCore
internal import NIOCore

/// Responds to HTTP requests.
protocol RequestResponder: Sendable {
  /// Responds to one request. Errors are converted to responses.
  ///
  /// - Parameter peer: The peer address of the connection: that of a browser or a proxy.
  func respond(to request: Request, from peer: SocketAddress?) async -> Response
}
