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
  private let channel: any Channel

  init(_ channel: any Channel) { self.channel = channel }

  /// The address of the peer.
  var address: SocketAddress? { channel.remoteAddress }

  /// Whether the connection is closed, so that a response arrives nowhere.
  var isGone: Bool { !channel.isActive }
}
