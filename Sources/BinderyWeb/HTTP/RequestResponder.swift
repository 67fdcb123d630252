internal import HummingbirdCore
internal import NIOCore

/// Responds to HTTP requests.
protocol RequestResponder: Sendable {
  /// Responds to one request. Errors are converted to responses.
  ///
  /// - Parameter peer: The other end of the connection: a browser or a proxy.
  func respond(to request: Request, from peer: RequestPeer) async -> Response
}

/// The other end of a request's connection.
struct RequestPeer: Sendable {
  /// The address of the peer.
  let address: SocketAddress?
  /// Whether the peer is still there.
  var presence = ClientPresence()
}
