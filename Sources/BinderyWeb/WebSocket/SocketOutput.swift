/// An output of a socket.
enum SocketOutput: Sendable {
  /// A text message.
  case text(String)
  /// A close frame, after which nothing is sent. The reason is truncated to 123 bytes.
  case close(CloseCode, reason: String)
}
