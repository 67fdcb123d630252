internal import NIOCore

/// What a peer said, whole and checked.
enum SocketMessage: Hashable, Sendable {
  /// Words.
  case text(String)
  /// Bytes.
  case binary(ByteBuffer)
  /// "Are you there?", to be answered with the same bytes.
  case ping(ByteBuffer)
  /// The answer to a ping.
  case pong(ByteBuffer)
  /// Good-bye, with the reason that the peer gave.
  case close(CloseCode?, reason: String)
}
