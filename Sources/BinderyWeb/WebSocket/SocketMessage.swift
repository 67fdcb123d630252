internal import NIOCore

/// A complete, validated message of a peer.
enum SocketMessage: Hashable, Sendable {
  /// A text message.
  case text(String)
  /// A binary message.
  case binary(ByteBuffer)
  /// A ping, which must be answered with the same bytes.
  case ping(ByteBuffer)
  /// The response to a ping.
  case pong(ByteBuffer)
  /// A close frame, with the peer's code and reason.
  case close(CloseCode?, reason: String)
}
