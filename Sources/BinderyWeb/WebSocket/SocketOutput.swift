/// What goes out through a socket.
enum SocketOutput: Sendable {
  /// A message.
  case text(String)
  /// Good-bye: nothing is sent after it. A reason is cut off at 123 bytes.
  case close(CloseCode, reason: String)
}
