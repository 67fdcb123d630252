/// A message from a socket's event loop to the main actor.
struct SessionMessage: Sendable {
  /// The content of the message.
  enum Content: Sendable {
    case frame(ClientFrame)
    /// The socket is closed.
    case closed
  }

  let connection: SessionConnection
  let content: Content
}
